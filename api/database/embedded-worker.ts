import { type MessagePort, parentPort, workerData } from 'node:worker_threads'

import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'

const terminate = 'X'.charCodeAt(0)
const checkpointAfterBytes = 64 * 1024 * 1024

// The default would keep 128 MB of pages that the operating system keeps as well.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

const { folder } = workerData as { folder: string | null }
const database = await PGlite.create({
  ...(folder !== null && { dataDir: folder }),
  extensions: { btree_gin, pg_trgm, unaccent },
  startParams,
})

let queue: Promise<unknown> = Promise.resolve()
let written = 0

/** One thing at a time: the embedded database has a single session. */
function next(work: () => Promise<unknown>): void {
  queue = queue.then(work).catch((error: unknown) => {
    // Half a protocol exchange cannot be mended; the owner hears of it as the thread's failure.
    setImmediate(() => {
      throw error
    })
  })
}

let current: MessagePort | undefined

function serve(connection: MessagePort): void {
  next(async () => {
    await rollback()
    current = connection
    // A new connection must not inherit settings, temporary tables or prepared statements.
    await database.exec('DISCARD ALL')
  })
  connection.on('message', (bytes: Uint8Array) => {
    if (bytes[0] !== terminate) next(() => answer(connection, bytes))
  })
  // Its end may be heard of after the next connection has begun, whose transaction is its own.
  connection.on('close', () => next(async () => (current === connection ? rollback() : undefined)))
}

async function rollback(): Promise<void> {
  if (database.isInTransaction()) await database.exec('ROLLBACK')
}

async function answer(connection: MessagePort, bytes: Uint8Array): Promise<void> {
  written += bytes.length
  await database.execProtocolRawStream(bytes, {
    onRawData(data) {
      const copy = data.slice()
      connection.postMessage(copy, [copy.buffer])
    },
  })
}

setInterval(() => {
  if (written < checkpointAfterBytes) return
  next(async () => {
    if (database.isInTransaction()) return
    written = 0
    await database.exec('CHECKPOINT')
  })
}, 30_000).unref()

parentPort!.on('message', (message: MessagePort | 'close') => {
  if (message !== 'close') return serve(message)
  next(async () => {
    await database.close()
    process.exit(0)
  })
})
parentPort!.postMessage('ready')
