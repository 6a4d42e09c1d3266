import { randomUUID } from 'node:crypto'
import { access, link, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { PictureStore } from './deriver.ts'

/**
 * Keeps derived pictures in a folder. A picture appears whole or not at all, and one that is there already is left as
 * it is: whoever sends it has noted its size.
 */
export function createPictureFolder(folder: string): PictureStore {
  return {
    has: (name) =>
      access(join(folder, name)).then(
        () => true,
        () => false,
      ),
    async keep(name, picture) {
      await mkdir(folder, { recursive: true })
      const unfinished = join(folder, `.${name}.${randomUUID()}.part`)
      try {
        await writeFile(unfinished, picture)
        await place(unfinished, join(folder, name))
      } finally {
        await rm(unfinished, { force: true })
      }
    },
  }
}

async function place(unfinished: string, file: string): Promise<void> {
  try {
    await link(unfinished, file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // Some file systems have no links.
    if (code !== 'EEXIST') await rename(unfinished, file)
  }
}
