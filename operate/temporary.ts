import { rmSync } from 'node:fs'
import { open } from 'node:fs/promises'

/** Has a file or folder removed when the process ends before it is released, however it ends but by force. */
export function removeAtExit(path: string): () => void {
  const remove = () => rmSync(path, { recursive: true, force: true })
  process.once('exit', remove)
  return () => {
    process.off('exit', remove)
    remove()
  }
}

/** Has the disk keep what was renamed into a folder. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
