import { execFileSync, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { type Product, startProduct } from '../../check/product.ts'
import { startCallers } from '../callers.ts'
import { loadOf } from '../load.ts'
import { printTable } from '../table.ts'
import { createAddresses } from './flood-addresses.ts'
import type { Met, Told } from './flood-caller.ts'
import { type Place, readWords, withPlace } from './place.ts'

// R7: three times what the product can answer, for half a minute. What it can is measured in the same run, before and
// after, as `npm run bench` measures it. It must go on answering nearly as much, and say no to the rest at once.
const times = 3
const seconds = 30
const connections = 600
const callers = 3
const leastShare = 0.8
/** Milliseconds; where a machine is so busy that `/livez` takes longer, a refusal may take as long as that. */
const longestRefusal = 50

const processors = availableParallelism()
const canHold = processors > 1 && spawnSync('taskset', ['--version']).error === undefined
const { places } = readWords()
for (const name of places) await withPlace(name, 5000, flood)

async function flood(place: Place): Promise<void> {
  const product = await startProduct({ ...place.settings, LOG_LEVEL: 'fatal' })
  // Who asks must not take from what it measures: the product has all processors but the last, callers have that one.
  holdTo(0, processors - 2, product.process.pid!)
  holdTo(processors - 1, processors - 1, process.pid)
  const paths = createAddresses(0)
  // Until it is as quick as it becomes.
  await loadOf(product.url, paths, 15)
  const before = await loadOf(product.url, paths, 10)
  const livez = startCallers(product.url, ['/livez'], 1, 200)
  const met = await callAtRate(product, times * before.perSecond)
  const waits = (await livez.stop()).map(({ ms }) => ms)
  await sleep(5000)
  const after = await loadOf(product.url, paths, 10)
  const capacity = (before.perSecond + after.perSecond) / 2
  const share = met.good.length / seconds / capacity
  const isWell = product.process.exitCode === null && (await fetch(`${product.url}/readyz`)).status === 200
  await product.stop()
  holdTo(0, processors - 1, process.pid)

  printTable(
    `${times} × the capacity for ${seconds} s over ${connections} connections, ${place.name}`,
    ['what', 'seen'],
    [
      ['capacity before, after', `${formatCount(before.perSecond)}, ${formatCount(after.perSecond)} a second`],
      ['p99 before, five seconds after', `${formatTime(before.p99)}, ${formatTime(after.p99)}`],
      ['asked', `${formatCount((met.good.length + met.refused.length) / seconds)} a second`],
      ['not asked, all connections waited', formatCount(met.held)],
      ['answered', `${formatCount(met.good.length / seconds)} a second, ${Math.round(100 * share)} % of the capacity`],
      ['of them pages, each fifth is asked', `${formatCount(met.pages / seconds)} a second`],
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
    met.silent > 0 && `no answer: ${countReasons(met.reasons)}`,
    before.failures + after.failures > 0 && 'refused without need',
    !isWell && 'the process is not well',
  ].filter((wrong) => wrong !== false)
  for (const wrong of wrongs) console.log(`WRONG: ${wrong}`)
  if (wrongs.length > 0) process.exitCode = 1
}

/** Has several processes call at once, each so many times a second, and puts together what they met. */
async function callAtRate({ url }: Product, perSecond: number): Promise<Met> {
  const each = Array.from({ length: callers }, async (_, nth) => {
    const caller = fork(join(import.meta.dirname, 'flood-caller.ts'))
    const heard = once(caller, 'message')
    caller.send({
      url,
      connections: connections / callers,
      perSecond: Math.round(perSecond / callers),
      seconds,
      from: (nth + 1) * 10_000_000,
    } satisfies Told)
    return ((await heard) as [Met])[0]
  })
  const all = await Promise.all(each)
  const sumOf = (count: (met: Met) => number) => all.reduce((sum, met) => sum + count(met), 0)
  return {
    good: all.flatMap(({ good }) => good),
    refused: all.flatMap(({ refused }) => refused),
    pages: sumOf(({ pages }) => pages),
    others: sumOf(({ others }) => others),
    silent: sumOf(({ silent }) => silent),
    reasons: all.flatMap(({ reasons }) => reasons),
    held: sumOf(({ held }) => held),
  }
}

/** Holds a process, with all its threads and what it begins from now on, to some of the processors. */
function holdTo(first: number, last: number, pid: number): void {
  const words = ['--all-tasks', '--cpu-list', '--pid', `${first}-${last}`, String(pid)]
  if (canHold) execFileSync('taskset', words, { stdio: 'ignore' })
}

function countReasons(reasons: string[]): string {
  const counts = Object.entries(Object.groupBy(reasons, (reason) => reason))
  return counts.map(([reason, some]) => `${some!.length} × ${reason}`).join(', ')
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
