import { createStore, delMany, entries, set, type UseStore } from 'idb-keyval'

import type { Queue } from './queue.ts'

/** Where what was not sent lies until it is: a database of this browser. */
export type Disk = {
  /** Keeps what a page has of a draft, in place of what it had kept before. */
  keep: (queue: Queue) => Promise<void>
  forget: () => Promise<void>
  /** What pages left behind that are gone; they are this page's from now on. */
  takeOver: () => Promise<{ queues: Queue[]; forgetThem: () => Promise<void> }>
  /** Lets other pages take over what is left. */
  close: () => void
}

let opened: UseStore | undefined
const place = () => (opened ??= createStore('marquesina-drafts', 'kept'))

/**
 * The disk of one open page: pages of one person on one draft keep apart what they write, so that no tab overwrites
 * another's. A page that is open holds a lock; what lies there without one belongs to nobody any more.
 */
export function openDisk(draftId: number, person: string): Disk {
  const page = crypto.randomUUID()
  const all = `${draftId} ${person} `
  const key = all + page
  const release = holdLock(key)
  return {
    keep: (queue) => set(key, queue, place()),
    forget: () => delMany([key], place()),
    takeOver: async () => {
      const kept = await entries<string, Queue>(place())
      const ofDraft = kept.filter(([name]) => name.startsWith(all) && name !== key)
      const left = await Promise.all(ofDraft.map(async ([name]) => !(await isHeld(name))))
      const gone = ofDraft.filter((_, at) => left[at])
      return {
        queues: gone.map(([, queue]) => queue),
        forgetThem: () =>
          delMany(
            gone.map(([name]) => name),
            place(),
          ),
      }
    },
    close: release,
  }
}

/** Holds a lock until it is released, or the page is gone. */
function holdLock(name: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  // Where the browser has no locks the newest page takes what there is.
  void navigator.locks?.request(name, () => promise).catch(() => {})
  return resolve
}

async function isHeld(name: string): Promise<boolean> {
  const all = await navigator.locks?.query().catch(() => undefined)
  return [...(all?.held ?? []), ...(all?.pending ?? [])].some((lock) => lock.name === name)
}
