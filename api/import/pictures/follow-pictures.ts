import { eq } from 'drizzle-orm'

import type { PictureProblem } from '#contract/import/run.ts'

import type { Tools } from '../../tools.ts'

import { priorities, bounds, describeUnusable, slowPaceMs } from './rules.ts'
import { completeItem } from './complete-item.ts'
import { fetchPicture, type Fetching } from './load-picture.ts'
import { listItemsToComplete } from './load-known-pictures.ts'
import { countUnready, listHosts, listMade, restOthers, settle, takeFetches } from './queries.ts'
import { pictureFetches } from './table.ts'

export type PictureHands = {
  /** Does what there is to do, and begins what may be asked; the milliseconds until there may be more. */
  step: () => Promise<number>
  /** Waits for the calls that are under way. */
  finish: () => Promise<void>
  close: () => void
}

type InHand = { host: string; call: Promise<void> }

const restMs = { busy: 100, idle: 5000 }
/** How often what would be looked at again is sorted out. */
const othersMs = 60_000

/** Fetches the pictures of feeds, so many at once of each server, and completes the listings that wait for them. */
export function createPictureHands(tools: Tools): PictureHands {
  const ending = new AbortController()
  const inHand = new Map<number, InHand>()
  /** When a slow server was asked last. */
  const asked = new Map<string, number>()
  let othersAt = -Infinity

  async function step(): Promise<number> {
    const made = await settleMade(tools)
    const items = await listItemsToComplete(tools.db, tools.now())
    for (const item of items) await completeItem(tools, item)
    if (performance.now() - othersAt > othersMs) {
      await restOthers(tools.db, tools.now())
      othersAt = performance.now()
    }
    const unready = await countUnready(tools.db)
    const begun = unready >= bounds.unready ? 0 : await begin()
    if (made > 0 || items.length > 0) return 0
    return begun > 0 || inHand.size > 0 || unready > 0 ? restMs.busy : restMs.idle
  }

  async function begin(): Promise<number> {
    const now = tools.now()
    const hosts = await listHosts(tools.db, now)
    const free = [...hosts].flatMap(([host, { isSlow }]) => {
      const busy = [...inHand.values()].filter((one) => one.host === host).length
      const isPaced = busy === 0 && now.getTime() - (asked.get(host) ?? 0) >= slowPaceMs
      const mayAsk = isSlow ? Number(isPaced) : bounds.atOnce - busy
      return mayAsk > 0 ? [{ host, count: mayAsk }] : []
    })
    const rows = await takeFetches(tools.db, free, bounds.inAll - inHand.size, now)
    for (const row of rows) {
      if (inHand.has(row.id)) continue
      asked.set(row.host, now.getTime())
      const call = fetchPicture(tools, row, ending.signal)
        .catch((err: unknown) => tools.log.error({ err, fetch: row.id }, 'a picture of a feed could not be kept'))
        .finally(() => inHand.delete(row.id))
      inHand.set(row.id, { host: row.host, call })
    }
    return rows.length
  }

  return {
    step,
    finish: async () => void (await Promise.all([...inHand.values()].map(({ call }) => call))),
    close: () => ending.abort(),
  }
}

const unknown = { sha256: null, etag: null, last_modified: null }

/** Sees what became of pictures that were handed on. */
async function settleMade({ db, now }: Fetching): Promise<number> {
  const made = await listMade(db)
  for (const { id, key, problem } of made) {
    await db.transaction(async (tx) => {
      if (problem === 'lost') {
        // Its upload is gone before it became anything: it is asked for again.
        const anew = { state: 'waiting' as const, priority: priorities.other, ...unknown }
        await tx.update(pictureFetches).set(anew).where(eq(pictureFetches.id, id))
        return
      }
      const said: PictureProblem | null = key ? null : describeUnusable(problem)
      // What could not be used must not pass for what is here when it is looked at again.
      await tx
        .update(pictureFetches)
        .set(key ? { picture: key } : unknown)
        .where(eq(pictureFetches.id, id))
      await settle(tx, [id], { state: key ? 'here' : 'failed', problem: said, now: now() })
    })
  }
  return made.length
}
