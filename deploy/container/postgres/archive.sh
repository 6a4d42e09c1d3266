#!/bin/sh
# Makes the archive's stanza, then a backup a day: full on Sundays and when there is none, differential otherwise.
set -eu
pgbackrest --stanza=marquesina stanza-create
pgbackrest --stanza=marquesina check

hour=${BACKUP_HOUR:-3}
while true; do
  if ! pgbackrest --stanza=marquesina --output=json info | grep -q '"type":"full"'; then
    pgbackrest --stanza=marquesina --type=full backup
  fi
  now=$(date -u +%s)
  next=$(date -u -d "today $hour:00" +%s)
  if [ "$next" -le "$now" ]; then next=$(date -u -d "tomorrow $hour:00" +%s); fi
  sleep $((next - now))
  type="diff"
  if [ "$(date -u +%u)" = 7 ]; then type="full"; fi
  pgbackrest --stanza=marquesina --type="$type" backup
done
