#!/bin/sh
# Text files as C: `embed.sh HEADER NAME=FILE...` prints an array of bytes for each, with a closing 0.
set -eu
printf '#include "%s"\n' "$1"
shift
for pair in "$@"; do
  printf 'const unsigned char %s[] = {\n' "${pair%%=*}"
  od -An -v -tu1 "${pair#*=}" | sed 's/ *\([0-9][0-9]*\)/\1,/g'
  echo '0};'
done
