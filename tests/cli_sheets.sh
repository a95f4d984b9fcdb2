#!/bin/sh
# The sheets as files: every name the right number of times, fonts embedded, spreadsheets and pages safe from hostile
# names, and broken inputs refused without leaving anything behind.
. tests/lib.sh
export SOURCE_DATE_EPOCH=1700000000

# count TEXT FILE: how often
count() { grep -oF -- "$1" "$2" | wc -l | tr -d ' '; }

# is NAME GOT WANTED
is() {
  if [ "$2" = "$3" ]; then pass; else fail "$1" "is '$2', wanted '$3'"; fi
}

# sheets NAME EVENT FILE OPTION...: must succeed and print nothing
sheets() {
  name=$1 input=$2 file=$3
  shift 3
  run sheets "$input" -o "$work/$file" "$@"
  expect "$name" 0
  if [ -s "$work/out" ] || [ -s "$work/err" ]; then fail "$name" "printed: $(cat "$work/out" "$work/err")"; else pass; fi
}

run plan instances/demo.csv --name "Demo" -q -o "$work/demo.json"
expect plan 0
cp "$work/demo.json" "$work/done.json"
run simulate "$work/done.json" --seed 7 --all
expect simulate 0
run plan instances/p77.csv -q -o "$work/short.json"
expect plan-77 0
run plan tests/data/hostile.csv --name '=1+1<b>' -q -o "$work/hostile.json"
expect plan-hostile 0
cp "$work/hostile.json" "$work/hostile-done.json"
run simulate "$work/hostile-done.json" --seed 7 --all
expect simulate-hostile 0

# --- every name the right number of times, in the text of the PDF and in text files ---
# wrong_counts ROSTER TEXT WANTED: the names of the roster that the text does not hold so often
wrong_counts() {
  LC_ALL=C awk -v wanted="$3" '
    FNR == NR { if (FNR > 1) { split($0, field, ","); name[++names] = field[2] }; next }
    { for (i = 1; i <= names; i++) { rest = $0; while (at = index(rest, name[i])) { count[i]++; rest = substr(rest, at + 1) } } }
    END { for (i = 1; i <= names; i++) if (count[i] + 0 != wanted) print name[i] }' "$1" "$2"
}

# pdf_names NAME ROSTER PDF WANTED: words of scripts that run from the right come in order only with -layout
pdf_names() {
  marks='s/\xE2\x80[\x8E\x8F\xAA-\xAE]//g'
  pdftotext -raw "$work/$3" - | LC_ALL=C sed "$marks" >"$work/raw"
  pdftotext -layout "$work/$3" - | LC_ALL=C sed "$marks" >"$work/layout"
  wrong_counts "$2" "$work/raw" "$4" | sort >"$work/wrong-raw"
  wrong_counts "$2" "$work/layout" "$4" | sort >"$work/wrong-layout"
  is "$1" "$(comm -12 "$work/wrong-raw" "$work/wrong-layout")" ""
}
for roster in demo p77; do
  case $roster in demo) event=demo ;; *) event=short ;; esac
  for kind in wall index records; do
    sheets "$event-$kind" "$work/$event.json" "$event-$kind.pdf" --kind $kind
    case $kind in index) wanted=1 ;; *) wanted=4 ;; esac
    pdf_names "$event-$kind-names" instances/$roster.csv "$event-$kind.pdf" $wanted
  done
done
sheets players "$work/demo.json" players.pdf --kind players
pdf_names players-names instances/demo.csv players.pdf 13 # once as the owner, twelve times as an opponent
sheets tables "$work/demo.json" tables.pdf --kind tables
pdftotext -raw "$work/tables.pdf" - >"$work/raw"
is tables-upright "$(count 'Ahti Kask' "$work/raw")" 4
is tables-both-sides "$(count Ahti "$work/raw")" 8
sheets text "$work/demo.json" all.txt
is text-names "$(count 'Ahti Kask' "$work/all.txt")" 29 # wall 4, index 1, tables 4, players 4 + 12, records 4
sheets text-round "$work/demo.json" one.txt --round 2
is text-round-names "$(count 'Ahti Kask' "$work/one.txt")" 8 # wall, index, tables, players 1 + 3, records
sheets done-stage "$work/done.json" stage.pdf --kind stage
pdftotext -layout "$work/stage.pdf" - >"$work/raw"
is stage-players "$(grep -cE '^ *[0-9]+ .* [0-9]+' "$work/raw" | awk '{print ($1 >= 8)}')" 1
sheets done-standings "$work/done.json" standings.txt --kind standings
says standings-cut "$work/standings.txt" "The best 16 go through"
says standings-by "$work/standings.txt" "share sum"
is standings-rows "$(grep -cE '^ +[0-9]+  ' "$work/standings.txt")" 128
sheets german "$work/done.json" deutsch.txt --lang de --kind standings,stage
says german-cut "$work/deutsch.txt" "Die besten 16 kommen weiter"
says german-stage "$work/deutsch.txt" "Halbfinale"

# In a knock-out on a platform the seats are no positions (R2021-18): only the host is marked.
run generate --players 64 --seed 5 -o "$work/platform.csv"
run plan "$work/platform.csv" --rules dcwc2021 -q -o "$work/platform.json"
run simulate "$work/platform.json" --seed 2
run seed "$work/platform.json" --qualify 64
expect platform 0
sheets platform-wall "$work/platform.json" platform.csv --kind wall --round knockout --force
is platform-no-positions "$(grep -cE '^Knock-out round 1,[0-9]+,,' "$work/platform.csv")" 64
sheets platform-stage "$work/platform.json" platform.txt --kind stage
is platform-hosts "$(grep -cE '^ +Knock-out round 1 +[0-9]+ +H ' "$work/platform.txt")" 16
sheets platform-bracket "$work/platform.json" platform.svg --kind stage
sheets platform-page "$work/platform.json" platform.html
says platform-page "$work/platform.html" '"drawn":true'

# --- PDF: fonts embedded, size of the paper, the same bytes twice ---
sheets all "$work/done.json" all.pdf --kind all,matrix --url https://example.org/t --mono
is fonts-embedded "$(pdffonts "$work/all.pdf" | tail -n +3 | awk '$(NF-4) != "yes"' | wc -l)" 0
if [ "$(pdffonts "$work/all.pdf" | wc -l)" -gt 4 ]; then pass; else fail fonts "hardly any"; fi
says a4 "$work/all.pdf" "%PDF"
pdfinfo -f 1 -l 999 "$work/all.pdf" >"$work/info"
is a4-pages "$(grep 'Page.*size:' "$work/info" | grep -cvE '841.89 x 595.276|595.276 x 841.89')" 0
sheets letter "$work/done.json" letter.pdf --kind all --paper letter
pdfinfo -f 1 -l 999 "$work/letter.pdf" >"$work/info"
is letter-pages "$(grep 'Page.*size:' "$work/info" | grep -cvE '792 x 612|612 x 792')" 0
for kind in pdf svg html csv txt; do
  sheets "again-$kind" "$work/done.json" "again.$kind" --time "10:00"
  cp "$work/again.$kind" "$work/first"
  unset SOURCE_DATE_EPOCH
  sheets "again-$kind" "$work/done.json" "again.$kind" --time "10:00" --force
  export SOURCE_DATE_EPOCH=1700000000
  same "same-bytes-$kind" "$work/first" "$work/again.$kind"
done
sheets time "$work/demo.json" time.txt --kind index
says time "$work/time.txt" "printed 2023-11-14 22:13"

# --- SVG: one drawing ---
sheets svg-matrix "$work/demo.json" matrix.svg --kind matrix
says svg-matrix "$work/matrix.svg" "<svg"
sheets svg-stage "$work/done.json" stage.svg --kind stage
run sheets "$work/demo.json" -o "$work/x.svg" --kind wall
expect svg-many-pages 2
one_line svg-many-pages "$work/err"

# --- spreadsheets take no formula from a name ---
for kind in wall index tables players records matrix; do
  sheets "csv-$kind" "$work/hostile.json" "$kind.csv" --kind $kind
  if grep -qE '(^|,)"?(=|\+|-|@|＝)' "$work/$kind.csv"; then
    fail "csv-$kind" "unguarded: $(grep -E '(^|,)"?(=|\+|-|@|＝)' "$work/$kind.csv" | head -n 1)"
  else
    pass
  fi
done
says csv-guard "$work/index.csv" "'=HYPERLINK"
says csv-guard-plus "$work/index.csv" "'+4915112345678"
is csv-index-rows "$(wc -l <"$work/index.csv" | tr -d ' ')" 17
sheets csv-standings "$work/hostile-done.json" standings.csv --kind standings,stage
if grep -qE '(^|,)"?(=|\+|-|@)' "$work/standings.csv"; then fail csv-standings unguarded; else pass; fi

# --- the page: names are only names, nothing is fetched ---
sheets html "$work/hostile-done.json" page.html
is html-scripts "$(grep -o '<script' "$work/page.html" | wc -l | tr -d ' ')" 2
is html-elements "$(grep -ciE '<(img|svg|iframe|object|form)' "$work/page.html")" 0
says html-escaped "$work/page.html" "&lt;script&gt;window.hacked=1&lt;/script&gt;"
says html-json "$work/page.html" '\u003cscript\u003ewindow.hacked=1'
says html-title "$work/page.html" '<title>=1+1&lt;b&gt;</title>'
is html-no-address "$(grep -cE '(src|href)="?(https?:)?//' "$work/page.html")" 0
is html-no-import "$(grep -cE '@import|url\(|fetch\(|XMLHttpRequest|WebSocket' "$work/page.html")" 0

# --- logo and code ---
printf '\211PNG\r\n\032\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1\10\2\0\0\0\220wS\336\0\0\0\14IDATx\234c\370\317\300\0\0\3\1\1\0\311\376\222\357\0\0\0\0IEND\256B`\202' >"$work/logo.png"
sheets logo "$work/demo.json" logo.pdf --kind wall,tables,records --logo "$work/logo.png" --url https://example.org --round 1
is logo-images "$(pdfimages -list "$work/logo.pdf" | tail -n +3 | wc -l | awk '{print ($1 > 0)}')" 1
sheets logo-html "$work/demo.json" logo.html --logo "$work/logo.png"
says logo-html "$work/logo.html" 'src="data:image/png;base64,iVBORw0KGgo'

# --- broken inputs: one line, the right code, nothing left behind ---
# refused NAME CODE TEXT FILE OPTION...
refused() {
  name=$1 code=$2 text=$3 file=$4
  shift 4
  run sheets "$work/demo.json" -o "$file" "$@"
  expect "$name" "$code"
  one_line "$name" "$work/err"
  says "$name" "$work/err" "$text"
  left=$(ls "$file" "$file".*tmp 2>/dev/null)
  if [ -z "$left" ]; then pass; else fail "$name" "left behind: $left"; fi
}
printf 'GIF89a' >"$work/not.png"
head -c 40 "$work/logo.png" >"$work/cut.png"
long=$(printf '%04000d' 0)
refused no-logo 4 "cannot open" "$work/a.pdf" --logo "$work/none.png"
refused logo-folder 4 "cannot read" "$work/a.pdf" --logo "$work"
refused not-png 3 "not a PNG picture" "$work/a.pdf" --logo "$work/not.png"
refused cut-png 3 "damaged PNG picture" "$work/a.pdf" --logo "$work/cut.png"
refused unknown-kind 2 "unknown kind 'posters'" "$work/a.pdf" --kind wall,posters
refused unknown-ending 2 "unknown ending" "$work/a.doc"
refused no-ending 2 "unknown ending" "$work/a"
refused unknown-paper 2 "must be a4 or letter" "$work/a.pdf" --paper a5
refused unknown-language 2 "must be en or de" "$work/a.pdf" --lang xx
refused unknown-round 1 "no such round" "$work/a.pdf" --round 9
refused bad-round 2 "must be a round number" "$work/a.pdf" --round last
refused no-standings 1 "no results yet" "$work/a.pdf" --kind standings
refused no-stage 1 "no semifinal" "$work/a.pdf" --kind stage
refused long-address 3 "too long for a QR code" "$work/a.pdf" --url "https://$long"
refused no-folder 4 "cannot create" "$work/none/a.pdf" --kind index
refused file-as-folder 4 "cannot create" "$work/demo.json/a.pdf" --kind index
refused title-broken 2 "one line of UTF-8" "$work/a.pdf" --title "$(printf 'a\377b')"
refused title-lines 2 "one line of UTF-8" "$work/a.pdf" --title "$(printf 'a\nb')"
run sheets "$work/demo.json"
expect no-output 2
run sheets "$work/demo.json" -o "$work/index.csv"
expect exists 4
one_line exists "$work/err"
run sheets "$work/none.json" -o "$work/a.pdf"
expect no-event 4

if [ "$(id -u)" -ne 0 ]; then
  mkdir "$work/locked" && chmod 555 "$work/locked"
  refused locked-folder 4 "cannot create" "$work/locked/a.pdf" --kind index
else
  echo "skipped: a folder without write permission (root may write everywhere)"
fi

# A small file system of its own: full, then read-only.
mkdir "$work/small"
if mount -t tmpfs -o size=16k tmpfs "$work/small" 2>/dev/null; then
  refused disk-full 4 "No space left" "$work/small/a.pdf" --kind index
  echo old >"$work/small/old.txt"
  run sheets "$work/demo.json" -o "$work/small/old.txt" --force --kind all
  expect disk-full-force 4
  is disk-full-keeps-old "$(cat "$work/small/old.txt")" old
  is disk-full-leaves-nothing "$(ls "$work/small")" old.txt
  if mount -o remount,ro "$work/small" 2>/dev/null; then
    refused read-only 4 "Read-only file system" "$work/small/a.txt" --kind index
  fi
  umount "$work/small"
else
  echo "skipped: a full and a read-only disk (mount is not permitted here)"
fi

finish
