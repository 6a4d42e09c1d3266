import type { PoolClient } from 'pg'

/** From so many rows on it pays to build the indexes after them. */
const rebuildFrom = 20_000

/**
 * Puts to sleep what would act while rows are loaded: triggers, foreign keys, and the indexes of a large load. It answers
 * what wakes all of it again, by which every foreign key is checked. It is for whoever owns the tables, superuser or not,
 * and happens inside the transaction: nobody ever sees the tables without them.
 */
export async function setAside(client: PoolClient, rows: number): Promise<() => Promise<void>> {
  const { rows: steps } = await client.query<{ drop: string; make: string }>({
    text: `
      select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
      from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace
      union all
      select format('drop index %I', indexname), indexdef
      from pg_indexes where $1 and schemaname = current_schema()
        and indexname not in (select conname from pg_constraint where connamespace = current_schema()::regnamespace)
      union all
      select format('alter table %s disable trigger user', oid::regclass),
        format('alter table %s enable trigger user', oid::regclass)
      from pg_class where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace and relhastriggers`,
    values: [rows >= rebuildFrom],
  })
  for (const { drop } of steps) await client.query(drop)
  return async () => {
    for (const { make } of steps.toReversed()) await client.query(make)
  }
}
