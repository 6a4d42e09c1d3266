import { useEffect, useEffectEvent, useRef } from 'react'

import { readDraft, filterDraft, keepDraft } from './drafts.ts'
import type { Fill, Values } from './use-lead.ts'

type Draft<Form extends Values> = {
  name: string
  start: Form
  /** What stands over what was left. */
  wins: Partial<Form> | undefined
  values: Form
  fill: Fill<Form>
  /** Whether something in the form is its writer's own, and what makes it so. */
  isOwn: () => boolean
  makeOwn: () => void
}

/** Takes up what was left in a form, and keeps what is written in it. */
export function useDraft<Form extends Values>({ name, start, wins, values, fill, isOwn, makeOwn }: Draft<Form>): void {
  const untouched = useRef(values)
  const takeUp = useEffectEvent(() => {
    const { values: kept } = readDraft(name)
    if (!kept) return
    makeOwn()
    fill(() => ({ ...filterDraft(start, kept), ...wins }))
  })
  const keep = useEffectEvent((written: Form) => {
    // What the form began with is not yet what was taken up.
    if (isOwn() && written !== untouched.current) keepDraft(name, written)
  })
  useEffect(() => takeUp(), [])
  useEffect(() => keep(values), [values])
}
