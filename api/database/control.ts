import { rmSync } from 'node:fs'
import { chmod, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises'
import { createConnection, createServer, type Socket } from 'node:net'
import { join, relative, resolve } from 'node:path'
import { createInterface } from 'node:readline'

import type { Logger } from 'pino'

import type { OpenDatabase } from './open.ts'

const prefix = 'copy-'
type Said = { folder?: string; taken_at?: string; held_ms?: number; refusal?: string }
type Listening = { dataDir: string; database: Pick<OpenDatabase, 'copyTo'>; log: Logger }

/**
 * Listens on `DATA_DIR/control.sock`, which its owner alone may open, for whoever wants a copy of the embedded database:
 * one at a time, made between two calls, and there for as long as the connection is.
 */
export async function listenForControl({ dataDir, database, log }: Listening): Promise<{ close: () => Promise<void> }> {
  const { copyTo } = database
  if (!copyTo) return { close: async () => {} }
  const path = getSocketPath(dataDir)
  const open = new Set<Socket>()
  const copies = createCopies(dataDir, copyTo)
  // What a process left that was killed; nobody else has this folder.
  await rm(path, { force: true })
  await removeCopies(dataDir)

  async function serve(socket: Socket): Promise<void> {
    let said: Said = {}
    const gone = new Promise<void>((done) => socket.once('close', () => done()))
    for await (const line of createInterface({ input: socket })) {
      if (line !== 'copy' || said.folder) break
      said = await copies.make()
      if (said.refusal) log.warn({ refusal: said.refusal }, 'a backup could not have its copy')
      if (!socket.destroyed) socket.write(`${JSON.stringify(said)}\n`)
      if (said.folder) await gone
    }
    socket.destroy()
    if (said.folder) await copies.remove(said.folder)
  }
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => {})
    void serve(socket).catch((err: unknown) => log.warn({ err }, 'a call to the control socket failed'))
  })
  await new Promise<void>((done) => {
    server.once('error', (err) => {
      log.warn({ err }, 'no control socket: a backup can be made while the product is stopped only')
      done()
    })
    server.listen(path, () => done())
  })
  if (server.listening) await chmod(path, 0o600)
  const close = async () => {
    for (const socket of open) socket.destroy()
    if (server.listening) await new Promise((done) => server.close(done))
    await removeCopies(dataDir)
  }
  return { close }
}

/** Copies of the folder, one at a time. */
function createCopies(dataDir: string, copyTo: (folder: string) => Promise<number>) {
  let isBusy = false
  async function remove(folder: string): Promise<void> {
    await rm(folder, { recursive: true, force: true })
    isBusy = false
  }
  async function make(): Promise<Said> {
    if (isBusy) return { refusal: 'another backup is being made' }
    isBusy = true
    let folder = ''
    try {
      await requireRoom(join(dataDir, 'db'))
      folder = await mkdtemp(join(resolve(dataDir), prefix))
      const taken_at = new Date().toISOString()
      const held_ms = Math.round(await copyTo(join(folder, 'db')))
      return { folder, taken_at, held_ms }
    } catch (error) {
      if (folder) await rm(folder, { recursive: true, force: true })
      isBusy = false
      return { refusal: error instanceof Error ? error.message : String(error) }
    }
  }
  return { make, remove }
}

/** A copy until it is released, and for how many milliseconds callers were held up for it. */
export type Copy = { folder: string; takenAt: Date; heldMs: number; release: () => void }

/** Asks the process that has the folder for a copy of its database; null where no process has it. */
export async function askForCopy(dataDir: string): Promise<Copy | null> {
  const socket = createConnection(getSocketPath(dataDir))
  const isThere = await new Promise<boolean>((done, refuse) => {
    socket.once('connect', () => done(true))
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (['ENOENT', 'ECONNREFUSED', 'EINVAL'].includes(error.code ?? '')) done(false)
      else refuse(new Error(`The running product cannot be asked (${error.message}). Be the user that runs it.`))
    })
  })
  if (!isThere) return null
  socket.on('error', () => {})
  socket.write('copy\n')
  for await (const line of createInterface({ input: socket })) {
    const { folder, taken_at, held_ms = 0, refusal } = JSON.parse(line) as Said
    if (!folder || !taken_at) throw new Error(`The running product made no copy of its database: ${refusal}.`)
    const release = () => {
      socket.destroy()
      rmSync(folder, { recursive: true, force: true })
      process.off('exit', release)
    }
    process.once('exit', release)
    return { folder, takenAt: new Date(taken_at), heldMs: held_ms, release }
  }
  throw new Error('The running product has ended before it made a copy of its database.')
}

/** The path of a socket may have some hundred bytes only: the shorter of both ways to say it. */
function getSocketPath(dataDir: string): string {
  const whole = join(resolve(dataDir), 'control.sock')
  const near = relative(process.cwd(), whole)
  return near.length < whole.length ? near : whole
}

async function removeCopies(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(prefix)) await rm(join(dataDir, name), { recursive: true, force: true })
  }
}

const inMegabytes = (bytes: number) => Math.ceil(bytes / 2 ** 20)

/** A copy that fills the disk would stop the database itself. */
async function requireRoom(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name))
        .then(({ size }) => size)
        .catch(() => 0),
    ),
  )
  const needed = sizes.reduce((sum, size) => sum + size, 0) + 256 * 2 ** 20
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize >= needed) return
  throw new Error(`the disk has ${inMegabytes(bavail * bsize)} MB left, and a copy needs ${inMegabytes(needed)} MB`)
}
