#!/usr/bin/env bash
# The main job: measure the named frameworks, print the table, write the results.
set -euo pipefail
exec "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/tare" measure "$@"
