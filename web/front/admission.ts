/** Work that is to begin: at once, in its turn, or not at all. */
export type Admission = {
  /** Begins the work now or a little later; false when there is too much to do. What it is handed says that it is done. */
  admit: (work: (done: () => void) => void) => boolean
  /** Whether whoever comes now is refused: known before anything is read of what they send. */
  isFull: () => boolean
}

type Limits = {
  /** Works that are under way. */
  maxConcurrent: number
  /** Works that wait. */
  maxWaiting: number
  /** Milliseconds after which whoever has waited longest says that nobody more may come. */
  maxWait: number
  /** So few may always wait, however slow the machine is. */
  fewWaiting: number
  /** Milliseconds of one turn of the event loop in which works begin. */
  maxTurn: number
  now?: () => number
  /** Does something in the next turn of the event loop. */
  nextTurn?: (work: () => void) => void
}

/** Works of the queue that may begin in one turn, where each takes no time to speak of. */
const stepsOfTurn = 16

/**
 * Keeps the process answering while more is asked than it can do. Works begin as they come until they have taken their time
 * of one turn of the event loop; the others wait for the next turns, so that in between whoever has come meanwhile is heard,
 * and refused at once where the first in the queue has waited too long. A burst is only delayed.
 */
export function createAdmission({
  maxConcurrent,
  maxWaiting,
  maxWait,
  fewWaiting,
  maxTurn,
  now = () => performance.now(),
  nextTurn = setImmediate,
}: Limits): Admission {
  const waiting: { since: number; begin: () => void }[] = []
  let running = 0
  const hasTime = createTurnClock(maxTurn, now, nextTurn)
  let isDraining = false

  function isFull(): boolean {
    const [first] = waiting
    const isLate = first !== undefined && now() - first.since > maxWait
    return waiting.length >= maxWaiting || (waiting.length >= fewWaiting && isLate)
  }

  function begin(work: (done: () => void) => void): void {
    running++
    work(() => {
      running--
      drain()
    })
  }

  /** Each work has a step of the next turn to itself: what it does at once is done before the next step looks at the time. */
  function drain(): void {
    if (isDraining || waiting.length === 0 || running >= maxConcurrent) return
    isDraining = true
    for (let step = 0; step < stepsOfTurn; step++) {
      nextTurn(() => {
        if (running < maxConcurrent && hasTime()) waiting.shift()?.begin()
      })
    }
    nextTurn(() => {
      isDraining = false
      drain()
    })
  }

  return {
    isFull,
    admit(work) {
      if (waiting.length === 0 && running < maxConcurrent && hasTime()) {
        begin(work)
        return true
      }
      if (isFull()) return false
      waiting.push({ since: now(), begin: () => begin(work) })
      drain()
      return true
    },
  }
}

/** Says whether this turn of the event loop, from the first question in it, has taken less than so many milliseconds. */
function createTurnClock(maxTurn: number, now: () => number, nextTurn: (work: () => void) => void): () => boolean {
  let began: number | undefined
  return () => {
    if (began === undefined) {
      began = now()
      nextTurn(() => (began = undefined))
    }
    return now() - began < maxTurn
  }
}
