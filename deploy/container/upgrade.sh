#!/usr/bin/env bash
# Brings another release without a cut call: migrations, then one process after the other; back if one does not get well.
#   ./upgrade.sh 1.2.4        ./upgrade.sh --back
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
compose=${COMPOSE:-docker compose}
fail() {
  printf '%s\n' "$*" >&2
  exit 1
}
running() { sed -n 's/^VERSION=//p' .env | tail -n 1; }
# An image of a registry is fetched, one without a registry in its name is built here.
bring_image() {
  if grep -q '^IMAGE=.*/' .env; then $compose pull web-1; else $compose build web-1; fi
}
write_version() {
  sed -i "s|^VERSION=.*|VERSION=$1|" .env
}
# The cache leaves a process out as soon as it says no at /readyz, and brings it back when it says yes.
roll() {
  local service
  for service in web-1 web-2 worker; do
    $compose up --detach --no-deps --wait --wait-timeout 120 "$service" || return 1
    # Two questions of the cache.
    sleep "${SETTLE_SECONDS:-5}"
  done
}

old=$(running)
case ${1:-} in
  --back)
    [[ -s .env.before ]] || fail 'no release was here before this one'
    before=$(cat .env.before)
    write_version "$before"
    printf '%s\n' "$old" >.env.before
    roll || fail "release $before does not get well either: docker compose logs web-1"
    echo "Back on release $before."
    ;;
  '' | -*) fail 'name the release, or --back' ;;
  *)
    [[ $1 != "$old" ]] || fail "release $1 is the one that runs"
    write_version "$1"
    if ! bring_image || ! $compose up --no-deps --exit-code-from migrate migrate; then
      write_version "$old"
      fail "release $1 could not be fetched or its migrations failed: $old goes on running"
    fi
    if ! roll; then
      write_version "$old"
      roll || fail "release $old does not get well either: docker compose logs web-1"
      fail "release $1 did not get well: back on $old"
    fi
    printf '%s\n' "$old" >.env.before
    echo "Release $1 runs; ./upgrade.sh --back returns to $old."
    ;;
esac
