import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A name for a data folder, the same for every process that sees it; made once and kept in it. */
export async function readFolderMark(dataDir: string): Promise<string> {
  const file = join(dataDir, 'folder')
  // Of several processes that begin at once one makes it.
  await writeFile(file, `${randomUUID()}\n`, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  return (await readFile(file, 'utf8')).trim()
}
