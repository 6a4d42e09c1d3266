import autocannon from 'autocannon'

import { listRequests } from '../load.ts'
import { clientHeaders } from '../workload.ts'
import { createAddresses } from './flood-addresses.ts'

/** What one caller is told, and what it met: milliseconds of the answered and of the refused, and how many were neither. */
export type Told = { url: string; connections: number; perSecond: number; seconds: number; from: number }
export type Met = { good: number[]; refused: number[]; others: number; silent: number }

// One process of several that call at once: one alone, beside what it measures, cannot ask three times the capacity.
process.once('message', (told: Told) => {
  void pour(told).then((met) => process.send!(met, () => process.disconnect()))
})

async function pour({ url, connections, perSecond, seconds, from }: Told): Promise<Met> {
  const met: Met = { good: [], refused: [], others: 0, silent: 0 }
  const requests = listRequests(createAddresses(from))
  const run = autocannon({
    url,
    connections,
    overallRate: perSecond,
    duration: seconds,
    headers: clientHeaders,
    requests,
  })
  run.on('response', (_client, status, _bytes, milliseconds) => {
    if (status === 200 || status === 302) met.good.push(milliseconds)
    else if (status === 503) met.refused.push(milliseconds)
    else met.others++
  })
  const { errors, timeouts } = await run
  met.silent = errors + timeouts
  return met
}
