import { setTimeout as sleep } from 'node:timers/promises'

import autocannon from 'autocannon'

import { toPath } from '#web/paths.ts'

import { type Product, startProduct } from '../../check/product.ts'
import { startCallers } from '../callers.ts'
import { listRequests, loadOf } from '../load.ts'
import { printTable } from '../table.ts'
import { clientHeaders } from '../workload.ts'
import { type Place, readWords, withPlace } from './place.ts'

// R7: three times what the product can answer, for half a minute. What it can is measured in the same run, before and
// after, as `npm run bench` measures it. It must go on answering nearly as much, and say no to the rest at once.
const times = 3
const seconds = 30
const connections = 200
const leastShare = 0.8
/** Milliseconds; where a machine is so busy that `/livez` takes longer, a refusal may take as long as that. */
const longestRefusal = 50

const { places } = readWords()
for (const name of places) await withPlace(name, 5000, flood)

async function flood(place: Place): Promise<void> {
  const product = await startProduct({ ...place.settings, LOG_LEVEL: 'fatal' })
  const paths = createAddresses()
  await loadOf(product.url, paths, 5)
  const before = await loadOf(product.url, paths, 10)
  const livez = startCallers(product.url, ['/livez'], 1, 200)
  const met = await pour(product, paths, Math.round(times * before.perSecond))
  const waits = (await livez.stop()).map(({ ms }) => ms)
  await sleep(5000)
  const after = await loadOf(product.url, paths, 10)
  const capacity = (before.perSecond + after.perSecond) / 2
  const share = met.good.length / seconds / capacity
  const isWell = product.process.exitCode === null && (await fetch(`${product.url}/readyz`)).status === 200
  await product.stop()

  printTable(
    `${times} × the capacity for ${seconds} s over ${connections} connections, ${place.name}`,
    ['what', 'seen'],
    [
      ['capacity before, after', `${formatCount(before.perSecond)}, ${formatCount(after.perSecond)} a second`],
      ['p99 before, five seconds after', `${formatTime(before.p99)}, ${formatTime(after.p99)}`],
      ['asked', `${formatCount((met.good.length + met.refused.length) / seconds)} a second`],
      ['answered', `${formatCount(met.good.length / seconds)} a second, ${Math.round(100 * share)} % of the capacity`],
      ['answered in (p50, p99)', `${formatTime(at(met.good, 0.5))}, ${formatTime(at(met.good, 0.99))}`],
      ['refused with 503', String(met.refused.length)],
      ['refused in (p50, p99)', `${formatTime(at(met.refused, 0.5))}, ${formatTime(at(met.refused, 0.99))}`],
      ['another status', String(met.others)],
      ['no answer within ten seconds', String(met.silent)],
      ['/livez in (p50, p99)', `${formatTime(at(waits, 0.5))}, ${formatTime(at(waits, 0.99))}`],
      ['the process', isWell ? 'is well' : 'is not well'],
    ],
  )
  const wrongs = [
    share < leastShare && 'less is answered than should be',
    met.refused.length > 0 &&
      at(met.refused, 0.5) >= Math.max(longestRefusal, at(waits, 0.5)) &&
      'who is refused waits for it',
    met.others > 0 && 'something else than 200, 302 and 503',
    met.silent > 0 && 'no answer',
    before.failures + after.failures > 0 && 'refused without need',
    !isWell && 'the process is not well',
  ].filter((wrong) => wrong !== false)
  for (const wrong of wrongs) console.log(`WRONG: ${wrong}`)
  if (wrongs.length > 0) process.exitCode = 1
}

/**
 * Calls of every kind and a page, each at an address that nobody has asked for: what is kept is answered faster than a
 * caller on the same machine can ask three times as much.
 */
function createAddresses(): () => string {
  const kinds = [
    '/v2/properties?',
    '/v2/properties/facets?',
    '/v2/properties/map?zoom=9&',
    '/v2/properties?sort=price&',
    `${toPath('properties', 'es')}?`,
  ]
  let asked = 0
  return () => `${kinds[asked % kinds.length]}min_price=${1000 + asked++}`
}

/** Milliseconds of the answered and of the refused, and how many were neither. */
async function pour({ url }: Product, addresses: () => string, overallRate: number) {
  const met = { good: [] as number[], refused: [] as number[], others: 0, silent: 0 }
  const requests = listRequests(addresses)
  const run = autocannon({ url, connections, overallRate, duration: seconds, headers: clientHeaders, requests })
  run.on('response', (_client, status, _bytes, milliseconds) => {
    if (status === 200 || status === 302) met.good.push(milliseconds)
    else if (status === 503) met.refused.push(milliseconds)
    else met.others++
  })
  const { errors, timeouts } = await run
  met.silent = errors + timeouts
  return met
}

function formatTime(milliseconds: number): string {
  return `${Math.round(milliseconds)} ms`
}

function formatCount(number: number): string {
  return String(Math.round(number))
}

function at(milliseconds: number[], share: number): number {
  const sorted = milliseconds.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
