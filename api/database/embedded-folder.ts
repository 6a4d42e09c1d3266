import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * Opens the folder of the embedded database with `start`. One whose making was cut short is made anew: nobody has written
 * into it yet. One that the engine cannot open is left as it is, and the error says what it means and what to do.
 */
export async function openFolder<Opened>(folder: string, start: () => Promise<Opened>): Promise<Opened> {
  if (existsSync(folder)) refuseForeign(folder)
  const unfinished = `${folder}.unfinished`
  if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true })
  const isNew = !existsSync(folder) || readdirSync(folder).length === 0
  // The engine would make a new database over what is left of the old one.
  if (!isNew && !existsSync(join(folder, 'PG_VERSION'))) throw new DamagedFolder(folder, 'PG_VERSION is missing')
  if (isNew) {
    writeFileSync(unfinished, '', { mode: 0o600 })
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  }
  try {
    const opened = await start()
    rmSync(unfinished, { force: true })
    return opened
  } catch (error) {
    if (isNew)
      throw new Error(`No database could be made in ${resolve(folder)}: ${readMessage(error)}`, { cause: error })
    throw new DamagedFolder(folder, readMessage(error), error)
  }
}

function refuseForeign(folder: string): void {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw new Error(`DATA_DIR has a database that this user may not read and write: ${resolve(folder)}.`, { cause })
  }
}

class DamagedFolder extends Error {
  constructor(folder: string, said: string, cause?: unknown) {
    const place = resolve(folder)
    super(
      `The embedded database in ${place} cannot be opened: its files are damaged or some are missing.
A disk that was full or failed does that, and so does a copy that was made while the product was running.
Put back a copy of the whole data folder that was made while the product was stopped. Without one, move it away:
  mv ${place} ${place}.damaged
The next start then makes a new database, without anything that was in this one. (The engine says: ${said})`,
      { cause },
    )
  }
}

function readMessage(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]!.trim()
}
