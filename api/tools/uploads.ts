import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A place for what people send: names are made here, so nothing that was sent chooses a path. */
export type Uploads = {
  /** Keeps bytes under a `newUploadName`, whole or not at all. */
  save: (name: string, bytes: Uint8Array) => Promise<void>
  /** The bytes of a name; null when there are none. It throws when nobody can say. */
  read: (name: string) => Promise<Uint8Array | null>
  /** There is no more of it then, whether there was or not. */
  remove: (name: string) => Promise<void>
}

/** A name that nobody can guess, whatever is kept under it. */
export function createUploadName(): string {
  return `${randomUUID()}.webp`
}

/** Whether a name is of those that are made here. */
export function isUploadName(name: string): boolean {
  return /^[\da-f-]{36}\.webp$/.test(name)
}

/** Uploads in a folder, made when it is first needed. */
export function openFolderUploads(folder: string): Uploads {
  return {
    save: async (name, bytes) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const part = join(folder, `${name}.part`)
      try {
        await writeFile(part, bytes, { mode: 0o600 })
        await rename(part, join(folder, name))
      } catch (error) {
        await rm(part, { force: true }).catch(() => {})
        throw error
      }
    },
    read: async (name) => {
      if (!isUploadName(name)) return null
      return readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
    },
    remove: async (name) => {
      if (!isUploadName(name)) return
      await rm(join(folder, name), { force: true })
      // Of a process that ended while it wrote.
      await rm(join(folder, `${name}.part`), { force: true })
    },
  }
}
