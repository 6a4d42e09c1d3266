import { createHmac, randomUUID } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { createBucketClient } from './bucket-client.ts'

/** An account that is about to be deleted; neither number nor address is ever used for two at once. */
export type DeletedAccount = { id: number; email: string; created_at: Date }

/** A line of `deleted.ndjson`: who it was cannot be read from it, but somebody with the secret finds the account in a backup. */
export type DeletionMark = { id: string; at: string; account: string; email: string }

/**
 * Where it is written down that an account was deleted: beside the backups, so that one that is restored from them is
 * deleted again. Noted before the deletion, and withdrawn if that fails.
 */
export type Deletions = {
  note: (account: DeletedAccount) => Promise<string>
  withdraw: (id: string) => Promise<void>
}

export const deletionsFile = 'deleted.ndjson'
export const deletionsFolder = 'deleted'

type Where = {
  /** A line for each, whatever else. */
  folder: string
  secret: string
  now: () => Date
  /** Where backups lie in a bucket: an object for each as well. */
  bucket?: Pick<ReturnType<typeof createBucketClient>, 'ask'> | undefined
  /** Hears that the bucket did not take one; the next backup brings it there. */
  onAway?: (error: unknown) => void
}

export function openDeletions({ folder, secret, now, bucket, onAway }: Where): Deletions {
  async function tell(method: 'PUT' | 'DELETE', id: string, mark?: DeletionMark): Promise<void> {
    try {
      const bytes = mark && new TextEncoder().encode(JSON.stringify(mark))
      const answer = await bucket?.ask(method, `${deletionsFolder}/${id}.json`, { ...(bytes && { bytes }) })
      if (answer && answer.status >= 300) throw new Error(`the store of backups answered ${answer.status}`)
    } catch (error) {
      onAway?.(error)
    }
  }
  return {
    note: async ({ id: account, email, created_at }) => {
      const id = randomUUID()
      const mark = {
        id,
        at: now().toISOString(),
        account: markAccount(secret, account, created_at),
        email: markEmail(secret, email),
      }
      await append(folder, mark)
      await tell('PUT', id, mark)
      return id
    },
    withdraw: async (id) => {
      await append(folder, { withdrawn: id })
      await tell('DELETE', id)
    },
  }
}

/** The same for an account wherever it is restored to; ids alone come again once a backup is restored. */
export function markAccount(secret: string, id: number, created_at: Date): string {
  return mark(secret, `account\n${id}\n${created_at.getTime()}`)
}

export function markEmail(secret: string, email: string): string {
  return mark(secret, `email\n${email}`)
}

function mark(secret: string, words: string): string {
  return createHmac('sha256', `${secret}\ndeleted`).update(words).digest('base64url')
}

/** On the disk when it answers: what is told to be gone must not come back. */
async function append(folder: string, line: object): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = await open(join(folder, deletionsFile), 'a', 0o600)
  try {
    // A line that was cut off before must not spoil this one.
    await file.writeFile(`\n${JSON.stringify(line)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The deletions that a folder knows of, but for those that were withdrawn. */
export async function readDeletions(folder: string): Promise<DeletionMark[]> {
  const text = await readFile(join(folder, deletionsFile), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const marks = new Map<string, DeletionMark>()
  for (const line of text.split('\n')) {
    const said = readDeletion(line)
    if (said && 'withdrawn' in said) marks.delete(said.withdrawn)
    else if (said) marks.set(said.id, said)
  }
  return [...marks.values()]
}

/** What a line says; null for one that was cut off while it was written, before anything was deleted. */
export function readDeletion(line: string): DeletionMark | { withdrawn: string } | null {
  try {
    const said = JSON.parse(line) as Partial<DeletionMark & { withdrawn: string }> | null
    if (typeof said?.withdrawn === 'string') return { withdrawn: said.withdrawn }
    const { id, at, account, email } = said ?? {}
    const isWhole = [id, at, account, email].every((value) => typeof value === 'string')
    return isWhole ? { id: id!, at: at!, account: account!, email: email! } : null
  } catch {
    return null
  }
}
