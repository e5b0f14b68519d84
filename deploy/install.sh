#!/bin/sh
# Installs the unpacked release that holds this file, or updates to it, as root.
set -eu
release=$(cd "$(dirname "$0")/.." && pwd)
exec "$release/bin/node" "$release/dist/server/machine.js" install "$@"
