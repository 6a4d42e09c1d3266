import type { Transform } from 'node:stream'
import { createZstdCompress } from 'node:zlib'

/**
 * Makes what compresses a table. The same rows give the same bytes, so that sums of two backups say whether they hold the
 * same: it takes one piece at a time, for a last piece that still waits when the end is said would be packed together
 * with it, and one that does not would not.
 */
export function createTableCompressor(): Transform {
  return createZstdCompress({ writableHighWaterMark: 1 } as object)
}
