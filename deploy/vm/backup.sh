#!/usr/bin/env bash
# Writes a backup to BACKUP_URL and, where that is a folder, keeps the last 24 and one of each of the last 14 days.
# `backup.sh before-1.2.4` writes one of that name into /var/backups/marquesina, which stays until somebody removes it.
set -euo pipefail
here=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")" && pwd)
root=$(cd "$here/../../../../../.." && pwd)
root=${root%/}

if (($# > 0)); then exec "$here/run.sh" backup --to "$root/var/backups/marquesina/$1-$(date -u +%Y%m%dT%H%M%SZ).tar"; fi
"$here/run.sh" backup

folder=$(sed -n 's/^BACKUP_URL=//p' "$root/etc/marquesina/env" | tail -n 1)
[[ -d $folder ]] || exit 0
# Newest first; a day's newest is the one that stays of it.
mapfile -t made < <(find "$folder" -maxdepth 1 -name 'marquesina-????-??-??T*.tar*' -printf '%f\n' | sort -r)
declare -A days=()
for index in "${!made[@]}"; do
  day=${made[index]#marquesina-}
  day=${day%%T*}
  if [[ -z ${days[$day]:-} && ${#days[@]} -lt 14 ]]; then
    days[$day]=yes
  elif ((index >= 24)); then
    rm -f -- "$folder/${made[index]}"
  fi
done
