#!/bin/sh
# nightly-backup.sh FOLDER: writes a backup there and keeps the newest fourteen. They are counted, not aged: the
# clock may be wrong.
set -eu
folder=$1
new=$(date -u +%F-%H%M%S).db
# The program reports it while this file is there.
bin/node dist/server/owner.js backup "$folder/$new" || { : >"$folder/failed"; exit 1; }
cd "$folder"
rm -f failed
# The new one is kept, regardless of the date in its name.
ls | grep -E '^[0-9]{4}-[0-9-]+\.db$' | grep -vFx "$new" | sort -r | tail -n +14 | xargs -r rm --
# Backups that a power cut interrupted.
find . -name '*.db.part*' -mtime +0 -delete
