#!/usr/bin/env bash
# Measures this framework at depths that double, all interleaved; options as for ./tare sweep.
set -euo pipefail
exec "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../../tare" sweep @NAME@ "$@"
