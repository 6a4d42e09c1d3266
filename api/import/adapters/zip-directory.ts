import { createUnreadable } from './unreadable.ts'

const endMark = 0x06054b50
const entryMark = 0x02014b50
const maxEntries = 2000

/** Bytes that the files of a ZIP archive unpack to, as its directory says; an archive without a whole one is refused. */
export function measureUnpacked(archive: Buffer): number {
  const end = findEnd(archive)
  const count = archive.readUInt16LE(end + 10)
  let at = archive.readUInt32LE(end + 16)
  if (count > maxEntries) throw createUnreadable('field.file_bytes')
  let total = 0
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== entryMark) throw createUnreadable('field.file_broken')
    const packed = archive.readUInt32LE(at + 20)
    const size = archive.readUInt32LE(at + 24)
    // Deflate makes 1,032 bytes of one at most: a directory that says less than there is unpacks no more than it says.
    if (size === 0xffffffff || packed === 0xffffffff) throw createUnreadable('field.file_bytes')
    total += size
    at += 46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return total
}

function findEnd(archive: Buffer): number {
  // Behind it may stand a comment of 64 KB.
  for (let at = archive.length - 22; at >= Math.max(0, archive.length - 22 - 0xffff); at--)
    if (archive.readUInt32LE(at) === endMark) return at
  throw createUnreadable('field.file_broken')
}
