#!/usr/bin/env bash
# Makes the tarball of a release out of this checkout, after `npm ci` and `npm run build`.
#
#   deploy/release.sh [--out DIR] [--sign KEY.pem]     DIR/marquesina-<version>-<system>.tar.gz, SHA256SUMS, SHA256SUMS.sig
#   deploy/release.sh --stage DIR [--without-template] only lays the files into DIR; the template is of an embedded database
#
# Inside: the built site and server, what the product reads at run time, the packages it needs and Node itself; no tests,
# no tools of development, and no derived demo pictures, which are made when somebody asks for them. KEY.pem is an Ed25519
# key (openssl genpkey -algorithm ed25519).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export PATH=$PWD/node_modules/.bin:$PATH

out=release stage='' has_template=yes key=''
while (($# > 0)); do
  case $1 in
    --out) out=$2 && shift ;;
    --sign) key=$2 && shift ;;
    --stage) stage=$2 && shift ;;
    --without-template) has_template='' ;;
    *) sed -n '2,9s/^# \{0,1\}//p' "$0" >&2 && exit 2 ;;
  esac
  shift
done
fail() {
  printf '%s\n' "$*" >&2
  exit 1
}
[[ -f build/site/server/index.js ]] || fail 'the site is not built: npm run build'
[[ -f build/server/main.js ]] || fail 'the server is not built: npm run build'
version=$(node -p 'require("./package.json").version')
# shellcheck disable=SC2016 # it is JavaScript's
system=$(node -p '`${process.platform}-${process.arch}`')

# As the product and its commands read them. A folder that this list forgets is missing on every machine: check/image.ts
# and `npm run faults -- upgrade` run the product out of it.
folders=(api brands builder contract demo deploy docs/operate locales map operate public web)
files=(package.json package-lock.json tsconfig.json LICENSE README.md CHANGELOG.md SECURITY.md .env.example)

copy_sources() {
  local folder
  for folder in "${folders[@]}"; do
    [[ -d $folder ]] || fail "$folder is missing"
    find "$folder" -type f ! -name '*.test.ts' ! -name '*.test.tsx' -print0
  done | copy_into "$1"
  find . -maxdepth 1 -type f -name '*.ts' ! -name '*.test.ts' -print0 | copy_into "$1"
  printf '%s\0' "${files[@]}" | copy_into "$1"
  find build/site -type f -print0 | copy_into "$1"
  # Not what bundles before it have left there.
  node -p 'require("./build/server/files.json").map((name) => "build/server/" + name).join("\n")' |
    tr '\n' '\0' | copy_into "$1"
  if [[ -n $has_template ]]; then find build/database-* -print0 | copy_into "$1"; fi
}

# Copies the files whose names come in, as they are.
copy_into() {
  tar --create --null --no-recursion --files-from=- | tar --extract --directory "$1"
}

# The packages that run, each with what it needs: not those that build, although `npm start` builds where nothing is built,
# and not those of which the built site has all that there is, or that only a browser loads.
list_packages() {
  node --input-type=module - @react-router/dev rolldown terser vite @tabler/icons \
    @tabler/icons-react @fontsource/cormorant @fontsource-variable/figtree maplibre-gl <<'JS'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
const left = new Set(process.argv.slice(2))
const found = new Set()
const read = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
function find(from, name) {
  const folder = join(from, 'node_modules', name)
  return existsSync(join(folder, 'package.json')) ? folder : from === '.' ? null : find(join(from, '..'), name)
}
function add(from, name) {
  const folder = left.has(name) ? null : find(from, name)
  if (!folder || found.has(folder)) return
  found.add(folder)
  const { dependencies, optionalDependencies } = read(folder)
  for (const other of Object.keys({ ...dependencies, ...optionalDependencies })) add(folder, other)
}
for (const name of Object.keys(read('.').dependencies)) add('.', name)
process.stdout.write([...found].join('\n') + '\n')
JS
}

# Of Node its program; of the others no types, no maps, no documents, and no second form of a package that is read as ESM.
copy_packages() {
  list_packages | grep -v '^node_modules/node$' | while read -r package; do
    find "$package" -path "$package/node_modules" -prune -o -type f \
      ! -name '*.map' ! -name '*.d.ts' ! -name '*.d.mts' ! -name '*.d.cts' ! -name '*.md' ! -name '*-dev.mjs' \
      ! -name 'react-dom-client.*' ! -name 'react-dom-server*.development.js' ! -name '*profiling*' ! -path '*/test/*' \
      ! -path 'node_modules/zod/src/*' ! -path 'node_modules/zod/*.cjs' ! -path 'node_modules/drizzle-orm/*.cjs' \
      ! -path 'node_modules/@electric-sql/pglite/*.cjs' ! -path 'node_modules/@tabler/icons-react/dist/cjs/*' -print0
  done | copy_into "$1"
  printf '%s\0' node_modules/node/package.json node_modules/node/bin/node | copy_into "$1"
  mkdir -p "$1/node_modules/.bin"
  ln -sfn ../node/bin/node "$1/node_modules/.bin/node"
}

lay_out() {
  mkdir -p "$1"
  copy_sources "$1"
  copy_packages "$1"
  npm sbom --omit dev --sbom-format cyclonedx >"$1/sbom.cdx.json"
  printf '%s\n' "$version" >"$1/VERSION"
  printf '%s\n' "$(uname -s)-$(uname -m)" >"$1/MACHINE"
}

if [[ -n $stage ]]; then
  lay_out "$(mkdir -p "$stage" && cd "$stage" && pwd)"
  exit
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
lay_out "$work/marquesina"
mkdir -p "$out"
out=$(cd "$out" && pwd)
tarball=$out/marquesina-$version-$system.tar.gz
# The same commit gives the same bytes.
when=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}
tar --create --sort=name --mtime="@$when" --owner=0 --group=0 --numeric-owner --directory "$work" marquesina |
  gzip --no-name "-${GZIP_LEVEL:-6}" >"$tarball"
(cd "$out" && sha256sum -- *.tar.gz >SHA256SUMS)
if [[ -n $key ]]; then
  openssl pkeyutl -sign -inkey "$key" -rawin -in "$out/SHA256SUMS" -out "$out/SHA256SUMS.sig"
fi
ls -l "$out"
