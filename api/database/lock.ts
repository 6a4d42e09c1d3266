import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const held = new Set<string>()

/**
 * Takes a folder for this process, since two processes on one embedded database lose data silently.
 * Refuses while its holder lives and names it; takes over what a dead one left. Returns the release.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`
  mkdirSync(dirname(file), { recursive: true })
  if (!write(file)) {
    const holder = Number(readFileSync(file, 'utf8'))
    if (isAlive(holder, file)) {
      throw new Error(`The database in ${folder} is in use by process ${holder}. Stop it first, or set DATA_DIR.`)
    }
    rmSync(file, { force: true })
    if (!write(file)) throw new Error(`Another process has just taken the database in ${folder}.`)
  }
  held.add(file)
  const release = () => {
    if (held.delete(file)) rmSync(file, { force: true })
  }
  process.once('exit', release)
  return () => {
    process.off('exit', release)
    release()
  }
}

function write(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function isAlive(holder: number, file: string): boolean {
  // A restarted container gets its old number again: our own number counts only if we hold the lock.
  if (holder === process.pid) return held.has(file)
  if (!Number.isSafeInteger(holder) || holder <= 0) return false
  try {
    process.kill(holder, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
