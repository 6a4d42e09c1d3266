import { Readable } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'

import type { PoolClient } from 'pg'

import { ArchiveError } from '../archive/archive-error.ts'
import type { Manifest } from '../archive/manifest.ts'
import { listTables, quote, quoteAll, type Table } from '../backup/dump-tables.ts'

const batchBytes = 2 ** 20
/** A row that is larger is none of ours. */
const maxRowBytes = 64 * 2 ** 20

/** Writes rows as they were dumped into their table. */
export async function loadTable(client: PoolClient, table: Table, content: AsyncIterable<Buffer>): Promise<void> {
  const columns = quoteAll(table.columns)
  const statement = `insert into ${quote(table.name)} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${quote(table.name)}, $1)`
  let writing: Promise<unknown> = Promise.resolve()
  try {
    for await (const lines of inBatches(decompress(content))) {
      // The database writes one batch while the next is read.
      await writing
      writing = client.query(statement, [`[${lines.join(',')}]`])
      writing.catch(() => {})
    }
    await writing
  } catch (cause) {
    // What the database is doing must end before the next statement is begun.
    await writing.catch(() => {})
    if (cause instanceof ArchiveError) throw cause
    throw new ArchiveError(`the rows of ${table.name} cannot be loaded: ${(cause as Error).message}`, { cause })
  }
}

async function* decompress(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const plain = Readable.from(content, { objectMode: false }).pipe(createZstdDecompress())
  yield* plain as AsyncIterable<Buffer>
}

async function* inBatches(bytes: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  let lines: string[] = []
  let [length, rest] = [0, Buffer.alloc(0)]
  for await (const piece of bytes) {
    let whole = Buffer.concat([rest, piece])
    for (let end = whole.indexOf(10); end >= 0; end = whole.indexOf(10)) {
      lines.push(whole.toString('utf8', 0, end))
      length += end
      whole = whole.subarray(end + 1)
      if (length < batchBytes) continue
      yield lines
      lines = []
      length = 0
    }
    rest = whole
    if (rest.length > maxRowBytes) throw new ArchiveError('a row in it is larger than a row can be')
  }
  if (rest.length > 0) throw new ArchiveError('the last row of a table is cut off')
  if (lines.length > 0) yield lines
}

/** The tables into which a backup goes, which are those that it has; else it is not of the release that it names. */
export async function matchTables(client: PoolClient, manifest: Manifest): Promise<Map<string, Table>> {
  const tables = new Map((await listTables(client)).map((table) => [table.name, table]))
  for (const [name, { columns }] of Object.entries(manifest.tables)) {
    const table = tables.get(name)
    if (!table) throw new ArchiveError(`its table ${name} is none of release ${manifest.release}`)
    if (table.columns.toSorted().join() !== columns.toSorted().join()) {
      throw new ArchiveError(`the columns of its table ${name} are not those of release ${manifest.release}`)
    }
  }
  const missing = [...tables.keys()].find((name) => !manifest.tables[name])
  if (missing) throw new ArchiveError(`the rows of ${missing} are missing in it`)
  return tables
}

/** Refuses a database that does not hold what the backup says. */
export async function compareCounts(client: PoolClient, manifest: Manifest): Promise<void> {
  for (const [name, { rows: wanted }] of Object.entries(manifest.tables)) {
    const { rows } = await client.query<{ found: string }>(`select count(*)::text as found from ${quote(name)}`)
    if (rows[0]!.found === String(wanted)) continue
    throw new ArchiveError(`it has ${wanted} rows of ${name}, of which ${rows[0]!.found} are there after loading`)
  }
}

/** Sets every sequence where it stood. */
export async function setSequences(client: PoolClient, { sequences }: Manifest): Promise<void> {
  for (const [name, { last_value, is_called }] of Object.entries(sequences)) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quote(name), last_value, is_called])
  }
}
