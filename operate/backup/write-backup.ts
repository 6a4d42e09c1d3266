import { mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { listAppliedMigrations } from '#api/database/migrate.ts'
import type { Uploads } from '#api/tools/uploads.ts'

import product from '../../package.json' with { type: 'json' }
import { getTablePart, type Manifest, secretName } from '../archive/manifest.ts'
import { type Part, writeArchive } from '../archive/write-archive.ts'
import { type Asker, dumpTable, listTables, readSequences } from './dump-tables.ts'
import type { Source } from './open-source.ts'

export type Wish = {
  source: Source
  uploads: Uploads
  /** Travels along, so that links and sessions live on; none is left out. */
  secret: string | undefined
  key: Buffer | undefined
}

/** Writes a backup of a database into a file that is not there yet: whole, or not at all. */
export async function writeBackup(file: string, { source, uploads, secret, key }: Wish): Promise<Manifest> {
  // Beside the backup: where that has room, each of its parts has.
  const folder = await mkdtemp(join(dirname(file), '.marquesina-part-'))
  const { client, takenAt, engine } = source
  const known: Pick<Manifest, 'tables' | 'missing_uploads'> = { tables: {}, missing_uploads: [] }
  async function* parts(): AsyncGenerator<Part> {
    for (const table of await listTables(client)) {
      const part = join(folder, table.name)
      known.tables[table.name] = { rows: await dumpTable(client, table, part), columns: table.columns }
      yield { name: getTablePart(table.name), file: part }
    }
    yield* readUploads(client, uploads, known.missing_uploads)
    if (secret !== undefined) yield { name: secretName, bytes: Buffer.from(secret) }
  }
  try {
    const about = {
      format: 1 as const,
      release: product.version,
      engine,
      taken_at: takenAt.toISOString(),
      migrations: await listAppliedMigrations(client),
      sequences: await readSequences(client),
    }
    return await writeArchive(file, parts(), (written) => ({ ...about, ...known, parts: written }), key)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Pictures of accounts, agents and agencies; of listings the originals, what is made of them, videos and documents, also
 * those of drafts and of uploads that nothing names yet.
 */
const heldNames = `
  with uploaded as (select key, state, has_avif from picture where source = 'upload'),
    widths as (select key, state, has_avif, unnest(array[360, 640, 960, 1440]
      || case when key like '%-pano' then array[2048, 2816] else '{}'::int[] end) as width from uploaded),
    videos as (
      select jsonb_array_elements(videos) ->> 'src' as src from listing
      union all
      select jsonb_array_elements(document -> 'videos') ->> 'src' from listing_draft
      where jsonb_typeof(document -> 'videos') = 'array')
  select picture as name from client where picture is not null
  union select substring(picture from 10) from agent where picture like '/uploads/%'
  union select substring(logo from 10) from agency where logo like '/uploads/%'
  union select 'o/' || substring(key from 3 for 36) from uploaded
  union select key || '-' || width || '.webp' from widths where state = 'ready'
  union select key || '-' || width || '.avif' from widths where has_avif
  union select key || '-og.jpg' from uploaded where state = 'ready'
  union select mandate_document from listing_private where mandate_document is not null
  union select document ->> 'mandate_document' from listing_draft where document ->> 'mandate_document' is not null
  union select substring(src from 11) from videos where src like '/pictures/v/%'
  union select became from upload where became like 'v/%' or became like 'd/%'
  order by 1`

/** The uploads that rows hold; one that was replaced since is not there any more, and said to be missing. */
async function* readUploads(client: Asker, uploads: Uploads, missing: string[]): AsyncGenerator<Part> {
  const { rows } = await client.query<{ name: string }>(heldNames)
  for (const { name } of rows) {
    const bytes = await uploads.read(name)
    if (bytes) yield { name: `uploads/${name}`, bytes }
    else missing.push(name)
  }
}
