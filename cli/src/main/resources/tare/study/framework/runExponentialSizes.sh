#!/usr/bin/env bash
# Measures this framework at call depths that double.
set -euo pipefail
for depth in 2 4 8 16 32 64 128; do
  "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/measure.sh" --depth "$depth" "$@"
done
