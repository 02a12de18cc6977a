#!/usr/bin/env bash
# Measures, adds the run to a history, draws its page, and ends as the check of the history does.
set -euo pipefail

home=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
history=history
label=$(date -u +%Y-%m-%d)
results=$home/results/$(date -u +%Y%m%d-%H%M%S)-regression
add=()

usage() {
  cat >&2 <<'TEXT'
usage: regression.sh [--history DIR] [--label TEXT] [--commit ID] [--machine NAME] [--results DIR]
                     [-- FRAMEWORK... OPTIONS]
  What follows -- goes to 'tare measure'. Default history: history/; default label: today.
  Ends with 1 on a relevant regression, with 3 when a measurement failed or is not valid.
TEXT
  exit 2
}

while [ $# -gt 0 ]; do
  case $1 in
  --history) history=${2:?$1 needs a folder} ;;
  --label) label=${2:?$1 needs a text} ;;
  --results) results=${2:?$1 needs a folder} ;;
  --commit | --machine) add+=("$1" "${2:?$1 needs a value}") ;;
  --)
    shift
    break
    ;;
  *) usage ;;
  esac
  shift 2
done

measured=0
"$home/tare" measure "$@" --out "$results" >&2 || measured=$?
# What is not valid is history, too: a lost record shows in the delivered share.
if [ "$measured" != 0 ] && [ "$measured" != 3 ]; then exit "$measured"; fi

"$home/tare" history add "$results" --label "$label" ${add[@]+"${add[@]}"} --history "$history" >&2
"$home/tare" history show --history "$history" >&2
"$home/tare" history check --history "$history"
exit "$measured"
