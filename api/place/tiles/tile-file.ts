import { open, stat } from 'node:fs/promises'

/** A file that is read in pieces, wherever it is: it stays the same one while it is open, or reading fails. */
export type TileFile = {
  length: number
  /** So many bytes from there, all of them; throws where they are not to be had. */
  read: (offset: number, length: number) => Promise<Buffer>
  /** Whether what stands at its place now is this one still. */
  isCurrent: () => Promise<boolean>
  close: () => Promise<void>
}

/** A file of this machine; one that takes its place later does not change what is read here. */
export async function openLocalFile(path: string): Promise<TileFile> {
  // To open what is none might wait for ever.
  if (!(await stat(path)).isFile()) throw new Error('it is no file')
  const handle = await open(path, 'r')
  try {
    const opened = await handle.stat()
    const mark = markOf(opened)
    return {
      length: opened.size,
      read: async (offset, length) => {
        const bytes = Buffer.allocUnsafeSlow(length)
        for (let at = 0; at < length;) {
          const { bytesRead } = await handle.read(bytes, at, length - at, offset + at)
          if (bytesRead === 0) throw new Error(`${path} has become shorter`)
          at += bytesRead
        }
        return bytes
      },
      isCurrent: async () => markOf(await stat(path)) === mark,
      close: () => handle.close(),
    }
  } catch (error) {
    await handle.close()
    throw error
  }
}

function markOf({ dev, ino, size, mtimeMs }: { dev: number; ino: number; size: number; mtimeMs: number }): string {
  return [dev, ino, size, mtimeMs].join(' ')
}
