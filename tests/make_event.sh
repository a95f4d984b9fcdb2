#!/bin/sh
# Prints an event file with a plain schedule, for tests that need one and no search:
#   tests/make_event.sh PLAYERS ROUNDS RULES [OPTIONS-JSON] [FIRST-ID]
# The players of seat s move on by s tables each round, so every round seats everybody once.
set -eu
awk -v n="$1" -v rounds="$2" -v rules="$3" -v options="${4:-}" -v first="${5:-1}" 'BEGIN {
  tables = int((n + 3) / 4)
  printf "{ \"rota\": 1, \"name\": \"%s of %d\", \"rules\": \"%s\",%s \"seed\": 1, \"lot_seed\": 7,\n  \"players\": [\n", \
    rules, n, rules, options == "" ? "" : " \"options\": " options ","
  for (i = 0; i < n; i++)
    printf "    { \"id\": \"%d\", \"name\": \"Player %03d\" }%s\n", first + i, first + i, i < n - 1 ? "," : " ],"
  print "  \"rounds\": ["
  for (r = 0; r < rounds; r++) {
    printf "    { \"stage\": \"prelim\", \"round\": %d, \"tables\": [\n", r + 1
    for (t = 0; t < tables; t++) seats[t] = ""
    for (i = 0; i < n; i++) {
      s = int(i / tables)
      t = (i % tables + s * r) % tables
      seats[t] = seats[t] (seats[t] == "" ? "" : ", ") "\"" (first + i) "\""
    }
    for (t = 0; t < tables; t++)
      printf "      { \"table\": %d, \"seats\": [%s] }%s\n", t + 1, seats[t], t < tables - 1 ? "," : " ] }"
    print r < rounds - 1 ? "," : "  ] }"
  }
}'
