#!/usr/bin/env bash
# Measures the named frameworks, or those of the main job, at depths that double, all interleaved;
# options as for ./tare sweep. THREADS and the like work as for ./measure.sh.
set -euo pipefail
exec "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/tare" sweep "$@"
