import { defaultMappings } from './default-mappings.ts'
import type { Mapping } from '#contract/import/mapping.ts'

import type { RunRow, SourceRow } from '../queries.ts'
import type { Look } from '../table.ts'

/** By which mapping a file is read, and whether that is known well enough to go on without a person. */
export function chooseMapping(
  source: SourceRow,
  run: RunRow,
  look: Look,
): { mapping: Mapping | null; isComplete: boolean } {
  const own = source.mapping ?? defaultMappings[source.kind] ?? null
  if (source.kind !== 'table') return { mapping: own, isComplete: own !== null }
  if (!own) return { mapping: null, isComplete: false }
  // What has no rows has no columns to go by.
  if (look.rows === 0) return { mapping: own, isComplete: true }
  const names = new Set(look.columns.map(({ name }) => name))
  const used = Object.entries(own.columns).filter(([, { target }]) => target !== null)
  const isLost = used.some(([name]) => !names.has(name))
  const isNew = look.columns.some(({ name }) => !Object.hasOwn(own.columns, name))
  // What is new beside the known ones is asked of a person who is there, and left out by a schedule.
  return { mapping: own, isComplete: !isLost && (!isNew || run.client_id === null) }
}
