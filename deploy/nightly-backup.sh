#!/bin/sh
# nightly-backup.sh FOLDER: writes a backup there and keeps the newest fourteen, by their number and not by their age:
# the clock may be wrong.
set -eu
folder=$1
new=$(date -u +%F-%H%M%S).db
node_modules/.bin/node server/owner/main.ts backup "$folder/$new"
cd "$folder"
# The one just made stays, whatever the clock has named it.
ls | grep -E '^[0-9]{4}-[0-9-]+\.db$' | grep -vFx "$new" | sort -r | tail -n +14 | xargs -r rm --
# What a power cut broke off.
find . -name '*.db.part*' -mtime +0 -delete
