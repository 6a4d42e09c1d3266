import { useState } from 'react'

import type { InputOf } from '#contract/endpoint.ts'
import { type bulkEndpoints, maxBulk } from '#contract/workspace/bulk.ts'
import type { WorkspaceRow } from '#contract/workspace/workspace.ts'

type Started = InputOf<typeof bulkEndpoints.startBulk>
/** Which listings an action is for: some by their codes, or all that a filter finds. */
export type Chosen = Pick<Started, 'codes' | 'filter' | 'expected'>
type Row = Pick<WorkspaceRow, 'code' | 'may' | 'actions'>

/** Whether something can be done to it among others: it was published once, and is the reader's to change. */
export function isChoosable({ code, may, actions }: Row): boolean {
  return code !== null && (may.confirm || may.assign || actions.length > 0)
}

/** The listings that somebody marked, on however many pages of the list; what was marked stays until it is let go. */
export function useSelection() {
  const [codes, setCodes] = useState<ReadonlySet<string>>(new Set())
  const [all, setAll] = useState<Chosen | null>(null)
  function mark(rows: readonly Row[], isMarked: boolean): void {
    const next = new Set(codes)
    for (const { code } of rows) {
      if (code === null) continue
      if (isMarked && next.size < maxBulk) next.add(code)
      else if (!isMarked) next.delete(code)
    }
    setCodes(next)
    setAll(null)
  }
  return {
    codes,
    isAll: all !== null,
    count: all?.expected ?? codes.size,
    chosen: all ?? { codes: [...codes] },
    mark,
    markAll: (filter: Chosen['filter'], expected: number) => setAll({ filter, expected }),
    clear: () => {
      setCodes(new Set())
      setAll(null)
    },
  }
}
export type Selection = ReturnType<typeof useSelection>
