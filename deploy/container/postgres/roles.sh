#!/bin/bash
# The first start of PostgreSQL: a role that owns the schema and migrates it, and one that reads and writes rows and can
# do nothing else. docs/operate/postgres.md has the same for a server of your own.
set -euo pipefail
owner=$(cat /run/secrets/postgres_owner_password)
app=$(cat /run/secrets/postgres_app_password)
psql --set=ON_ERROR_STOP=1 --username=postgres --set=owner="$owner" --set=app="$app" <<'SQL'
create role marquesina_owner login password :'owner';
create role marquesina_app login password :'app';
-- Which of its own sessions have ended: what others do is shown to nobody else.
grant pg_read_all_stats to marquesina_app, marquesina_owner;
create database marquesina owner marquesina_owner;
revoke connect on database marquesina from public;
grant connect, temporary on database marquesina to marquesina_app;
\connect marquesina
alter default privileges for role marquesina_owner grant usage on schemas to marquesina_app;
alter default privileges for role marquesina_owner grant select, insert, update, delete on tables to marquesina_app;
alter default privileges for role marquesina_owner grant usage, select, update on sequences to marquesina_app;
alter default privileges for role marquesina_owner grant execute on functions to marquesina_app;
SQL
