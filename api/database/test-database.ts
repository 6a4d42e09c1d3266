import { Client } from 'pg'

import { inMemory } from './embedded.ts'
import { migrate } from './migrate.ts'
import { openDatabase, type OpenDatabase } from './open.ts'
import { prepareDatabase } from './prepare-database.ts'

let opened: Promise<OpenDatabase> | undefined

/**
 * The one database of this test worker, in memory, or a new one on the server of `TEST_DATABASE_URL`, a copy of
 * `TEST_DATABASE_TEMPLATE` where there is one; empty.
 */
export async function clearTestDatabase(): Promise<OpenDatabase> {
  const database = await (opened ??= openTestDatabase(process.env.TEST_DATABASE_URL))
  await empty(database)
  return database
}

async function openTestDatabase(server: string | undefined): Promise<OpenDatabase> {
  const url = server ? await newDatabaseOn(server) : undefined
  const database = await openDatabase({ url, dataDir: inMemory })
  await prepareDatabase(database, migrate)
  return database
}

async function newDatabaseOn(server: string): Promise<string> {
  const url = new URL(server)
  const name = `${url.pathname.slice(1)}_worker_${process.env.VITEST_POOL_ID ?? 0}`
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(`drop database if exists ${name} with (force)`)
  await client.query(`create database ${name} template ${process.env.TEST_DATABASE_TEMPLATE || 'template1'}`)
  await client.end()
  url.pathname = `/${name}`
  return url.href
}

/** Deletes what the test before left: to delete some rows takes a twentieth of what new files for every table take. */
async function empty({ jobs, isEmbedded }: OpenDatabase): Promise<void> {
  // Nobody else is writing there.
  if (isEmbedded) return void (await jobs.query(deleteAll('')))
  const { rows } = await jobs.query<{ names: string; may: string }>(
    `select string_agg(quote_ident(tablename), ', ') as names, current_setting('is_superuser') as may
     from pg_tables where schemaname = 'public' and tablename <> 'migration'`,
  )
  const { names, may } = rows[0]!
  // What is still being written is waited for; only a superuser may leave foreign keys and triggers out.
  if (may === 'on') await jobs.query(deleteAll(`lock table ${names} in access exclusive mode;`))
  else await jobs.query(`truncate ${names} restart identity cascade`)
}

const deleteAll = (lock: string) => `do $$
  declare name text;
  begin
    ${lock}
    perform set_config('session_replication_role', 'replica', true);
    for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'migration' loop
      execute format('delete from %I', name);
    end loop;
    perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences where last_value is not null;
  end $$`
