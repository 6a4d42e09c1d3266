import { type ReactNode, useState } from 'react'

import type { LinkedVisit, VisitChange } from '#contract/lead/visit.ts'
import type { Visit, VisitSide } from '#contract/lead/visit-state.ts'

import { ApiRefusal } from '../../api-client.ts'
import { useTexts } from '../../texts.ts'
import { describeError } from '../../ui/form/describe-error.ts'
import { notify } from '../../ui/snackbar.ts'
import { VisitActions } from './visit-actions.tsx'
import { VisitFacts, VisitState } from './visit-facts.tsx'
import styles from './visit.module.css'

type Props = {
  visit: Visit
  side: VisitSide
  agent: number | null
  /** What else is known of it, where the reader sees it nowhere else. */
  known?: LinkedVisit
  /** Changes the visit and shows the new state; rejects with why not. */
  change: (change: VisitChange) => Promise<void>
  /** What is shown is not how it is any more: somebody else has changed it. */
  onStale: () => void
  /** Whether an error is shown by somebody else. */
  isShown?: (error: unknown) => boolean
  children?: ReactNode
}

/** How a visit stands and what its reader can do about it, with why an attempt was refused. */
export function VisitBody({ visit, side, agent, known, change, onStale, isShown, children }: Props) {
  const t = useTexts()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  async function act(wished: VisitChange): Promise<void> {
    setBusy(true)
    setProblem('')
    try {
      await change(wished)
      notify(t(`visit.done.${wished.action}`))
    } catch (error) {
      if (!isShown?.(error)) setProblem(describeError(error, t).join('\n'))
      if (error instanceof ApiRefusal && error.failure.code === 'visit.closed') onStale()
    }
    setBusy(false)
  }
  return (
    <>
      <VisitState visit={visit} side={side} />
      <VisitFacts visit={visit} side={side} {...(known && { known })} />
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <VisitActions
        key={`${visit.state} ${visit.starts_at}`}
        visit={visit}
        side={side}
        agent={agent}
        act={act}
        isBusy={isBusy}
      >
        {children}
      </VisitActions>
    </>
  )
}
