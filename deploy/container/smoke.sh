#!/usr/bin/env bash
# Asks a running site what a visitor's first minute asks: ready, a page twice (the second out of the cache), a picture, the API.
#   ./smoke.sh https://www.example.com [--insecure]
set -euo pipefail
site=${1:?name the address of the site}
ask=(curl --silent --show-error --fail --max-time 20 --compressed)
if [[ ${2:-} == --insecure ]]; then ask+=(--insecure); fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() {
  printf 'FAILED: %s\n' "$*" >&2
  exit 1
}

"${ask[@]}" "$site/readyz" >/dev/null || fail 'it is not ready'
"${ask[@]}" "$site/propiedades" >"$work/page" || fail 'the results page does not answer'
grep -q '</html>' "$work/page" || fail 'the results page is not whole'
"${ask[@]}" --dump-header "$work/headers" "$site/propiedades" >/dev/null
if grep -qi '^x-cache:' "$work/headers"; then
  grep -qi '^x-cache: hit' "$work/headers" || fail 'the second page did not come out of the cache'
fi
for name in xkey surrogate-key cache-tag; do
  if grep -qi "^$name:" "$work/headers"; then fail "$name is seen outside"; fi
done
picture=$(grep -oE '/pictures/[A-Za-z0-9._/-]+\.(avif|webp|jpg)' "$work/page" | head -n 1 || true)
if [[ -n $picture ]]; then
  "${ask[@]}" --dump-header "$work/headers" "$site$picture" --output "$work/picture" || fail "$picture does not answer"
  grep -qi '^content-type: image/' "$work/headers" || fail "$picture is no picture"
fi
"${ask[@]}" "$site/v2/openapi.json" >/dev/null || fail 'the API does not answer'
status=$(curl --silent ${2:+--insecure} --output /dev/null --write-out '%{http_code}' --request PURGE --header 'xkey-purge: *' "$site/")
[[ $status == 405 || $status == 403 || $status == 501 ]] || fail "anybody may empty the cache (PURGE answers $status)"
status=$(curl --silent ${2:+--insecure} --output /dev/null --write-out '%{http_code}' "$site/metrics")
[[ $status == 404 || $status == 401 || $status == 403 ]] || fail "figures are seen outside (/metrics answers $status)"
echo "well: $site"
