import * as z from 'zod/mini'

import { isUploadName } from '#api/tools/uploads.ts'

const name = z.string().check(z.regex(/^[a-z_][a-z0-9_]{0,62}$/))
const count = z.int().check(z.minimum(0))

/** What `manifest.json`, the last part of a backup, says of it. */
export const manifestSchema = z.object({
  /** Of this form: what is not known is not read. */
  format: z.literal(1),
  /** The product's version that made it. */
  release: z.string().check(z.regex(/^[\w.+-]{1,40}$/)),
  /** What it came from, for people. */
  engine: z.string(),
  /** When its rows were true. */
  taken_at: z.iso.datetime(),
  /** Hashes of the migrations that were applied, in their order. */
  migrations: z.array(z.string().check(z.regex(/^[\da-f]{64}$/))),
  tables: z.record(name, z.object({ rows: count, columns: z.array(name) })),
  sequences: z.record(
    name,
    z.object({ last_value: z.string().check(z.regex(/^-?\d{1,19}$/)), is_called: z.boolean() }),
  ),
  /** Uploads that rows name and the store did not have any more. */
  missing_uploads: z.array(z.string()),
  parts: z.record(z.string(), z.object({ bytes: count, sha256: z.string().check(z.regex(/^[\da-f]{64}$/)) })),
})
export type Manifest = z.output<typeof manifestSchema>

export const manifestName = 'manifest.json'
export const secretName = 'secret'

const uploadsFolder = 'uploads/'

export function getTablePart(table: string): string {
  return `${table}.ndjson.zst`
}

export type PartKind = { kind: 'manifest' | 'secret' } | { kind: 'table' | 'upload'; name: string }

/** What a part is by its name; null for a name that no part of a backup has. */
export function readPartName(part: string): PartKind | null {
  if (part === manifestName) return { kind: 'manifest' }
  if (part === secretName) return { kind: 'secret' }
  const [, table] = /^([a-z_][a-z0-9_]{0,62})\.ndjson\.zst$/.exec(part) ?? []
  if (table) return { kind: 'table', name: table }
  const upload = part.startsWith(uploadsFolder) ? part.slice(uploadsFolder.length) : ''
  return isUploadName(upload) ? { kind: 'upload', name: upload } : null
}
