import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A place for what people send: names are made here, so nothing that was sent chooses a path. */
export type Uploads = {
  /** Keeps bytes under a `newUploadName`, whole or not at all. */
  save: (name: string, bytes: Uint8Array) => Promise<void>
  /** The bytes of a name; null when there are none. It throws when nobody can say. */
  read: (name: string) => Promise<Uint8Array | null>
  /** Some bytes of a name, from one of them on; null when there are none of that name. */
  readPart: (name: string, part: Part) => Promise<Uint8Array | null>
  /** How many bytes a name has; null when there are none. */
  measure: (name: string) => Promise<number | null>
  /** There is no more of it then, whether there was or not. */
  remove: (name: string) => Promise<void>
}

export type Part = { from: number; bytes: number }

/** A name that nobody can guess, whatever is kept under it. */
export function createUploadName(): string {
  return `${randomUUID()}.webp`
}

/**
 * Names that are made here: clients' pictures; and in folders of their own what shows homes (`u/`), the originals of that
 * (`o/`), videos (`v/`) and private documents (`d/`).
 */
const names =
  /^(?:[\da-f-]{36}\.webp|o\/[\da-f-]{36}|v\/[\da-f-]{36}\.mp4|d\/\d{1,9}-[\da-f-]{36}|u\/[\da-f-]{36}[\w-]{0,40}\.(?:webp|avif|jpg))$/

/** Whether a name is of those that are made here. */
export function isUploadName(name: string): boolean {
  return names.test(name)
}

const types: Record<string, string> = { webp: 'image/webp', avif: 'image/avif', mp4: 'video/mp4', jpg: 'image/jpeg' }

/** The media type of what is kept under a name; a document says its own only inside. */
export function getUploadType(name: string): string {
  if (name.startsWith('o/')) return 'image/jpeg'
  return types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}

/** Uploads in a folder, made when it is first needed. */
export function openFolderUploads(folder: string): Uploads {
  return {
    save: async (name, bytes) => {
      await mkdir(dirname(join(folder, name)), { recursive: true, mode: 0o700 })
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
      return readFile(join(folder, name)).catch(refuseAllButMissing)
    },
    readPart: async (name, { from, bytes }) => {
      const file = isUploadName(name) ? await open(join(folder, name)).catch(refuseAllButMissing) : null
      if (!file) return null
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, from)
        return buffer.subarray(0, bytesRead)
      } finally {
        await file.close()
      }
    },
    measure: async (name) => {
      if (!isUploadName(name)) return null
      return (await stat(join(folder, name)).catch(refuseAllButMissing))?.size ?? null
    },
    remove: async (name) => {
      if (!isUploadName(name)) return
      await rm(join(folder, name), { force: true })
      // Of a process that ended while it wrote.
      await rm(join(folder, `${name}.part`), { force: true })
    },
  }
}

function refuseAllButMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
