import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

import { encrypt } from './encryption.ts'
import { type Manifest, manifestName } from './manifest.ts'
import { createTarHeader, createTarPadding, tarEnd } from './tar.ts'

/** A part of a backup: bytes that are there, or a file that is removed once it is taken in. */
export type Part = { name: string } & ({ bytes: Uint8Array } | { file: string })

/** Writes a backup into a file that is not there yet, and answers when it lies on the disk; what is cut short is removed. */
export async function writeArchive(
  file: string,
  parts: AsyncIterable<Part>,
  describe: (parts: Manifest['parts']) => Manifest,
  key: Buffer | undefined,
): Promise<Manifest> {
  let manifest: Manifest | undefined
  async function* tar(): AsyncGenerator<Buffer> {
    const written: Manifest['parts'] = {}
    for await (const part of parts) written[part.name] = yield* writePart(part)
    manifest = describe(written)
    yield* writePart({ name: manifestName, bytes: Buffer.from(JSON.stringify(manifest, null, 1)) })
    yield tarEnd
  }
  try {
    const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(key ? encrypt(tar(), key) : tar(), target)
    return manifest!
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
}

async function* writePart(part: Part): AsyncGenerator<Buffer, Manifest['parts'][string]> {
  const size = 'bytes' in part ? part.bytes.length : (await stat(part.file)).size
  yield createTarHeader(part.name, size)
  const hash = createHash('sha256')
  const content: AsyncIterable<Buffer> | Buffer[] =
    'bytes' in part ? [Buffer.from(part.bytes)] : createReadStream(part.file, { highWaterMark: 256 * 1024 })
  for await (const piece of content) {
    hash.update(piece)
    yield piece
  }
  if ('file' in part) await rm(part.file)
  yield createTarPadding(size)
  return { bytes: size, sha256: hash.digest('hex') }
}
