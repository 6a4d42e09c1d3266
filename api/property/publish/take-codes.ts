import type { Transaction } from '../../database/open.ts'
import { lockCodes } from './queries.ts'

/** A code that a new listing is to have, and whether it may be one that was not reached yet. */
export type NamedCode = { code: string; isTrusted: boolean }

/**
 * Codes for new listings, the first one's last: the one that is named where nobody has it, else the next. A name beyond the
 * codes so far is heard from whom the network trusts alone, for the next ones follow it. Who publishes at the same time
 * waits.
 */
export async function takeCodes(tx: Transaction, names: readonly (NamedCode | null)[]): Promise<string[]> {
  if (names.length === 0) return []
  const wanted = names.map((name) => (name && isOfSeries(name.code) ? name : null))
  const { taken, ...codes } = await lockCodes(
    tx,
    wanted.flatMap((name) => name?.code ?? []),
  )
  let { last } = codes
  const used = new Set(taken)
  const given = wanted.map((name) => {
    if (!name || used.has(name.code) || (getNumber(name.code) > codes.last && !name.isTrusted)) return null
    used.add(name.code)
    last = Math.max(last, getNumber(name.code))
    return name.code
  })
  return given.map((code) => code ?? `10-${++last}`).toReversed()
}

const getNumber = (code: string): number => Number(code.slice(3))
/** Of the series that is given out, with as many digits as an address takes. */
const isOfSeries = (code: string): boolean => /^10-[1-9]\d{3,7}$/.test(code)
