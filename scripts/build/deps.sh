#!/bin/sh
# Installs the Debian packages that a target needs, and nothing when they are all there.
#
#   scripts/build/deps.sh [build] [check] [browser] [bench] [peers] [cluster]
#
# "build" (the default) is what the program and its tests need, "check" what the longer checks need, "browser" what
# the tests of the phone page need, "bench" what draws plots, "peers" other solvers to compare with, "cluster" what
# runs a campaign on many machines.
# Works as root or through sudo; no network is touched when nothing is missing.
set -eu

BUILD="gcc make pkg-config libc6-dev libgomp1 libglpk-dev libcjson-dev libcsv-dev libutf8proc-dev \
  libpango1.0-dev libcairo2-dev libqrencode-dev libicu-dev libzip-dev libexpat1-dev libxlsxwriter-dev libuchardet-dev \
  fonts-noto-core fonts-noto-cjk poppler-utils"
CHECK="git clang-format cppcheck valgrind time"
BROWSER="chromium"
BENCH="gnuplot-nox"
PEERS="clasp minizinc glpk-utils coinor-cbc"
CLUSTER="slurm-wlm munge parallel"

packages=""
for group in "${@:-build}"; do
  case "$group" in
    build) packages="$packages $BUILD" ;;
    check) packages="$packages $BUILD $CHECK" ;;
    browser)
      packages="$packages $BUILD $BROWSER"
      # Node.js is often there without being a package.
      command -v npm >/dev/null 2>&1 || packages="$packages nodejs npm"
      ;;
    bench) packages="$packages $BUILD $BENCH" ;;
    peers) packages="$packages $BUILD $BENCH $PEERS" ;;
    cluster) packages="$packages $BUILD $CLUSTER" ;;
    *) echo "deps.sh: unknown group '$group' (build, check, browser, bench, peers, cluster)" >&2; exit 2 ;;
  esac
done

installed() {
  dpkg-query -W -f '${db:Status-Status}\n' "$1" 2>/dev/null | grep -qx installed
}

list_missing() {
  for package in $packages; do
    installed "$package" || printf '%s ' "$package"
  done
}

if ! command -v dpkg-query >/dev/null 2>&1; then
  echo "deps.sh: this is not a Debian system; please install by hand what corresponds to:$packages" >&2
  exit 0
fi
missing=$(list_missing)
[ -n "$missing" ] || exit 0

if [ "$(id -u)" -eq 0 ]; then
  as_root=""
elif command -v sudo >/dev/null 2>&1; then
  as_root="sudo"
else
  echo "deps.sh: missing packages: $missing" >&2
  echo "deps.sh: neither root nor sudo: install them with  apt-get install $missing" >&2
  exit 4
fi

echo "installing: $missing" >&2
log=$(mktemp)
trap 'rm -f "$log"' EXIT
export DEBIAN_FRONTEND=noninteractive
# shellcheck disable=SC2086  # the lists are meant to split into words
if ! $as_root apt-get install -y --no-install-recommends $missing >"$log" 2>&1; then
  # The package lists may be absent or old: refresh them once.
  $as_root apt-get update >>"$log" 2>&1 || true
  $as_root apt-get install -y --no-install-recommends $missing >>"$log" 2>&1 || true
fi

left=$(list_missing)
if [ -n "$left" ]; then
  tail -n 5 "$log" >&2
  echo "deps.sh: could not install: $left" >&2
  exit 4
fi
