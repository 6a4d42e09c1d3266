#!/usr/bin/env bash
# Writes a backup into /var/backups/marquesina, and into BACKUP_URL if that is set; then keeps the last 24 and one of each
# of the last 14 days. `backup.sh before-1.2.4` writes one of that name, which stays until somebody removes it.
set -euo pipefail
here=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")" && pwd)
root=$(cd "$here/../../../../../.." && pwd)
root=${root%/}
folder=${BACKUP_DIR:-$root/var/backups/marquesina}
name=${1:-marquesina}
file=$folder/$name-$(date -u +%Y%m%dT%H%M%SZ).tar

"$here/run.sh" backup --to "$file"
if grep -q '^BACKUP_URL=.' "$root/etc/marquesina/env"; then "$here/run.sh" backup; fi

# Newest first; a day's newest is the one that stays of it.
mapfile -t kept < <(find "$folder" -maxdepth 1 -name 'marquesina-*.tar' -printf '%f\n' | sort -r)
declare -A days=()
for index in "${!kept[@]}"; do
  day=${kept[index]#marquesina-}
  day=${day%%T*}
  if ((index < 24)) || [[ -z ${days[$day]:-} && ${#days[@]} -lt 14 ]]; then
    days[$day]=yes
  else
    rm -f -- "$folder/${kept[index]}"
  fi
done
