#!/usr/bin/env bash
# Installs a release on this machine; a second run changes nothing that is there.
#
#   install.sh [--key release.pub | --unsigned] [--site-url https://www.example.com] [--port 3000] [--caddy] TARBALL
#
# Lays down: the user marquesina, /opt/marquesina/releases/<version> with the link `current`, /etc/marquesina/env with a
# secret of its own, the units of systemd, and the command `marquesina`. SHA256SUMS and SHA256SUMS.sig lie beside the
# tarball. --caddy also writes /etc/caddy/Caddyfile. docs/operate/install.md tells the whole way.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source-path=SCRIPTDIR source=release-functions.sh
source "$here/release-functions.sh"

key='' site_url='' port=3000 has_caddy='' tarball=''
while (($# > 0)); do
  case $1 in
    --destdir) DESTDIR=$2 && shift ;;
    --key) key=$2 && shift ;;
    --unsigned) key=unsigned ;;
    --site-url) site_url=$2 && shift ;;
    --port) port=$2 && shift ;;
    --caddy) has_caddy=yes ;;
    --help | -h) sed -n '2,9s/^# \{0,1\}//p' "$0" && exit 0 ;;
    -*) fail "$1 is not known; --help says what is" ;;
    *) tarball=$1 ;;
  esac
  shift
done
set_paths
[[ -n $tarball ]] || fail 'name the tarball of the release; --help says how'
[[ -n $DESTDIR || $EUID -eq 0 ]] || fail 'run it as root (sudo), or with --destdir'
[[ $port =~ ^[0-9]+$ ]] || fail '--port must be a number'
[[ -z $site_url || $site_url =~ ^https?://[^/]+$ ]] || fail '--site-url must be as https://www.example.com'
for program in flock openssl sha256sum tar; do
  command -v "$program" >/dev/null || fail "$program is missing: install it first"
done

create_user() {
  if [[ -n $DESTDIR ]] || id marquesina >/dev/null 2>&1; then return; fi
  useradd --system --home-dir /var/lib/marquesina --shell /usr/sbin/nologin marquesina
  say 'Made the user marquesina.'
}

create_folders() {
  mkdir -p "$releases" "$etc" "$state" "$backups" "$DESTDIR/usr/local/bin" "$DESTDIR/etc/systemd/system"
  chmod 0755 "$opt" "$releases" "$etc"
  chmod 0700 "$state" "$backups"
  if [[ -z $DESTDIR ]]; then chown marquesina:marquesina "$state" "$backups"; fi
}

# What an operator has changed is never written over.
write_settings() {
  if [[ -e $etc/env ]]; then return; fi
  local secret client_key
  secret=$(openssl rand -hex 32)
  client_key=$(openssl rand -hex 12)
  (
    umask 0077
    sed -e "s|^SECRET=$|SECRET=$secret|" -e "s|^CLIENT_API_KEY=$|CLIENT_API_KEY=$client_key|" -e "s|^PORT=.*|PORT=$port|" \
      ${site_url:+-e "s|^SITE_URL=.*|SITE_URL=$site_url|"} "$here/env.sample" >"$etc/env"
  )
  if [[ -z $DESTDIR ]]; then chown root:marquesina "$etc/env" && chmod 0640 "$etc/env"; fi
  say "Wrote $etc/env with a secret of its own: look through it."
}

keep_key() {
  if [[ $key != unsigned && ! -e $etc/release.pub ]]; then install -m 0644 "$key" "$etc/release.pub"; fi
}

install_units() {
  local unit
  for unit in "$here"/*.service "$here"/*.timer; do install -m 0644 "$unit" "$DESTDIR/etc/systemd/system/"; done
  ln -sfn /opt/marquesina/current/deploy/vm/run.sh "$DESTDIR/usr/local/bin/marquesina"
}

install_caddyfile() {
  local host file=$DESTDIR/etc/caddy/Caddyfile
  if [[ -z $has_caddy ]]; then return; fi
  host=$(setting SITE_URL)
  mkdir -p "$(dirname "$file")"
  if [[ -e $file && ! -e $file.before-marquesina ]]; then cp -p "$file" "$file.before-marquesina"; fi
  sed "s|{\$SITE_HOST}|${host#*://}|; s|127.0.0.1:3000|127.0.0.1:$(setting PORT)|" "$here/Caddyfile" >"$file"
  if can_control && ! control reload-or-restart caddy; then
    say 'Caddy does not run: journalctl -u caddy says why. The product behind it is installed all the same.'
  fi
}

start_service() {
  if ! can_control; then
    say 'systemd does not run here: the units are laid down and nothing was started.'
    return
  fi
  control daemon-reload
  control enable --now marquesina.service marquesina-backup.timer marquesina-drill.timer
  is_ready_within "$READY_SECONDS" || fail 'it is not ready after a minute: journalctl -u marquesina says why'
  say "Marquesina $version is ready at $(setting SITE_URL)."
}

take_lock
key=${key:-$etc/release.pub}
verify_tarball "$tarball" "$key"
create_user
create_folders
installed=$(linked_release current)
version=$(unpack_release "$tarball")
if [[ -n $installed && $installed != "$version" ]]; then
  fail "release $installed is installed here: upgrade.sh $tarball brings $version"
fi
keep_key
write_settings
link_release "$version" current
install_units
install_caddyfile
# It says what would hurt; warnings stop nobody.
as_user "$opt/current/deploy/vm/run.sh" doctor || say 'npm run doctor found something that would hurt: see above.'
start_service
