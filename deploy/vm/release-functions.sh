# shellcheck shell=bash
# What install.sh and upgrade.sh share; sourced, never run.
#
# --destdir DIR puts everything below DIR, as packages do, and needs no root. SERVICE_CONTROL names the program that is
# told `start`, `restart` and so on: systemctl, or another where there is no systemd.

DESTDIR=${DESTDIR:-}
SERVICE_CONTROL=${SERVICE_CONTROL:-systemctl}
READY_SECONDS=${READY_SECONDS:-60}
# Releases that stay on the disk, the running one and the one before it included.
KEEP_RELEASES=${KEEP_RELEASES:-3}

# shellcheck disable=SC2034 # whoever sources this uses them
set_paths() {
  opt=$DESTDIR/opt/marquesina
  releases=$opt/releases
  etc=$DESTDIR/etc/marquesina
  state=$DESTDIR/var/lib/marquesina
  backups=$DESTDIR/var/backups/marquesina
}

say() { printf '%s\n' "$*"; }
fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

# Runs as the user of the service, where there is one.
as_user() {
  if [[ $EUID -eq 0 && -z $DESTDIR ]]; then runuser -u marquesina -- "$@"; else "$@"; fi
}

# One run at a time: two upgrades at once would each link the other's release away.
take_lock() {
  mkdir -p "$opt"
  exec 9>"$opt/.lock"
  flock --nonblock 9 || fail 'another install.sh or upgrade.sh is running'
}

# The tarball is what its authors made: its sum stands in SHA256SUMS beside it, and that list is signed with their key.
verify_tarball() {
  local tarball=$1 key=$2 folder name
  [[ -f $tarball ]] || fail "there is no file $tarball"
  folder=$(dirname "$tarball")
  name=$(basename "$tarball")
  [[ -f $folder/SHA256SUMS ]] || fail "SHA256SUMS must lie beside $name"
  if [[ $key == unsigned ]]; then
    say 'The signature is not looked at (--unsigned).'
  else
    [[ -f $key ]] || fail "there is no public key $key; --key FILE names it, --unsigned goes without"
    [[ -f $folder/SHA256SUMS.sig ]] || fail "SHA256SUMS.sig must lie beside $name"
    openssl pkeyutl -verify -pubin -inkey "$key" -rawin -in "$folder/SHA256SUMS" -sigfile "$folder/SHA256SUMS.sig" \
      >/dev/null 2>&1 || fail "SHA256SUMS is not signed with $key: do not use this release"
    say 'The signature is good.'
  fi
  local expected actual
  expected=$(awk -v name="$name" '$2 == name || $2 == "*" name { print $1 }' "$folder/SHA256SUMS")
  [[ -n $expected ]] || fail "SHA256SUMS does not name $name"
  actual=$(sha256sum "$tarball" | cut -d' ' -f1)
  [[ $actual == "$expected" ]] || fail "$name is not what SHA256SUMS says: fetch it again"
  say 'The checksum is good.'
}

# Unpacks a release beside the others and prints its version; one that is there already is left as it is.
unpack_release() {
  local tarball=$1 version machine unpacking
  unpacking=$(mktemp -d "$releases/.unpacking-XXXXXX")
  # An unpacking that was cut short is nobody's release.
  tar --extract --no-same-owner --file "$tarball" --directory "$unpacking" || {
    rm -rf "$unpacking"
    fail "$tarball cannot be unpacked (is the disk full?)"
  }
  version=$(cat "$unpacking"/marquesina/VERSION 2>/dev/null) || true
  machine=$(cat "$unpacking"/marquesina/MACHINE 2>/dev/null) || true
  if [[ ! $version =~ ^[0-9]+\.[0-9]+\.[0-9]+[0-9A-Za-z.+-]*$ || $machine != "$(uname -s)-$(uname -m)" ]]; then
    rm -rf "$unpacking"
    fail "$tarball is no release for $(uname -s)-$(uname -m) (it says version '$version', machine '$machine')"
  fi
  if [[ -e $releases/$version ]]; then
    rm -rf "$unpacking"
  else
    # Read by all, written by root alone: the service cannot change its own program.
    chmod -R u=rwX,go=rX "$unpacking/marquesina"
    mv "$unpacking/marquesina" "$releases/$version"
    rmdir "$unpacking"
  fi
  printf '%s\n' "$version"
}

# In one step: there is no moment without a release.
link_release() {
  ln -sfn "releases/$1" "$opt/.$2"
  mv -T "$opt/.$2" "$opt/$2"
}

linked_release() {
  if [[ -L $opt/$1 ]]; then basename "$(readlink "$opt/$1")"; fi
}

setting() {
  sed -n "s/^$1=//p" "$etc/env" | tail -n 1
}

control() {
  "$SERVICE_CONTROL" "$@"
}

can_control() {
  if [[ $SERVICE_CONTROL != systemctl ]]; then return 0; fi
  [[ -z $DESTDIR && -d /run/systemd/system ]]
}

# Whether the product says that it is ready, within so many seconds.
is_ready_within() {
  local port host
  port=$(setting PORT)
  host=$(setting HOST)
  "$opt/current/node_modules/.bin/node" --input-type=module - "http://${host:-127.0.0.1}:${port:-3000}/readyz" "$1" <<'JS'
const [address, seconds] = process.argv.slice(2)
const until = Date.now() + Number(seconds) * 1000
do {
  const isReady = await fetch(address, { signal: AbortSignal.timeout(2000) }).then((answer) => answer.ok, () => false)
  if (isReady) process.exit(0)
  await new Promise((resolve) => setTimeout(resolve, 250))
} while (Date.now() < until)
process.exit(1)
JS
}

# The newest stay, and whatever is linked.
remove_old_releases() {
  local current previous version
  current=$(linked_release current)
  previous=$(linked_release previous)
  # shellcheck disable=SC2012 # names are versions, and the time of each folder is what counts
  ls -1t "$releases" | tail -n +"$((KEEP_RELEASES + 1))" | while read -r version; do
    if [[ $version != "$current" && $version != "$previous" ]]; then rm -rf "${releases:?}/$version"; fi
  done
}
