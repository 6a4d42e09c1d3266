#!/usr/bin/env bash
# Brings another release, and goes back by itself when it does not get ready within a minute.
#
#   upgrade.sh [--key release.pub | --unsigned] [--no-backup] marquesina-1.2.4-linux-x64.tar.gz
#   upgrade.sh --back
#
# Backup, unpacking beside the old release, migrations, the link `current`, restart, /readyz. --back links the release
# before: every release runs on the schema of the one after it. docs/operate/upgrade.md tells the whole way.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source-path=SCRIPTDIR source=release-functions.sh
source "$here/release-functions.sh"

key='' is_back='' has_backup=yes tarball=''
while (($# > 0)); do
  case $1 in
    --destdir) DESTDIR=$2 && shift ;;
    --key) key=$2 && shift ;;
    --unsigned) key=unsigned ;;
    --no-backup) has_backup='' ;;
    --back) is_back=yes ;;
    --help | -h) sed -n '2,8s/^# \{0,1\}//p' "$0" && exit 0 ;;
    -*) fail "$1 is not known; --help says what is" ;;
    *) tarball=$1 ;;
  esac
  shift
done
set_paths
[[ -n $is_back || -n $tarball ]] || fail 'name the tarball of the release, or --back; --help says how'
[[ -n $DESTDIR || $EUID -eq 0 ]] || fail 'run it as root (sudo), or with --destdir'

# Links a release, restarts, and waits until it is ready.
switch_to() {
  link_release "$1" current
  if [[ -e $opt/current/deploy/vm/marquesina.service ]]; then
    for unit in "$opt"/current/deploy/vm/*.service "$opt"/current/deploy/vm/*.timer; do
      install -m 0644 "$unit" "$DESTDIR/etc/systemd/system/"
    done
  fi
  control daemon-reload
  control restart marquesina.service && is_ready_within "$READY_SECONDS"
}

take_lock
can_control || fail 'systemd does not run here: SERVICE_CONTROL names what restarts the service'
old=$(linked_release current)
[[ -n $old ]] || fail 'no release is installed here: install.sh begins'

if [[ -n $is_back ]]; then
  before=$(linked_release previous)
  [[ -n $before && -d $releases/$before ]] || fail 'there is no release before this one'
  link_release "$old" previous
  switch_to "$before" || fail "release $before is not ready either: journalctl -u marquesina says why"
  say "Back on release $before; $old stays beside it."
  exit 0
fi

verify_tarball "$tarball" "${key:-$etc/release.pub}"
new=$(unpack_release "$tarball")
[[ $new != "$old" ]] || fail "release $new is the one that runs"

if [[ -n $has_backup ]]; then
  as_user "$opt/current/deploy/vm/backup.sh" "before-$new" ||
    fail 'the backup failed, so nothing was changed; --no-backup goes without'
fi
# An embedded database belongs to the process that runs; it is migrated by the new one's start.
if [[ -n $(setting DATABASE_URL) || -n $(setting DATABASE_URL_FILE) ]]; then
  as_user "$releases/$new/deploy/vm/run.sh" migrate || fail 'the migration failed; the old release goes on running'
fi

if switch_to "$new"; then
  link_release "$old" previous
  remove_old_releases
  say "Release $new is ready; upgrade.sh --back returns to $old."
else
  say "Release $new was not ready within $READY_SECONDS s: going back to $old."
  switch_to "$old" || fail "release $old is not ready either: journalctl -u marquesina says why"
  fail "Release $old runs again. journalctl -u marquesina says what was wrong with $new."
fi
