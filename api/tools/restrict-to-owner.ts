import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Takes a file, or a folder with all that is in it, from every other user of the machine: 0600 and 0700. It answers what
 * is not ours to change and open to others; what is not there, and where links lead, is left alone.
 */
export function restrictToOwner(path: string): string[] {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found || !(found.isFile() || found.isDirectory())) return []
  const isOpen = (found.mode & 0o077) !== 0
  const refused = isOpen && !isTaken(path, found.isDirectory() ? 0o700 : 0o600) ? [path] : []
  // Nobody else gets further, but what is copied from here would be open where it is copied to.
  return [
    ...refused,
    ...(found.isDirectory() ? namesIn(path).flatMap((name) => restrictToOwner(join(path, name))) : []),
  ]
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    // Not even we may look: whoever needs what is in it will say so.
    return []
  }
}

function isTaken(path: string, mode: number): boolean {
  try {
    chmodSync(path, mode)
    return true
  } catch (error) {
    // Gone meanwhile, as the engine's own files may be.
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
  }
}
