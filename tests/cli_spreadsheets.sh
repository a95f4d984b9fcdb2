#!/bin/sh
# Lists as people have them: in the encodings of old spreadsheets, as Excel files, with headers in other languages.
. tests/lib.sh

# Eight people in two columns, the text in UTF-8 on stdin, converted to an encoding.
in_encoding() {
  iconv -f utf-8 -t "$1"
}

# read_as NAME NOTE PERSON [OPTION...]: the roster $work/list.csv is read, with this note ("" for none) and this person
read_as() {
  name=$1 note=$2 person=$3
  shift 3
  run plan "$work/list.csv" --rounds 1 "$@"
  expect "$name" 0
  says "$name" "$work/out" "$person"
  if [ -n "$note" ]; then
    says "$name" "$work/err" "$note"
  elif grep -q 'read as' "$work/err"; then
    fail "$name" "says: $(cat "$work/err")"
  else
    pass
  fi
}

german='Name;Country\r\nMüller, Jörg;DE\r\nGroß, Anna;DE\r\nWeiß;AT\r\nÇelik;CH\r\nA;DE\r\nB;AT\r\nC;CH\r\nD;CH\r\n'
printf "$german" | in_encoding windows-1252 >"$work/list.csv"
read_as german-excel 'read as Windows-1252, for example "Müller, Jörg" and "Groß, Anna"; if that looks wrong, choose with --encoding' \
  "Müller, Jörg (DE)"
read_as chosen "" "Groß, Anna (DE)" --encoding iso-8859-1
run plan "$work/list.csv" --rounds 1 --quiet
if [ -s "$work/err" ]; then fail quiet-encoding "$(cat "$work/err")"; else pass; fi
printf "$german" | in_encoding utf-16 >"$work/list.csv"
read_as utf-16 "" "Müller, Jörg (DE)"
printf '\376\377' >"$work/list.csv"
printf "$german" | in_encoding utf-16be >>"$work/list.csv"
read_as utf-16be "" "Müller, Jörg (DE)"
printf "$german" >"$work/list.csv"
read_as utf-8 "" "Müller, Jörg (DE)"
printf 'name\nDvořák Jiří\nŽižka\nČapek Tomáš\nŠárka Nováková\nA\nB\nC\nD\n' | in_encoding windows-1250 >"$work/list.csv"
read_as czech 'read as Windows-1250, for example "Dvořák Jiří" and "Žižka"' "Čapek Tomáš"
printf 'name\nИван Петров\nАнна Каренина\nСергей Иванов\nD\n' | in_encoding windows-1251 >"$work/list.csv"
read_as russian 'read as Windows-1251, for example "Иван Петров" and "Анна Каренина"' "Сергей Иванов"
printf 'name\nİbrahim Çelik\nGülşah Yıldız\nOğuz Şahin\nD\n' | in_encoding windows-1254 >"$work/list.csv"
read_as turkish 'read as Windows-1254, for example "İbrahim Çelik" and "Gülşah Yıldız"' "Oğuz Şahin"
printf 'name\nΓιώργος Παπαδόπουλος\nΕλένη Νικολάου\nΣοφία\nD\n' | in_encoding iso-8859-7 >"$work/list.csv"
read_as greek 'read as ISO-8859-7, for example "Γιώργος Παπαδόπουλος"' "Σοφία"

# refused NAME CODE TEXT ARGUMENT...: one line that holds the text
refused() {
  name=$1 code=$2 text=$3
  shift 3
  run "$@"
  expect "$name" "$code"
  one_line "$name" "$work/err"
  says "$name" "$work/err" "$text"
}
refused unknown-encoding 2 "encoding 'klingon': unknown; known are utf-8" plan "$work/list.csv" --encoding klingon
refused wrong-encoding 3 "list.csv: not a text in utf-8" plan "$work/list.csv" --encoding utf-8

# Results that were filled in and saved by an old spreadsheet.
printf 'name\nJosé Peña\nÅsa Öberg\nC\nD\n' >"$work/list.csv"
run plan "$work/list.csv" --rounds 1 --quiet -o "$work/event.json"
run results "$work/event.json" --template -o "$work/results.csv"
awk -F, -v OFS=';' 'NR > 1 { $7 = NR == 2 ? 10 : 6; $8 = NR == 2 ? "x" : "" } { $1 = $1; print }' "$work/results.csv" |
  in_encoding windows-1252 >"$work/filled.csv"
run results "$work/event.json" --import "$work/filled.csv"
expect results-encoding 0
says results-encoding "$work/err" "read as Windows-1252"
says results-encoding "$work/out" "1 tables entered"

# The workbook to fill in, one sheet a round: what it holds comes back as from CSV.
sh tests/make_event.sh 16 3 wc2025 >"$work/empty.json"
cp "$work/empty.json" "$work/played.json"
run simulate "$work/played.json" --seed 3
expect simulate 0
run results "$work/played.json" --template -o "$work/filled.xlsx"
expect workbook 0
run results "$work/played.json" --template -o "$work/filled.csv" --force
for kind in csv xlsx; do
  cp "$work/empty.json" "$work/$kind.json"
  run results "$work/$kind.json" --import "$work/filled.$kind"
  expect "import-$kind" 0
  says "import-$kind" "$work/out" "12 tables entered, 0 changed, 0 as they were"
  run rank "$work/$kind.json"
  cp "$work/out" "$work/rank-$kind"
done
same results-of-a-workbook "$work/rank-csv" "$work/rank-xlsx"
cp "$work/empty.json" "$work/one.json"
run results "$work/one.json" --import "$work/filled.xlsx" --sheet "round 2"
says one-sheet "$work/out" "4 tables entered"

# A workbook wherever a CSV file is read.
run plan "$work/filled.xlsx" --rounds 1 --sheet "Round 3" --avoid none -o "$work/again.json"
expect roster-of-a-workbook 0
says roster-of-a-workbook "$work/out" "16 players"
run plan "$work/filled.xlsx" --rounds 1 --avoid none
says sheet-noted "$work/err" "filled.xlsx: sheet 'Round 1' read, of 3; another is chosen with --sheet NAME"
run check "$work/filled.xlsx"
says schedule-of-a-workbook "$work/out" "16 players"
refused no-such-sheet 3 "no sheet 'Round 9'; it has Round 1, Round 2, Round 3" plan "$work/filled.xlsx" --sheet "Round 9"
head -c 3000 "$work/filled.xlsx" >"$work/cut.xlsx"
refused cut-workbook 3 "cut.xlsx: a broken Excel file" plan "$work/cut.xlsx"

finish
