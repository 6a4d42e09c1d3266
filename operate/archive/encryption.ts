import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { ArchiveError } from './archive-error.ts'

/** What an encrypted backup begins with: these words, then the salt of its key. */
const magic = Buffer.from('marquesina-aes256gcm-1\n')
const saltBytes = 32
const chunkBytes = 64 * 1024
const tagBytes = 16

/** The key that a file holds; shorter than 32 characters it could be guessed. */
export function readKeyFile(file: string): Buffer {
  let key: string
  try {
    key = readFileSync(file, 'utf8').trim()
  } catch (cause) {
    throw new Error(`BACKUP_KEY_FILE ${file} cannot be read.`, { cause })
  }
  if (key.length < 32)
    throw new Error(`BACKUP_KEY_FILE ${file} must hold 32 characters or more: openssl rand -base64 32`)
  return Buffer.from(key)
}

/**
 * Encrypts a stream in chunks, each with AES-256-GCM and authenticated for itself: its place is its nonce, and the last
 * one says that it is. The key is this file's own, so that no nonce is ever used twice with it.
 */
export async function* encrypt(bytes: AsyncIterable<Buffer>, key: Buffer): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes)
  const fileKey = deriveKey(key, salt)
  yield Buffer.concat([magic, salt])
  let at = 0
  for await (const { chunk, isLast } of cutInto(bytes, chunkBytes)) {
    const cipher = createCipheriv('aes-256-gcm', fileKey, nonceOf(at++, isLast))
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
  }
}

/** Whether a file that begins so is an encrypted backup. */
export function isEncrypted(beginning: Buffer): boolean {
  return beginning.subarray(0, magic.length).equals(magic)
}

/** The stream that was encrypted; nothing that was changed, left out, added or cut off passes. */
export async function* decrypt(bytes: AsyncIterable<Buffer>, key: Buffer): AsyncGenerator<Buffer> {
  let fileKey: Buffer | undefined
  let at = 0
  // The head goes before the first chunk: cut off by hand, the rest is chunks.
  const head = { left: magic.length + saltBytes, parts: [] as Buffer[] }
  async function* body(): AsyncGenerator<Buffer> {
    for await (let piece of bytes) {
      if (head.left > 0) {
        const taken = piece.subarray(0, head.left)
        head.parts.push(taken)
        head.left -= taken.length
        piece = piece.subarray(taken.length)
      }
      if (piece.length > 0) yield piece
    }
    if (head.left > 0) throw new ArchiveError('it is cut off')
  }
  for await (const { chunk, isLast } of cutInto(body(), chunkBytes + tagBytes)) {
    fileKey ??= deriveKey(key, Buffer.concat(head.parts).subarray(magic.length))
    const plain = open(fileKey, chunk, nonceOf(at, isLast))
    if (plain === null) throw new ArchiveError(explain(fileKey, chunk, at))
    at++
    yield plain
  }
}

function explain(fileKey: Buffer, chunk: Buffer, at: number): string {
  if (open(fileKey, chunk, nonceOf(at, false)) !== null) return 'it is cut off'
  if (at === 0) return 'the key of BACKUP_KEY_FILE does not open it, or its beginning is spoiled or cut off'
  return `it is spoiled or cut off near byte ${magic.length + saltBytes + at * (chunkBytes + tagBytes)}`
}

function open(key: Buffer, chunk: Buffer, nonce: Buffer): Buffer | null {
  if (chunk.length < tagBytes) return null
  const decipher = createDecipheriv('aes-256-gcm', key, nonce)
  decipher.setAuthTag(chunk.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(chunk.subarray(0, -tagBytes)), decipher.final()])
  } catch {
    return null
  }
}

function deriveKey(key: Buffer, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, 'marquesina backup', 32))
}

function nonceOf(at: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(at, 0, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** Chunks of one size but the last, which may be empty and knows that it is the last. */
async function* cutInto(
  bytes: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ chunk: Buffer; isLast: boolean }> {
  let parts: Buffer[] = []
  let length = 0
  for await (const piece of bytes) {
    parts.push(piece)
    length += piece.length
    if (length <= size) continue
    const whole = Buffer.concat(parts)
    let at = 0
    // One that is full may be the last: it goes when there is more.
    for (; whole.length - at > size; at += size) yield { chunk: whole.subarray(at, at + size), isLast: false }
    parts = [whole.subarray(at)]
    length = whole.length - at
  }
  yield { chunk: Buffer.concat(parts), isLast: true }
}
