#!/usr/bin/env bash
# Writes `.env` and the secrets that compose.yaml asks for; what is there already stays as it is.
#   ./prepare.sh www.example.com
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
host=${1:-}
if [[ ! -e .env ]]; then
  [[ $host =~ ^[A-Za-z0-9.-]+$ ]] || { echo 'name the host of the site: ./prepare.sh www.example.com' >&2 && exit 2; }
  sed -e "s|^SITE_HOST=.*|SITE_HOST=$host|" -e "s|^CLIENT_API_KEY=$|CLIENT_API_KEY=$(openssl rand -hex 12)|" .env.sample >.env
fi

# The folder is closed to others; the files are read by the users inside the containers.
mkdir -p secrets
chmod 0700 secrets
umask 0022
write() {
  if [[ ! -e secrets/$1 ]]; then printf '%s' "$2" >"secrets/$1"; fi
}
write secret "$(openssl rand -hex 32)"
write metrics_token "$(openssl rand -hex 24)"
write postgres_password "$(openssl rand -hex 24)"
write postgres_app_password "$(openssl rand -hex 24)"
write postgres_owner_password "$(openssl rand -hex 24)"
write aws_access_key_id "$(openssl rand -hex 10)"
write aws_secret_access_key "$(openssl rand -hex 24)"
write archive_access_key_id "$(openssl rand -hex 10)"
write archive_secret_access_key "$(openssl rand -hex 24)"
write archive_cipher "$(openssl rand -hex 32)"
write database_url "postgres://marquesina_app:$(cat secrets/postgres_app_password)@postgres/marquesina"
write database_owner_url "postgres://marquesina_owner:$(cat secrets/postgres_owner_password)@postgres/marquesina"

# The product's key reaches uploads and backups, the archive's key the archive: neither can spoil what is the other's.
write s3.json "$(
  cat <<JSON
{
  "identities": [
    {
      "name": "product",
      "credentials": [{ "accessKey": "$(cat secrets/aws_access_key_id)", "secretKey": "$(cat secrets/aws_secret_access_key)" }],
      "actions": ["Read:uploads", "Write:uploads", "List:uploads", "Read:backups", "Write:backups", "List:backups"]
    },
    {
      "name": "archive",
      "credentials": [{ "accessKey": "$(cat secrets/archive_access_key_id)", "secretKey": "$(cat secrets/archive_secret_access_key)" }],
      "actions": ["Read:database", "Write:database", "List:database"]
    }
  ]
}
JSON
)"
write pgbackrest.conf "$(
  cat <<CONF
[global]
repo1-type=s3
repo1-path=/pgbackrest
repo1-s3-bucket=database
repo1-s3-endpoint=store
repo1-s3-region=us-east-1
repo1-s3-uri-style=path
repo1-storage-host=store
repo1-storage-port=8334
# The store's certificate is its own, and the network between the two belongs to this machine.
repo1-storage-verify-tls=n
repo1-s3-key=$(cat secrets/archive_access_key_id)
repo1-s3-key-secret=$(cat secrets/archive_secret_access_key)
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=$(cat secrets/archive_cipher)
repo1-retention-full=4
repo1-bundle=y
compress-type=zst
start-fast=y
process-max=2
log-level-console=info
log-level-file=off

[marquesina]
pg1-path=/var/lib/postgresql/18/docker
pg1-socket-path=/var/run/postgresql
pg1-user=postgres
CONF
)"
if [[ ! -e secrets/store.crt ]]; then
  openssl req -x509 -newkey rsa:2048 -nodes -days 3650 -subj /CN=store -addext subjectAltName=DNS:store \
    -keyout secrets/store.key -out secrets/store.crt 2>/dev/null
fi
chmod 0644 secrets/*
echo "Ready: docker compose up --detach --wait. Keep a copy of $PWD/secrets elsewhere: without it no backup can be read."
