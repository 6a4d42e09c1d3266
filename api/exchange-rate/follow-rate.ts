import { getDayHere } from '#contract/day.ts'

import { startJob } from '../tools/job/start-job.ts'
import type { Loop } from '../tools/start-loop.ts'
import type { Tools } from '../tools.ts'
import { addExchangeRate } from './add-exchange-rate.ts'
import { readRate } from './read-rate.ts'
import { isWanted } from './rules.ts'

type Following = Pick<Tools, 'db' | 'database' | 'log' | 'now'> & {
  search: Pick<Tools['search'], 'follow'>
  /** Where a rate is said as JSON; none means that there is nothing to follow. */
  address: string | undefined
}

const hour = 3_600_000
const patience = 10_000
const largest = 2 ** 16

/**
 * Fetches the rate once a day, after a failure once an hour, from one process of however many; nothing waits for it, and
 * the last rate stays.
 */
export function followRate(tools: Following): Pick<Loop, 'close'> {
  const { address } = tools
  if (!address) return { close: async () => {} }
  return startJob(tools, {
    name: 'rate',
    problem: 'the exchange rate could not be followed',
    restMs: hour,
    work: async (draining) => {
      const isTold = await lookAtRate({ ...tools, address }, draining)
      if (draining.aborted) return 0
      return isTold ? 24 * hour : hour
    },
  })
}

/** Fetches the rate once and takes it if it is newer; whether it could be read. It never refuses: the log says why not. */
export async function lookAtRate(
  { address, database, search, log, now }: Omit<Following, 'db'> & { address: string },
  draining?: AbortSignal,
): Promise<boolean> {
  try {
    const told = { today: getDayHere(now()), host: new URL(address).hostname }
    const fetched = readRate(await fetchText(address, draining), told)
    const isNew = await addExchangeRate(database, fetched, (last) => isWanted(fetched, last))
    if (isNew) {
      log.info(fetched, 'a new exchange rate counts')
      await search.follow()
    }
    return true
  } catch (err) {
    if (!draining?.aborted) log.warn({ err, host: new URL(address).host }, 'no new exchange rate: the last one stays')
    return false
  }
}

/** Asks the very address that was configured: a redirect would let others choose where this server goes. */
async function fetchText(address: string, draining?: AbortSignal): Promise<string> {
  const late = AbortSignal.timeout(patience)
  const answer = await fetch(address, {
    redirect: 'error',
    headers: { Accept: 'application/json' },
    signal: draining ? AbortSignal.any([late, draining]) : late,
  })
  if (!answer.ok || !answer.body) throw new Error(`it answered ${answer.status}`)
  const decoder = new TextDecoder()
  let [text, size] = ['', 0]
  for await (const piece of answer.body) {
    size += piece.length
    if (size > largest) throw new Error('its answer is larger than 64 KB')
    text += decoder.decode(piece, { stream: true })
  }
  return text + decoder.decode()
}
