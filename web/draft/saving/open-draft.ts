import { draftEndpoints, type Draft } from '#contract/draft/draft.ts'

import { ApiRefusal, type Call } from '../../api-client.ts'
import { openDisk, type Disk } from './disk.ts'
import { DraftStore } from './draft-store.ts'
import { mergeQueue, hasOwn, startQueue, type Batch, type Queue } from './queue.ts'

type Calls = {
  call: Call
  /** A call that outlives its page, and so may not be large. */
  lasting: Call
}

/** Milliseconds that a call has, however slow the network. */
const patience = 20_000
/** Milliseconds between tries to open it. */
const waits = [1000, 3000]
/** What browsers send on after a page is gone, in all. */
const largestLasting = 30_000

/**
 * Opens a draft: what the server has, and over it what earlier pages had not sent. Without a network the last state
 * that this browser kept is shown; without that too, it throws what the server said.
 */
export async function openDraft(
  id: number,
  person: string,
  calls: Calls,
  disk = openDisk(id, person),
): Promise<DraftStore> {
  const none = { queues: [] as Queue[], forgetThem: async () => {} }
  const load = async () => (await calls.call(draftEndpoints.draft, { id }, AbortSignal.timeout(patience))).data
  const [kept, answer] = await Promise.all([
    disk.takeOver().catch(() => none),
    insist(load).catch((error: unknown) => ({ error })),
  ])
  const queue = joinQueues(kept.queues, answer)
  if (!queue) {
    disk.close()
    throw 'error' in answer ? answer.error : new Error('no draft')
  }
  const store = new DraftStore(queue, { load, send: createSend(id, calls) }, disk)
  await keepJoined(queue, disk, kept.forgetThem)
  if (store.hasUnsent()) void store.flush()
  return store
}

/** Asks again where a server has too much to do just now. */
async function insist(load: () => Promise<Draft>): Promise<Draft> {
  for (const wait of waits) {
    try {
      return await load()
    } catch (error) {
      if (!(error instanceof ApiRefusal) || (error.status < 500 && error.status !== 429)) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
  return load()
}

/** One queue of all that is known; null where nothing is, or the server refused. */
function joinQueues(kept: readonly Queue[], answer: Draft | { error: unknown }): Queue | null {
  if ('error' in answer) {
    const [first, ...rest] = kept
    return answer.error instanceof ApiRefusal || !first ? null : rest.reduce(mergeQueue, first)
  }
  return kept.reduce(mergeQueue, startQueue(answer))
}

/** What was taken over is written down under this page's name before it goes under the old ones. */
async function keepJoined(queue: Queue, disk: Disk, forgetThem: () => Promise<void>): Promise<void> {
  try {
    if (hasOwn(queue)) await disk.keep(queue)
    await forgetThem()
  } catch {
    // It lies where it lay, and will be found again: what is sent twice is done once.
  }
}

function createSend(id: number, { call, lasting }: Calls) {
  return async ({ key, version, ops }: Batch) => {
    const isSmall = JSON.stringify(ops).length < largestLasting
    const change = isSmall ? lasting : call
    try {
      const answer = await change(draftEndpoints.changeDraft, { id, version, ops }, AbortSignal.timeout(patience), key)
      return { draft: answer.data, conflicts: answer.conflicts }
    } catch (error) {
      // What clashed is refused; the rest of the call is done all the same.
      const { draft, conflicts } = error instanceof ApiRefusal ? error.failure : {}
      if (draft && conflicts) return { draft, conflicts }
      throw error
    }
  }
}
