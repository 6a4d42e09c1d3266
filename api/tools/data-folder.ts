import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** Makes the folder of all that is kept, and those above it; a place where none can be is refused by its setting. */
export function makeDataFolder(folder: string): void {
  try {
    makeFolder(resolve(folder))
  } catch (cause) {
    throw new Error(`DATA_DIR ${folder} is no folder that can be written.`, { cause })
  }
}

// `recursive` never ends where the system lets nobody make anything, as in /proc.
function makeFolder(folder: string): void {
  if (isFolder(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(folder)) throw error
  }
}

function isFolder(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true
}
