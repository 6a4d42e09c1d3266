import { setTimeout as sleep } from 'node:timers/promises'

import type { Deriver } from './deriver.ts'

type Fill = {
  /** In the order in which they are made. */
  names: readonly string[]
  deriver: Pick<Deriver, 'deriveBehind'>
  /** Whether nobody asks anything just now. */
  isQuiet: () => boolean
  /** Hears why no more are made; each is still made when it is asked for. */
  onEnd: (error: unknown) => void
}

const lookEvery = 250

/** Makes the pictures that are missing while nobody asks anything. Answers how to stop it. */
export function fillPictures({ names, deriver, isQuiet, onEnd }: Fill): () => void {
  const closed = new AbortController()
  const { signal } = closed
  async function fill(): Promise<void> {
    for (const name of names) {
      while (!signal.aborted && !isQuiet()) await sleep(lookEvery, undefined, { ref: false })
      if (signal.aborted) return
      await deriver.deriveBehind(name)
    }
  }
  fill().catch((error: unknown) => signal.aborted || onEnd(error))
  return () => closed.abort()
}
