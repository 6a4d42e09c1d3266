import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** One process builds at a time; another waits for it and then finds everything there. */
export async function takeTurn(lock: string, say: (line: string) => void): Promise<() => void> {
  for (let hasSaid = false; ; hasSaid = true) {
    const release = lockNow(lock)
    if (release) return release
    if (!hasSaid) say('Waiting for another process that is building …')
    await sleep(200)
  }
}

/** Takes a lock that nobody holds, until it is released or this process ends; null where somebody holds it. */
export function lockNow(lock: string): (() => void) | null {
  mkdirSync(dirname(lock), { recursive: true })
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      const remove = () => rmSync(lock, { force: true })
      process.once('exit', remove)
      return () => {
        process.off('exit', remove)
        remove()
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    if (!isLeftBehind(lock)) return null
    rmSync(lock, { force: true })
  }
  return null
}

function isLeftBehind(lock: string): boolean {
  try {
    const holder = Number(readFileSync(lock, 'utf8'))
    // A restarted container gets its old number again, and we hold nothing yet.
    if (holder === process.pid) return true
    process.kill(holder, 0)
    return false
  } catch (error) {
    return ['ESRCH', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')
  }
}

/** Whether files can be made in a folder, or the folder itself where it is not there yet. */
export function canWriteIn(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return !existsSync(folder) && resolve(folder) !== dirname(resolve(folder)) && canWriteIn(dirname(folder))
  }
}
