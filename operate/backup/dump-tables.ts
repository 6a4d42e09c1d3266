import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import type { ClientBase } from 'pg'

import { createTableCompressor } from './compress-table.ts'

/** Anything that asks one session of a database. */
export type Asker = Pick<ClientBase, 'query'>

export type Table = {
  name: string
  /** Those that are written by hand: what is generated is generated again. */
  columns: string[]
  /** Of the primary key, by which rows are put in order. */
  key: string[]
}

/** What says who runs now, and of the schema what was applied, is no content. */
export const notContent = ['migration', 'instance', 'restore_unfinished']

/** The tables that the product fills, with their columns, in the order of their names. */
export async function listTables(client: Asker): Promise<Table[]> {
  const { rows } = await client.query<Table>({
    text: `
      select c.relname::text as name,
        array(select attname::text from pg_attribute
          where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
        array(select a.attname::text from pg_index i, unnest(i.indkey) with ordinality as k (attnum, place), pg_attribute a
          where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum order by place) as key
      from pg_class c
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and c.relname <> all ($1::text[])
        and not exists (select from pg_depend where objid = c.oid and classid = 'pg_class'::regclass and deptype = 'e')
      order by c.relname collate "C"`,
    values: [notContent],
  })
  return rows
}

const rowsAtOnce = 500

/** Has values written as every engine reads them, whatever its own settings are. */
export async function settleForms(client: Asker): Promise<void> {
  await client.query(`select set_config(name, value, false) from (values
    ('timezone', 'UTC'), ('datestyle', 'ISO'), ('intervalstyle', 'postgres'), ('bytea_output', 'hex'),
    ('extra_float_digits', '1'), ('xmloption', 'content')) as wanted (name, value)`)
}

/** Writes a table's rows as lines of JSON that the database makes and nobody reads on the way, compressed; answers how many. */
export async function dumpTable(client: Asker, table: Table, file: string): Promise<number> {
  const counted = { rows: 0 }
  await pipeline(
    Readable.from(dumpLines(client, table, counted), { objectMode: false }),
    createTableCompressor(),
    createWriteStream(file, { flags: 'wx', mode: 0o600 }),
  )
  return counted.rows
}

async function* dumpLines(client: Asker, { name, columns, key }: Table, counted: { rows: number }) {
  const order = key.length > 0 ? `order by ${quoteAll(key)}` : ''
  await client.query(`declare dumped no scroll cursor for
    select row_to_json(line)::text from (select ${quoteAll(columns)} from ${quote(name)} ${order}) as line`)
  for (;;) {
    const { rows } = await client.query<[string]>({ text: `fetch ${rowsAtOnce} from dumped`, rowMode: 'array' })
    if (rows.length === 0) break
    counted.rows += rows.length
    // Between the values of a line the database puts line ends of its own where a column is `json`.
    yield Buffer.from(rows.map(([line]) => `${line.replaceAll('\n', ' ')}\n`).join(''))
  }
  await client.query('close dumped')
}

type Sequence = { last_value: string; is_called: boolean }

/** Where each sequence stands. */
export async function readSequences(client: Asker): Promise<Record<string, Sequence>> {
  const { rows } = await client.query<{ name: string }>(
    `select sequencename::text as name from pg_sequences where schemaname = current_schema() order by 1`,
  )
  const found: Record<string, Sequence> = {}
  for (const { name } of rows) {
    const { rows: values } = await client.query<Sequence>(`select last_value::text, is_called from ${quote(name)}`)
    found[name] = values[0]!
  }
  return found
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

export function quoteAll(names: readonly string[]): string {
  return names.map(quote).join(', ')
}
