import { setTimeout as sleep } from 'node:timers/promises'

export type Loop = {
  /** Ends the rest that it takes: there is something to do. */
  wake: () => void
  /** Begins nothing new, and resolves when what is under way is done. */
  close: () => Promise<void>
}

type Work = {
  /** Does what there is to do, and answers the milliseconds after which it is worth a look again: 0 is at once. */
  work: (draining: AbortSignal) => Promise<number>
  /** Rest after a failure. */
  restMs: number
  /** Hears of the first of several failures in a row. */
  onError: (error: unknown) => void
}

/** Works in the background again and again until it is closed; a failure ends nothing. */
export function startLoop({ work, restMs, onError }: Work): Loop {
  const draining = new AbortController()
  let resting = new AbortController()
  let isAwaited = false
  let isFailing = false

  async function lookOnce(): Promise<number> {
    try {
      const rest = await work(draining.signal)
      isFailing = false
      return rest
    } catch (error) {
      if (!isFailing && !draining.signal.aborted) onError(error)
      isFailing = true
      return restMs
    }
  }

  async function run(): Promise<void> {
    while (!draining.signal.aborted) {
      isAwaited = false
      const rest = await lookOnce()
      if (rest <= 0 || isAwaited || draining.signal.aborted) continue
      resting = new AbortController()
      await sleep(rest, undefined, { signal: resting.signal }).catch(() => undefined)
    }
  }

  const done = run()
  return {
    wake: () => {
      isAwaited = true
      resting.abort()
    },
    close: () => {
      draining.abort()
      resting.abort()
      return done
    },
  }
}
