import type { Asker } from '../backup/dump-tables.ts'

/** A table of this name says that what is in the database is of a restore that has not ended. */
const marker = 'restore_unfinished'
const ofExtension = `exists (select from pg_depend where objid = thing.oid and deptype = 'e')`

/** Refuses a database on which the product runs. */
export async function requireQuiet(client: Asker): Promise<void> {
  const { rows } = await client.query(
    `select from pg_stat_activity where datname = current_database() and application_name = 'marquesina' limit 1`,
  )
  if (rows.length > 0) throw new Error('The product is running on this database: stop it first.')
}

/** Refuses a database that has tables of anybody's. */
export async function requireEmpty(client: Asker): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`select thing.relname::text as name from pg_class thing
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not ${ofExtension} limit 1`)
  if (rows.length === 0) return
  throw new Error(
    `The database is not empty (it has a table ${rows[0]!.name}): restore into a new one with --into-new NAME.`,
  )
}

export async function markUnfinished(client: Asker): Promise<void> {
  await client.query(`create table ${marker} ()`)
}

export async function unmark(client: Asker): Promise<void> {
  await client.query(`drop table ${marker}`)
}

/** Empties a database that a restore has left half, and no other. */
export async function clearUnfinished(client: Asker): Promise<void> {
  const { rows } = await client.query<{ is_left: boolean }>('select to_regclass($1) is not null as is_left', [marker])
  if (!rows[0]!.is_left) return
  const { rows: things } = await client.query<{ drop: string }>(`
    select format('drop table if exists %s cascade', oid::regclass) as drop from pg_class thing
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and relname <> '${marker}' and not ${ofExtension}
    union all
    select format('drop routine if exists %s cascade', oid::regprocedure) from pg_proc thing
    where pronamespace = current_schema()::regnamespace and not ${ofExtension}
    union all
    select format('drop text search configuration if exists %s cascade', oid::regconfig) from pg_ts_config thing
    where cfgnamespace = current_schema()::regnamespace and not ${ofExtension}
    union all
    select format('drop text search dictionary if exists %s cascade', oid::regdictionary) from pg_ts_dict thing
    where dictnamespace = current_schema()::regnamespace and not ${ofExtension}`)
  for (const { drop } of things) await client.query(drop)
  await unmark(client)
}
