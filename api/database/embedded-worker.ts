import { MessagePort, parentPort, workerData } from 'node:worker_threads'

import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'

import { refreshCopy, type SeenFiles } from './copy-folder.ts'

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

type CopyTask = { copyTo: string; seen: SeenFiles }

/** Makes a copy of the folder what it is between two calls; its owner holds the only session, so no transaction is open. */
async function copyTo({ copyTo: to, seen }: CopyTask): Promise<void> {
  let refusal: string | undefined
  try {
    await database.exec('CHECKPOINT')
    refreshCopy(folder!, to, seen)
  } catch (error) {
    refusal = String(error)
  }
  parentPort!.postMessage({ copied: to, refusal })
}

parentPort!.on('message', (message: MessagePort | 'close' | CopyTask) => {
  if (message instanceof MessagePort) return serve(message)
  if (message !== 'close') return next(() => copyTo(message))
  next(async () => {
    await database.close()
    process.exit(0)
  })
})
parentPort!.postMessage('ready')
