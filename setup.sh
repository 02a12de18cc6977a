#!/usr/bin/env bash
# Builds everything, then fetches agents and backends. Does only what is missing.
set -euo pipefail

home=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
built=$home/cli/target/.built

fail() {
  printf 'tare: %s\n' "$*" >&2
  exit 2
}

java_feature() {
  "$1" -XshowSettings:properties -version 2>&1 | sed -n 's/^ *java\.specification\.version = //p'
}

need_tools() {
  local java=${JAVA_HOME:+$JAVA_HOME/bin/}java feature
  command -v "$java" >/dev/null || fail "no Java found: install a JDK 17 or newer, or set JAVA_HOME to one."
  feature=$(java_feature "$java")
  case $feature in
  1.* | [0-9] | 1[0-6]) fail "Java $feature is too old ($java): set JAVA_HOME to a JDK 17 or newer." ;;
  esac
  command -v "${java}c" >/dev/null || fail "$java belongs to a runtime without compiler: set JAVA_HOME to a JDK."
  command -v mvn >/dev/null || fail "Maven is missing: install Maven 3.8 or newer (Debian: apt-get install maven)."
}

up_to_date() {
  [ -f "$built" ] && [ -z "$(find "$home" \( -name target -o -name results -o -name test -o -name .git \) -prune \
    -o \( -name '*.java' -o -name pom.xml -o -path '*/src/main/*' \) -newer "$built" -print -quit)" ]
}

# Loading classes is half of a short command: those that analyze needs are archived once. A JVM that
# cannot use the archive, or a build that could not make it, goes without.
archive_classes() {
  local training=$home/cli/target/training java=${JAVA_HOME:+$JAVA_HOME/bin/}java fork configuration
  local tare=("$java" -XX:+UseSerialGC -Dtare.home="$home")
  rm -rf "$training" "$home/cli/target/tare.jsa"
  mkdir -p "$training/raw"
  for fork in 1 2; do
    for configuration in 0 1; do
      printf '1;100;1000;0\n%.0s' {1..200} >"$training/raw/raw-$fork-1-$configuration.csv"
    done
  done
  {
    "${tare[@]}" -jar "$home/cli/target/tare-cli.jar" import moobench "$training/raw" --out "$training/run" &&
      "${tare[@]}" -XX:ArchiveClassesAtExit="$home/cli/target/tare.jsa" \
        -jar "$home/cli/target/tare-cli.jar" analyze "$training/run"
  } >"$training/log" 2>&1 || true
}

# Two builds at once would write into one another's folders.
build() {
  need_tools
  exec 9>"$home/.build.lock"
  if command -v flock >/dev/null; then flock 9; fi
  if up_to_date; then return; fi
  printf 'Building Tare …\n' >&2
  mkdir -p "${built%/*}"
  local started=$home/cli/target/.started log=$home/cli/target/build.log
  touch "$started"
  mvn -B -f "$home/pom.xml" -DskipTests package 2>&1 | tee "$log" |
    sed -un 's/^\[INFO\] Building \(Tare.*\) [0-9.]* *\(\[.*\]\)$/  \2 \1/p' >&2 ||
    {
      grep -m 10 ERROR "$log" >&2
      fail "the build failed; its whole output: $log"
    }
  archive_classes
  mv "$started" "$built"
  exec 9>&-
}

up_to_date || build
if [ "${1:-}" != --build-only ]; then "$home/tare" fetch "$@"; fi
