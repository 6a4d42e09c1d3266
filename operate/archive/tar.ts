import { ArchiveError } from './archive-error.ts'

const block = 512
const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`
const maxOctalSize = 8 ** 11 - 1

/** Two empty blocks end a tar file. */
export const tarEnd = Buffer.alloc(2 * block)

/** The header of a plain file for its owner alone (POSIX ustar; a size beyond 8 GB as GNU and BSD tar write it). */
export function createTarHeader(name: string, size: number): Buffer {
  if (!/^[\x21-\x7e]{1,100}$/.test(name)) throw new Error(`${JSON.stringify(name)} is no name for a part of a backup`)
  const header = Buffer.alloc(block)
  header.write(name, 0)
  header.write(octal(0o600, 7), 100)
  header.write(octal(0, 7), 108)
  header.write(octal(0, 7), 116)
  if (size <= maxOctalSize) header.write(octal(size, 11), 124)
  else {
    header[124] = 0x80
    header.writeBigUInt64BE(BigInt(size), 128)
  }
  header.write(octal(Math.floor(Date.now() / 1000), 11), 136)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

/** What fills a file's last block. */
export function createTarPadding(size: number): Buffer {
  return Buffer.alloc((block - (size % block)) % block)
}

export type TarEntry = { name: string; size: number; content: AsyncIterable<Buffer> }

/** The files of a tar, one after the other, each to be read before the next; anything but a plain file is refused. */
export async function* readTar(bytes: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const reader = createReader(bytes)
  for (;;) {
    const header = await reader.take(block)
    if (header.every((byte) => byte === 0)) return reader.finish()
    const { name, size } = readTarHeader(header)
    const left = { bytes: size }
    yield { name, size, content: reader.pass(left) }
    left.bytes += createTarPadding(size).length
    // What its reader left, too.
    for await (const _ of reader.pass(left));
  }
}

function readTarHeader(header: Buffer): { name: string; size: number } {
  const said = Number.parseInt(header.toString('latin1', 148, 154), 8)
  if (said !== checksumOf(header)) throw new ArchiveError('a header in it is spoiled')
  const name = header.toString('latin1', 0, 100).split('\0', 1)[0]!
  const type = header.toString('latin1', 156, 157)
  if (type !== '0' || header[345] !== 0) throw new ArchiveError(`${JSON.stringify(name)} in it is no plain file`)
  return { name, size: readSize(header) }
}

function readSize(header: Buffer): number {
  const text = header.toString('latin1', 124, 135)
  const size =
    header[124] === 0x80 ? Number(header.readBigUInt64BE(128)) : /^[0-7]+$/.test(text) ? Number(`0o${text}`) : NaN
  if (!Number.isSafeInteger(size)) throw new ArchiveError('the size of a part makes no sense')
  return size
}

/** The sum of a header's bytes, its own place counted as spaces. */
function checksumOf(header: Buffer): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0)
}

/** All pieces of a stream as one. */
export async function collect(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const piece of pieces) parts.push(piece)
  return Buffer.concat(parts)
}

/** Takes exact numbers of bytes from a stream that comes in pieces of any size. */
function createReader(bytes: AsyncIterable<Buffer>) {
  const pieces = bytes[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)

  async function* pass(left: { bytes: number }): AsyncGenerator<Buffer> {
    while (left.bytes > 0) {
      if (rest.length === 0) {
        const next = await pieces.next()
        if (next.done) throw new ArchiveError('it is cut off')
        rest = next.value
        continue
      }
      const piece = rest.subarray(0, left.bytes)
      rest = rest.subarray(piece.length)
      left.bytes -= piece.length
      yield piece
    }
  }
  async function take(size: number): Promise<Buffer> {
    return collect(pass({ bytes: size }))
  }
  /** Behind the last file is nothing but the second of the empty blocks. */
  async function finish(): Promise<void> {
    const second = await take(block)
    const more = rest.length > 0 || !(await pieces.next()).done
    if (more || second.some((byte) => byte !== 0)) throw new ArchiveError('something was added behind its end')
  }
  return { take, pass, finish }
}
