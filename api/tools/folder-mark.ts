import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A name for a data folder, the same for every process that sees it; made once and kept in it. */
export async function readFolderMark(dataDir: string): Promise<string> {
  const file = join(dataDir, 'folder')
  // Of several processes that begin at once one makes it.
  await writeFile(file, `${randomUUID()}\n`, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  for (let tries = 100; tries > 0; tries--) {
    const mark = await readFile(file, 'utf8')
    if (mark.endsWith('\n')) return mark.trim()
    // Another process is about to write it.
    await sleep(20)
  }
  throw new Error(`${file} has no name in it. Remove it, and start again.`)
}
