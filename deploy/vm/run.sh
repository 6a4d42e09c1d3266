#!/usr/bin/env bash
# Runs one of the product's commands with the settings of this machine, as its user: marquesina doctor, marquesina backup …
# (`/usr/local/bin/marquesina` leads here). npm is not needed: Node reads the scripts of package.json itself.
set -euo pipefail
release=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.." && pwd)
root=$(cd "$release/../../../.." && pwd)
root=${root%/}

if (($# == 0)); then
  echo 'marquesina doctor | backup | restore | drill | move-to-postgres | staff | migrate | map | demo' >&2
  exit 2
fi
if [[ $EUID -eq 0 && -z $root ]]; then exec runuser -u marquesina -- "${BASH_SOURCE[0]}" "$@"; fi

# As systemd reads it: nothing is expanded.
while IFS= read -r line; do
  if [[ $line =~ ^([A-Z_]+)=(.*)$ ]]; then export "${BASH_REMATCH[1]}=${BASH_REMATCH[2]}"; fi
done <"$root/etc/marquesina/env"
export NODE_ENV=production BUILD=off DATA_DIR=${DATA_DIR:-$root/var/lib/marquesina}

cd "$release"
command=$1
shift
# The server itself brings the schema up to date, and ends.
if [[ $command == migrate ]]; then MIGRATE=only exec node_modules/.bin/node build/server/main.js; fi
exec node_modules/.bin/node --run "$command" -- "$@"
