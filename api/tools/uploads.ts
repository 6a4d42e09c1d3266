import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A place for what people send: names are made here, so nothing that was sent chooses a path. */
export type Uploads = {
  /** Keeps bytes under a new name with this ending, whole or not at all. */
  save: (bytes: Uint8Array, ending: 'webp') => Promise<string>
  /** The bytes of a name that `save` gave; null when there are none. */
  read: (name: string) => Promise<Uint8Array | null>
  remove: (name: string) => Promise<void>
}

const ours = /^[\da-f-]{36}\.webp$/

/** Uploads in a folder, made when it is first needed. */
export function uploadsIn(folder: string): Uploads {
  return {
    save: async (bytes, ending) => {
      const name = `${randomUUID()}.${ending}`
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, `${name}.part`), bytes)
      await rename(join(folder, `${name}.part`), join(folder, name))
      return name
    },
    read: async (name) => (ours.test(name) ? readFile(join(folder, name)).catch(() => null) : null),
    remove: async (name) => {
      if (ours.test(name)) await rm(join(folder, name), { force: true })
    },
  }
}
