import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { negotiateEncoding } from '#contract/encoding.ts'

/** What is smaller fits in one packet as it is. */
const minLength = 1024
/** Compressing waits for no core: while so many are at it, answers go out as they are. */
const maxConcurrent = 8
const settings = {
  params: {
    // Beyond 4 the time doubles for a fifteenth of the bytes.
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
}
const withBrotli = promisify(brotliCompress)
const withGzip = promisify(gzip)
let busy = 0

type Compressed = { encoding: 'br' | 'gzip'; body: Buffer }

/** A text as the caller takes it, compressed off the main thread; null where it is to travel as it is. */
export function compress(text: string, accepted: string | undefined): Promise<Compressed> | null {
  if (text.length < minLength || busy >= maxConcurrent) return null
  const encoding = negotiateEncoding(accepted)
  return encoding === 'identity' ? null : compressed(text, encoding)
}

async function compressed(text: string, encoding: Compressed['encoding']): Promise<Compressed> {
  busy++
  try {
    return { encoding, body: encoding === 'br' ? await withBrotli(text, settings) : await withGzip(text) }
  } finally {
    busy--
  }
}
