#!/usr/bin/env bash
# Measures this framework; options as for ./measure.sh in the project's root.
set -euo pipefail
exec "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../../tare" measure @NAME@ "$@"
