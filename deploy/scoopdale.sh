#!/bin/sh
# The owner's program on a server, as root: the installed one, else that of the unpacked release that holds this file.
# DESTDIR is for tests: files are below it, and keep their user.
set -eu
program=${DESTDIR:-}/opt/scoopdale
[ -e "$program/dist/server/machine.js" ] || program=$(cd "$(dirname "$0")/.." && pwd)
exec "$program/bin/node" "$program/dist/server/machine.js" "$@"
