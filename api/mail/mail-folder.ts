import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { type Mail, type Mailer, composeMessage } from './mailer.ts'

type StoredMail = Mail & { name: string; sent_at: string }

/** A folder that stands in for a mail server: each email as `.eml`, and as it is read at `/dev/letters`. */
export type MailFolder = Mailer & {
  /** The newest emails first, so many at most. */
  newest: (max: number) => Promise<StoredMail[]>
  find: (name: string) => Promise<StoredMail | null>
}

const names = /^\d{8}T\d{9}Z-[\da-f-]{36}$/

export function openMailFolder(folder: string, from: { name: string; address: string }, now: () => Date): MailFolder {
  const find = async (name: string): Promise<StoredMail | null> => {
    if (!names.test(name)) return null
    const text = await readFile(join(folder, `${name}.json`), 'utf8').catch(() => null)
    return text === null ? null : (JSON.parse(text) as StoredMail)
  }
  const put = async (name: string, content: Buffer | string) => {
    const part = join(folder, `${name}.part`)
    try {
      await writeFile(part, content, { mode: 0o600 })
      await rename(part, join(folder, name))
    } catch (error) {
      // Each try has a name of its own: on a full disk what is half written would take up the rest of it.
      await rm(part, { force: true }).catch(() => {})
      throw error
    }
  }
  return {
    send: async (mail) => {
      const sent_at = now().toISOString()
      const name = `${sent_at.replace(/[-:.]/g, '')}-${mail.id}`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await put(`${name}.eml`, await composeMessage(mail, from))
      await put(`${name}.json`, JSON.stringify({ ...mail, name, sent_at } satisfies StoredMail))
    },
    newest: async (max) => {
      const found = await readdir(folder).catch(() => [])
      const named = found.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -5))
      const kept = await Promise.all(named.toSorted().toReversed().slice(0, max).map(find))
      return kept.filter((mail) => mail !== null)
    },
    find,
    close: () => {},
  }
}
