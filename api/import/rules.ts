import { type ExchangeStatus, toExchangeStatus } from '#contract/exchange/row.ts'
import type { Brake } from '#contract/import/import.ts'
import type { RunState } from '#contract/import/run.ts'
import type { ListingStatus } from '#contract/property/property-type.ts'

/** What a reading counted, as far as it decides whether a person is asked. */
export type Judged = {
  rows: number
  refused: number
  gone: number
  /** Listings that the source kept in step before. */
  known: number
  /** Rows that name a price of a listing that is here, and those of them that moved by more than a quarter. */
  priced: number
  jumps: number
  /** Rows with letters that were lost. */
  broken: number
  /** Whether the file could not be read to its end. */
  isCut: boolean
}

/** What may go without anybody's yes: more than that in a hundred is asked about, of gone ones more than ten at least. */
const shares = { gone: 0.2, prices: 0.25, refused: 0.3, broken: 0.01 }
const goneAtLeast = 10

/** What makes a run wait for a person before it changes anything. */
export function listBrakes({ rows, refused, gone, known, priced, jumps, broken, isCut }: Judged): Brake[] {
  const brakes: (Brake & { isOn: boolean })[] = [
    { kind: 'empty', count: 0, of: known, isOn: rows === 0 },
    { kind: 'gone', count: gone, of: known, isOn: gone > Math.max(goneAtLeast, shares.gone * known) },
    { kind: 'prices', count: jumps, of: priced, isOn: jumps > shares.prices * priced },
    { kind: 'refused', count: refused, of: rows, isOn: refused > shares.refused * rows },
    { kind: 'truncated', count: rows, of: known, isOn: isCut },
    { kind: 'encoding', count: broken, of: rows, isOn: broken > shares.broken * rows },
  ]
  return brakes.flatMap(({ isOn, ...brake }) => (isOn ? [brake] : []))
}

/** States from which a run is applied, stopped, mapped anew and undone. */
export const statesFor = {
  apply: ['ready'],
  map: ['columns', 'ready', 'waiting'],
  stop: ['received', 'columns', 'reading', 'ready', 'waiting', 'applying'],
  undo: ['done', 'stopped'],
} as const satisfies Record<string, readonly RunState[]>

/** Rows that are applied in one transaction, and how many milliseconds one may last before the next takes half of them. */
export const batchRows = { most: 200, least: 10 } as const
export const batchMs = 250
/** Search follows so many changes a second without loading all anew. */
export const rowsPerSecond = 1000

/** How many rows the next transaction takes, after one that took so long. */
export function chooseBatch(rows: number, ms: number): number {
  if (ms > batchMs) return Math.max(batchRows.least, Math.floor(rows / 2))
  return ms < batchMs / 2 ? Math.min(batchRows.most, rows * 2) : rows
}

type Said = {
  /** What a row says of it now; null is on offer, whether there is an offer or not. */
  now: ExchangeStatus | null
  /** What its source said before; null where it is heard for the first time. */
  before: ExchangeStatus | null
  /** Whether its source had it no more, and it was taken off for that. */
  wasTakenOff?: boolean
}

/** The state into which a row brings a listing; null where it stays, as what people did does until its source says something else. */
export function findNewState(
  listing: { status: ListingStatus; under_offer_since: unknown },
  { now, before, wasTakenOff = false }: Said,
): ExchangeStatus | null {
  const here = toExchangeStatus(listing.status, listing.under_offer_since !== null)
  const wanted = now ?? (here === 'under_offer' ? here : 'published')
  return wanted !== here && (wasTakenOff || wanted !== (before ?? here)) ? wanted : null
}
