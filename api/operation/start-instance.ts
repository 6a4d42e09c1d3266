import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Logger } from 'pino'

import type { OpenDatabase } from '../database/open.ts'
import { processId } from '../tools/job/start-job.ts'
import { startLoop, type Loop } from '../tools/start-loop.ts'
import { addInstance, hasOtherSecret, noteSeen, removeInstance, type Instance, type Stranger } from './queries.ts'

type Running = {
  role: string
  version: string
  secret: string
  /** Where this process keeps uploads: the same words for all that share the place. */
  uploadsPlace: string
  id?: string
  say?: (line: string) => void
}

const beatMs = 10_000
const lookMs = 250

/**
 * Writes down that this process runs, again every ten seconds, until it is closed. Refused beside another that keeps
 * uploads where this one does not see them; one that was heard of a moment ago is waited for, since it may have died.
 */
export async function startInstance(
  { db, isEmbedded }: Pick<OpenDatabase, 'db' | 'isEmbedded'>,
  log: Logger,
  { role, version, secret, uploadsPlace, id = processId, say = console.log }: Running,
): Promise<Pick<Loop, 'close'>> {
  const mark = (text: string) => createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22)
  const instance = { id, role, version, secret_mark: mark('secret'), uploads_mark: mark(`uploads ${uploadsPlace}`) }
  await register(db, instance, { isAlone: isEmbedded, say })
  if (await hasOtherSecret(db, instance)) {
    log.warn('another process on this database has another SECRET: links, sessions and passes hold at one of them only')
  }
  const loop = startLoop({
    restMs: beatMs,
    onError: (err) => log.warn({ err }, 'this process could not say that it runs'),
    work: async () => {
      await noteSeen(db, instance)
      return beatMs
    },
  })
  return {
    close: async () => {
      await loop.close()
      await removeInstance(db, id).catch(() => undefined)
    },
  }
}

type Registering = { isAlone: boolean; say: (line: string) => void }

async function register(db: OpenDatabase['db'], instance: Instance, { isAlone, say }: Registering): Promise<void> {
  // The embedded database's own lock tells for sure that there is no other.
  if (isAlone) return noteSeen(db, instance)
  let first: Stranger | null = null
  for (;;) {
    const stranger = await addInstance(db, instance)
    if (!stranger) return
    if (first === null) {
      say('Another process on this database keeps uploads elsewhere: waiting to see whether it still runs …')
    } else if (stranger.id !== first.id || stranger.seen_at !== first.seen_at) {
      throw new Error(
        `Another process (${stranger.role}, release ${stranger.version}) runs on this database and keeps uploads where this one does not see them. Set the same STORAGE_URL for both, or let them share DATA_DIR.`,
      )
    }
    first = stranger
    await sleep(lookMs)
  }
}
