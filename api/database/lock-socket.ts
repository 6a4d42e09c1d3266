import { closeSync, openSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { basename, dirname, join } from 'node:path'

/** How long a system may take to say whether anybody listens. */
const patience = 1000

/**
 * Listens on a socket beside a lock, for as long as this process lives: the system itself knows then whether its holder
 * does, also of one that is stopped or in another container. Null where the system has no such sockets in files.
 */
export async function listenBeside(file: string): Promise<(() => void) | null> {
  const place = openPlace(file)
  if (!place) return null
  // A connection says all that there is to say.
  const server = createServer((socket) => socket.destroy()).unref()
  rmSync(file, { force: true })
  const isListening = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(place.path, () => resolve(true))
  })
  if (!isListening) {
    place.close()
    return null
  }
  server.on('error', () => undefined)
  return () => {
    server.close()
    rmSync(file, { force: true })
    place.close()
  }
}

/** Whether anybody listens there. No is no proof: a folder of another machine shows a socket that only it can reach. */
export async function isListenedTo(file: string): Promise<boolean> {
  const place = openPlace(file)
  if (!place) return false
  const socket = connect(place.path)
  try {
    return await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true))
      // More than wait in line is a sign of life, too.
      socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'EAGAIN'))
      socket.setTimeout(patience, () => resolve(false))
    })
  } finally {
    socket.destroy()
    place.close()
  }
}

/** The name of a socket has 108 bytes at most: a folder is named by its open number, however long its path is. */
function openPlace(file: string): { path: string; close: () => void } | null {
  if (process.platform === 'win32') return null
  if (process.platform !== 'linux') return { path: file, close: () => undefined }
  try {
    const folder = openSync(dirname(file), 'r')
    return { path: join('/proc/self/fd', String(folder), basename(file)), close: () => closeSync(folder) }
  } catch {
    return null
  }
}
