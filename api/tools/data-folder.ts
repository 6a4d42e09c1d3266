import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

import { restrictToOwner } from './restrict-to-owner.ts'

/** All that is ever kept in the data folder. */
const kept = ['assets', 'db', 'db.lock', 'folder', 'map', 'outbox', 'uploads', 'secret']

/**
 * Makes the folder of all that is kept, and those above it, and closes it and what is kept in it to every other user of
 * the machine; a place where none can be, or that cannot be written, is refused by its setting.
 */
export function makeDataFolder(folder: string, say: (line: string) => void = console.warn): void {
  const place = resolve(folder)
  try {
    makeFolder(place, 0o700)
    accessSync(place, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    const why = (cause as NodeJS.ErrnoException).code === 'EROFS' ? ' (its file system is read-only)' : ''
    throw new Error(`DATA_DIR ${folder} is no folder that can be written${why}.`, { cause })
  }
  const open = [...closeFolder(place), ...kept.flatMap((name) => restrictToOwner(join(place, name)))]
  if (open.length > 0) {
    const others = open.length > 1 ? ` and ${open.length - 1} more` : ''
    say(
      `Other users of this machine may read ${open[0]}${others}: it belongs to another user, who alone can change that.`,
    )
  }
}

/** The folder itself, unless it is one that many share, as /tmp is. */
function closeFolder(place: string): string[] {
  const { mode } = statSync(place)
  if ((mode & 0o1000) !== 0 || (mode & 0o077) === 0) return []
  try {
    chmodSync(place, 0o700)
    return []
  } catch {
    return [place]
  }
}

// `recursive` never ends where the system lets nobody make anything, as in /proc.
function makeFolder(folder: string, mode?: number): void {
  if (isFolder(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(folder)) throw error
  }
}

function isFolder(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true
}
