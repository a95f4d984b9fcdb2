#!/bin/sh
# cppcheck over the program, where it is installed: warnings and portability.
set -eu
cd "$(dirname "$0")/../.."
command -v cppcheck >/dev/null || { echo "cppcheck.sh: left out, cppcheck is not installed" >&2; exit 0; }
# The asserts of the search recount by calling functions, which is what they are for.
cppcheck --quiet --error-exitcode=1 --std=c11 --inline-suppr --enable=warning,portability -I. \
  -j"$(nproc)" -DROTA_VERSION='"0"' --suppress=missingInclude --suppress=assertWithSideEffect scoring solver io
