import type { Run } from '#contract/import/import.ts'
import type { RunState } from '#contract/import/run.ts'

/** What a run's screen shows: `moving` is whatever goes on by itself. */
export type Step = 'columns' | 'moving' | 'trial' | 'report'

const own: Record<RunState, Step> = {
  received: 'moving',
  columns: 'columns',
  reading: 'moving',
  ready: 'trial',
  waiting: 'trial',
  applying: 'moving',
  done: 'report',
  failed: 'report',
  stopped: 'report',
  undoing: 'moving',
  undone: 'report',
}

/** The step at which a run is, or an earlier one that is asked for and can be gone back to. */
export function chooseStep(run: Run, asked: string | null): Step {
  if (asked === 'columns' && run.may.map) return 'columns'
  if (asked === 'trial' && hasTrial(run)) return 'trial'
  return own[run.state]
}

/** Whether it was read once: what it found can be looked at again. */
export function hasTrial({ state, counts }: Run): boolean {
  return !['received', 'columns', 'reading'].includes(state) && counts.rows > 0
}

/** Which of the five steps a run is at, from 1. */
export function countStep({ state }: Run, step: Step): number {
  if (step === 'columns') return 2
  if (step === 'report') return 5
  return step === 'trial' || state === 'received' || state === 'reading' ? 3 : 4
}
