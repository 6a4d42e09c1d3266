#!/usr/bin/env bash
# Writes a backup to BACKUP_URL, a folder or a bucket, where the last 24 stay and one of each of the last 14 days.
# `backup.sh before-1.2.4` writes one of that name into /var/backups/marquesina, which stays until somebody removes it.
set -euo pipefail
here=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")" && pwd)
root=$(cd "$here/../../../../../.." && pwd)
root=${root%/}

if (($# > 0)); then exec "$here/run.sh" backup --to "$root/var/backups/marquesina/$1-$(date -u +%Y%m%dT%H%M%SZ).tar"; fi
exec "$here/run.sh" backup --prune
