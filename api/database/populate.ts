import { type SQL, sql } from 'drizzle-orm'

import type { Transaction } from './open.ts'

/** A row by its columns' names; moments as ISO 8601, bytes as `\x…`. */
export type Row = Readonly<Record<string, unknown>>

/** Rows as a relation of a table's own types: one parameter, however many there are. */
export function readPopulated(table: string, rows: readonly Row[]): SQL {
  return sql`json_populate_recordset(null::${sql.identifier(table)}, ${writeRows(rows)}::json)`
}

/** Adds rows that all have the same columns; on a conflict of this column all but that are set. */
export async function insertRows<Answer extends Record<string, unknown> = Record<string, unknown>>(
  tx: Transaction,
  table: string,
  rows: readonly Row[],
  { replaces, returning = [] }: { replaces?: string; returning?: readonly string[] } = {},
): Promise<Answer[]> {
  if (rows.length === 0) return []
  const names = Object.keys(rows[0]!)
  const columns = listNames(names)
  const others = names.filter((name) => name !== replaces)
  const sets = others.map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`)
  const conflict = replaces
    ? sql`on conflict (${sql.identifier(replaces)}) do update set ${sql.join(sets, sql`, `)}`
    : sql``
  const answer = returning.length > 0 ? sql`returning ${listNames(returning)}` : sql``
  const { rows: answered } = await tx.execute<Answer>(sql`
    insert into ${sql.identifier(table)} (${columns}) select ${columns} from ${readPopulated(table, rows)} ${conflict} ${answer}`)
  return answered as Answer[]
}

/** Sets columns of rows that have them all, each found by its `id`. */
export async function updateRows(tx: Transaction, table: string, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const names = Object.keys(rows[0]!).filter((name) => name !== 'id')
  const sets = names.map((name) => sql`${sql.identifier(name)} = said.${sql.identifier(name)}`)
  await tx.execute(sql`
    update ${sql.identifier(table)} set ${sql.join(sets, sql`, `)} from ${readPopulated(table, rows)} as said
    where ${sql.identifier(table)}.id = said.id`)
}

function listNames(names: readonly string[]): SQL {
  return sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )
}

function writeRows(rows: readonly Row[]): string {
  return JSON.stringify(rows, function write(this: Record<string, unknown>, key, value: unknown) {
    const given = this[key]
    return Buffer.isBuffer(given) ? `\\x${given.toString('hex')}` : value
  })
}
