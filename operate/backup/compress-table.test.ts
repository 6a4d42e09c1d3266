import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { zstdDecompressSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { createTableCompressor } from './compress-table.ts'

const pieces = Array.from({ length: 9 }, (_, nth) => Buffer.from(`{"id":${nth}}\n`.repeat(500 - nth)))

async function* readSlowly() {
  for (const piece of pieces) {
    yield piece
    for (let turn = 0; turn < 50; turn++) await nextTurn()
  }
}

test('the same rows are the same bytes, however fast they come', async () => {
  const compress = (source: Iterable<Buffer> | AsyncIterable<Buffer>) =>
    buffer(Readable.from(source, { objectMode: false }).pipe(createTableCompressor()))
  const [atOnce, slowly] = await Promise.all([compress(pieces), compress(readSlowly())])
  expect(atOnce.equals(slowly)).toBe(true)
  expect(zstdDecompressSync(atOnce).equals(Buffer.concat(pieces))).toBe(true)
})
