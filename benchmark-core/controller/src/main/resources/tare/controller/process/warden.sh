# shellcheck shell=bash
# Run by bash with a pipe from the controller as standard input. Is told which processes run,
# and when the pipe closes, however the controller came to its end, kills those that are left:
#   started PID START_TIME    PID leads a process group; START_TIME as in /proc, 0 when unknown
#   ended PID                 PID is gone; what it left in its group goes too
trap '' INT TERM HUP

start_time_of() {
  local stat fields
  stat=$(cat "/proc/$1/stat" 2>/dev/null) || { echo 0 && return; }
  read -ra fields <<<"${stat##*) }" # the name before it may hold anything
  echo "${fields[19]}"
}

started=()
while read -r word pid start_time; do
  case $word in
  started) started[pid]=$start_time ;;
  ended)
    unset "started[$pid]"
    # Its number is free for others once nobody of its group is left.
    [ -e "/proc/$pid" ] || kill -9 -- "-$pid" 2>/dev/null
    ;;
  esac
done

for pid in "${!started[@]}"; do
  now=$(start_time_of "$pid")
  # A pid may have been given to someone else; a group without its leader has not.
  if [ "$now" = "${started[pid]}" ] || [ "$now" = 0 ]; then
    kill -9 -- "-$pid" "$pid" 2>/dev/null
  fi
done
exit 0
