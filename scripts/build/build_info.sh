#!/bin/sh
# What this build is, as C: `build_info.sh FILE COMPILER FLAGS` writes FILE unless it says the same already.
# The hash is over all that decides what a search gives: the sources of rules and search, and the flags but those for
# warnings, debugging and paths.
set -eu
export LC_ALL=C
file=$1 compiler=$2 flags=
for flag in $3; do
  case $flag in
  -W* | -g* | -I* | -DROTA_VERSION* | -D_POSIX*) ;;
  *) flags="$flags${flags:+ }$flag" ;;
  esac
done
hash=$({ cat scoring/*.[ch] solver/*.[ch]; echo "$flags"; } | sha256sum | cut -c1-16)
commit=$(git describe --always --dirty --abbrev=12 2>/dev/null || echo unknown)
# shellcheck disable=SC2086 # the compiler may be two words, as ccache gcc
about=$($compiler --version 2>/dev/null | sed -n 1p)
quote() { printf '%s' "$1" | sed 's/[\\"]/\\&/g'; }
{
  echo '#include "io/bench/build_info.h"'
  printf 'const struct build_info build_info = {"%s", "%s", "%s", "%s"};\n' \
    "$hash" "$(quote "$commit")" "$(quote "$about")" "$(quote "$flags")"
} >"$file.new"
if cmp -s "$file.new" "$file"; then rm "$file.new"; else mv "$file.new" "$file"; fi
