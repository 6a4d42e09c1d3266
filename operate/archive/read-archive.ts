import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'

import { ArchiveError } from './archive-error.ts'
import { decrypt, isEncrypted } from './encryption.ts'
import { type Manifest, manifestName, manifestSchema, type PartKind, readPartName } from './manifest.ts'
import { collect, readTar } from './tar.ts'

/** A part as it is read; its content before the next. */
export type ReadPart = PartKind & { part: string; size: number; content: AsyncIterable<Buffer> }

const maxManifestBytes = 64 * 2 ** 20

/** The parts of a backup, in their order; with the key where the file is encrypted. */
export async function* readArchive(file: string, key: Buffer | undefined): AsyncGenerator<ReadPart> {
  const beginning = await readBeginning(file)
  if (isEncrypted(beginning) && !key) throw new ArchiveError('it is encrypted: set BACKUP_KEY_FILE')
  if (!isEncrypted(beginning) && !isTar(beginning)) throw new ArchiveError('it is no backup of this product')
  const bytes = createReadStream(file, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>
  const plain = isEncrypted(beginning) ? decrypt(bytes, key!) : bytes
  const seen = new Set<string>()
  for await (const { name, size, content } of readTar(plain)) {
    const kind = readPartName(name)
    if (!kind) throw new ArchiveError(`${JSON.stringify(name)} in it is no part of a backup`)
    if (seen.has(name)) throw new ArchiveError(`it has ${name} twice`)
    seen.add(name)
    yield { ...kind, part: name, size, content }
  }
}

/** Reads a backup whole and compares every part with what it says of itself, before anything is done with it. */
export async function verifyArchive(file: string, key: Buffer | undefined): Promise<Manifest> {
  const found: Manifest['parts'] = {}
  let text: string | undefined
  for await (const { kind, part, size, content } of readArchive(file, key)) {
    if (text !== undefined) throw new ArchiveError('something was added behind its end')
    if (kind === 'manifest') {
      if (size > maxManifestBytes) throw new ArchiveError(`its ${manifestName} is too large`)
      text = (await collect(content)).toString()
      continue
    }
    const hash = createHash('sha256')
    for await (const piece of content) hash.update(piece)
    found[part] = { bytes: size, sha256: hash.digest('hex') }
  }
  if (text === undefined) throw new ArchiveError(`its ${manifestName} is missing`)
  const manifest = readManifest(text)
  compareParts(manifest, found)
  return manifest
}

function readManifest(text: string): Manifest {
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch {
    throw new ArchiveError(`its ${manifestName} is spoiled`)
  }
  const { format, release } = (said ?? {}) as { format?: unknown; release?: unknown }
  if (typeof format === 'number' && format > 1) {
    throw new ArchiveError(`it was made by release ${String(release)}, whose form this release does not know`)
  }
  const manifest = manifestSchema.safeParse(said)
  if (!manifest.success) throw new ArchiveError(`its ${manifestName} makes no sense`)
  return manifest.data
}

function compareParts(manifest: Manifest, found: Manifest['parts']): void {
  for (const [part, { bytes, sha256 }] of Object.entries(manifest.parts)) {
    const there = found[part]
    if (!there) throw new ArchiveError(`${part} is missing in it`)
    if (there.bytes !== bytes || there.sha256 !== sha256) throw new ArchiveError(`${part} in it is spoiled`)
  }
  const more = Object.keys(found).find((part) => !manifest.parts[part])
  if (more) throw new ArchiveError(`${more} in it is not what was backed up`)
  const table = Object.keys(manifest.tables).find((name) => !manifest.parts[`${name}.ndjson.zst`])
  if (table) throw new ArchiveError(`the rows of ${table} are missing in it`)
}

async function readBeginning(file: string): Promise<Buffer> {
  const handle = await open(file).catch((cause: unknown) => {
    throw new Error(`${file} cannot be read: ${(cause as NodeJS.ErrnoException).code}.`, { cause })
  })
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(512), 0, 512, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

function isTar(beginning: Buffer): boolean {
  return beginning.toString('latin1', 257, 262) === 'ustar'
}
