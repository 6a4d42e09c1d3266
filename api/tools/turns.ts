import { AppError } from '../app-error.ts'

type Limits = {
  /** Works that run at once. */
  maxConcurrent: number
  /** Works that wait for that; more are told to come back. */
  maxWaiting: number
  /** Works that one owner may have here, one of them running; more are too many. */
  maxPerOwner?: number
}

type From = { owner: string; signal: AbortSignal }
type Waiting = { owner: string | undefined; begin: () => void }

/** Runs a work once it is its turn; an owner has one turn at a time, and who gives up while waiting is told so. */
export type InTurn = <Found>(work: () => Promise<Found>, from?: From) => Promise<Found>

/** Lets so many works run at once, the others in the order in which they came. */
export function createTurns({ maxConcurrent, maxWaiting, maxPerOwner = Infinity }: Limits): InTurn {
  let running = 0
  const busy = new Set<string>()
  const waiting: Waiting[] = []
  const counts = new Map<string, number>()
  const isFree = ({ owner }: Waiting) => owner === undefined || !busy.has(owner)

  function count(owner: string, change: 1 | -1): void {
    const now = (counts.get(owner) ?? 0) + change
    if (now > 0) counts.set(owner, now)
    else counts.delete(owner)
  }

  function letIn(): void {
    const at = running < maxConcurrent ? waiting.findIndex(isFree) : -1
    if (at < 0) return
    const [next] = waiting.splice(at, 1)
    running++
    if (next!.owner !== undefined) busy.add(next!.owner)
    next!.begin()
  }

  function turn(owner: string | undefined, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const entry = { owner, begin: resolve }
      waiting.push(entry)
      letIn()
      signal?.addEventListener('abort', () => {
        const at = waiting.indexOf(entry)
        if (at < 0) return
        waiting.splice(at, 1)
        reject(new AppError('request.overloaded'))
      })
    })
  }

  return async (work, from) => {
    const { owner, signal } = from ?? {}
    if (owner !== undefined && (counts.get(owner) ?? 0) >= maxPerOwner) throw new AppError('request.too_many')
    if (running >= maxConcurrent && waiting.length >= maxWaiting) throw new AppError('request.overloaded')
    if (owner !== undefined) count(owner, 1)
    try {
      await turn(owner, signal)
      try {
        return await work()
      } finally {
        running--
        if (owner !== undefined) busy.delete(owner)
      }
    } finally {
      if (owner !== undefined) count(owner, -1)
      letIn()
    }
  }
}
