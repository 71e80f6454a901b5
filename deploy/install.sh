#!/bin/sh
# Installs and builds BananaBread in the folder this file came with, then removes what only building needs.
# The container image and the systemd unit both use it. Safe to run again: for an update, run it in the new folder.
set -eu
cd "$(dirname "$0")/.."

node -e '
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`BananaBread needs Node 20.19 or newer, and this is ${process.version}.`);
    process.exit(1);
  }
'
npm ci --include=dev --no-audit --no-fund
npm run build -- --best
npm prune --omit=dev --no-audit --no-fund
rm -rf node_modules/.cache
echo "BananaBread is installed. deploy/start.sh starts it."
