#!/bin/sh
# Starts one process of BananaBread, in the foreground. Settings come from the environment (docs/deploy.md).
# exec: signals must reach Node itself, which then finishes what is under way.
set -eu
cd "$(dirname "$0")/.."

if [ ! -f dist/server/start.js ]; then
  echo "BananaBread is not built yet: run deploy/install.sh first." >&2
  exit 1
fi
exec node --enable-source-maps dist/server/start.js
