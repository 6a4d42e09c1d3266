import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The secret of an installation that was given none: made once, kept in the data folder, readable by its owner alone. */
export async function keepSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret')
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept.trim().length >= 32) return kept.trim()
  const made = randomBytes(32).toString('base64url')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await writeFile(file, `${made}\n`, { mode: 0o600 })
  return made
}
