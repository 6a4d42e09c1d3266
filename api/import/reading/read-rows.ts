import { createHash } from 'node:crypto'

import type { ExchangeRow, RawRow, RowProblem } from '#contract/exchange/row.ts'
import { mapRow, type MapContext } from '#contract/import/map-row.ts'
import type { Mapping } from '#contract/import/mapping.ts'
import { maxRows } from '#contract/import/run.ts'

import { AppError } from '../../app-error.ts'

/** What a source said before under a reference: the digest that is applied, and whether it is gone since. */
export type Known = [external_id: string, digest: string | null, isGone: boolean]

/** A row that is to be looked at: what is as it was before is counted alone. */
export type FoundRow = {
  number: number
  external_id: string | null
  /** Whether its source never said it, says something else now, says it again, or it cannot be used. */
  kind: 'new' | 'changed' | 'back' | 'refused'
  /** Hexadecimal. */
  digest: string | null
  row: ExchangeRow | null
  problems: RowProblem[]
}
export type ReadCounts = { rows: number; unchanged: number; refused: number; flawed: number; broken: number }
export type ReadBatch = { rows: FoundRow[]; counts: ReadCounts }
/** `isCut` where the file could not be read to its end: what it has no more nobody knows then. */
export type ReadEnd = { gone: string[]; counts: ReadCounts; isCut: boolean }

type About = {
  context: MapContext
  known: readonly Known[]
  /** References of what no file changes: the agency's projects, which have an editor of their own. */
  leaves?: readonly string[]
  /** Whether what is not in the file is there still. */
  isPartial: boolean
  hand: (batch: ReadBatch) => Promise<void>
}

const batchRows = 500
/** Twice that many in a file are mistakes of whoever wrote it, not of rows. */
const maxProblems = 40

/**
 * Reads rows against what their source said before, and hands over those that are not as they were, in batches; answers
 * what is not in the file any more. A reference that comes twice is refused the second time.
 */
export async function readRows(
  rows: AsyncIterable<RawRow>,
  mapping: Mapping,
  { context, known, leaves = [], isPartial, hand }: About,
): Promise<ReadEnd> {
  const before = new Map(known.map(([id, digest, isGone]) => [id, { digest, isGone }]))
  const seen = new Map<string, number>()
  const left = new Set(leaves)
  const counts: ReadCounts = { rows: 0, unchanged: 0, refused: 0, flawed: 0, broken: 0 }
  let batch: FoundRow[] = []
  let isCut = false
  for await (const raw of untilCut(rows, () => (isCut = true))) {
    counts.rows += 1
    if (counts.rows > maxRows) throw new AppError('import.unreadable', { errors: { file: ['field.too_long'] } })
    if (isBroken(raw)) counts.broken += 1
    const found = judge(raw, mapping, { context, before, seen, left })
    if (found === null) counts.unchanged += 1
    else {
      if (found.kind === 'refused') counts.refused += 1
      else if (found.problems.length > 0) counts.flawed += 1
      batch.push(found)
    }
    if (batch.length >= batchRows) {
      await hand({ rows: batch, counts })
      batch = []
    }
  }
  if (batch.length > 0) await hand({ rows: batch, counts })
  const gone = isCut || isPartial ? [] : [...before].flatMap(([id, { isGone }]) => (isGone || seen.has(id) ? [] : [id]))
  return { gone, counts, isCut }
}

/** The rows before the place from which a file cannot be read; one that cannot be read at all is refused. */
async function* untilCut(rows: AsyncIterable<RawRow>, say: () => void): AsyncGenerator<RawRow> {
  let isBegun = false
  try {
    for await (const row of rows) {
      isBegun = true
      yield row
    }
  } catch (error) {
    if (!(error instanceof AppError) || (!isBegun && !isEmptyFile(error))) throw error
    if (isBegun) say()
  }
}

/** Whether what could not be read has no bytes. */
export function isEmptyFile(error: unknown): boolean {
  return error instanceof AppError && error.errors?.file?.[0] === 'field.file_empty'
}

type Judging = {
  context: MapContext
  before: ReadonlyMap<string, { digest: string | null; isGone: boolean }>
  /** References of the file so far, and the numbers of their rows. */
  seen: Map<string, number>
  left: ReadonlySet<string>
}

function judge(raw: RawRow, mapping: Mapping, { context, before, seen, left }: Judging): FoundRow | null {
  const { number, external_id, row, problems } = mapRow(raw, mapping, context)
  const said = problems.slice(0, maxProblems)
  const first = external_id === null ? undefined : seen.get(external_id)
  if (external_id !== null && first === undefined) seen.set(external_id, number)
  if (first !== undefined) {
    const twice = {
      column: columnOfReference(mapping),
      code: 'field.reference_twice' as const,
      value: `${external_id} (${first})`,
    }
    const problem = { ...twice, field: 'external_id', isRefused: true }
    return { number, external_id, kind: 'refused', digest: null, row: null, problems: [problem] }
  }
  if (external_id !== null && left.has(external_id)) return null
  if (row === null || external_id === null) {
    return { number, external_id, kind: 'refused', digest: null, row: null, problems: said }
  }
  const digest = hashRow(row)
  const was = before.get(external_id)
  if (was && !was.isGone && was.digest === digest) return null
  const kind = !was ? 'new' : was.isGone ? 'back' : 'changed'
  return { number, external_id, kind, digest, row, problems: said }
}

function columnOfReference({ columns }: Mapping): string {
  return Object.entries(columns).find(([, { target }]) => target === 'referencia')?.[0] ?? ''
}

/** SHA-256 of what a row says, whatever the order of its columns; when its source changed it says nothing. */
export function hashRow(row: ExchangeRow): string {
  return createHash('sha256')
    .update(writeSorted({ ...row, modified_at: null }))
    .digest('hex')
}

function writeSorted(value: unknown): string {
  return JSON.stringify(value, (_, given: unknown) =>
    typeof given === 'object' && given !== null && !Array.isArray(given)
      ? Object.fromEntries(Object.entries(given).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : given,
  )
}

/** Whether letters were lost on the way: what is read in the wrong encoding has such marks. */
function isBroken({ cells }: RawRow): boolean {
  return Object.values(cells).some((cell) => {
    const text = typeof cell === 'string' ? cell : cell.join('')
    return text.includes('\uFFFD')
  })
}
