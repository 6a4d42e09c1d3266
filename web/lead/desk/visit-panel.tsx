import { useState } from 'react'

import type { Lead } from '#contract/lead/lead.ts'
import { type VisitChange, visitEndpoints } from '#contract/lead/visit.ts'
import type { Visit } from '#contract/lead/visit-state.ts'

import { ApiRefusal } from '../../api-client.ts'
import { useSignedCall } from '../../account/session/use-signed-call.ts'
import { useTexts } from '../../texts.ts'
import { describeError } from '../../ui/form/describe-error.ts'
import { notify } from '../../ui/snackbar.ts'
import { HoursButton } from '../visit/hours-dialog.tsx'
import { VisitActions } from '../visit/visit-actions.tsx'
import { VisitFacts, VisitState } from '../visit/visit-facts.tsx'
import visits from '../visit/visit.module.css'
import styles from './lead-pane.module.css'

type Props = {
  lead: Lead
  visit: Visit
  isStaff: boolean
  onShow: (lead: Lead) => void
  /** What is shown is not how it is any more. */
  onStale: () => void
}

/** The visit that an enquiry asks for: how far it is, and what the agent does about it. */
export function VisitPanel({ lead, visit, isStaff, onShow, onStale }: Props) {
  const t = useTexts()
  const call = useSignedCall()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  async function act(change: VisitChange): Promise<void> {
    setBusy(true)
    setProblem('')
    try {
      const { data } = await call(visitEndpoints.changeLead, { id: lead.id, reason: '', ...change })
      onShow(data)
      notify(t(`visit.done.${change.action}`))
    } catch (error) {
      setProblem(describeError(error, t).join('\n'))
      if (error instanceof ApiRefusal && error.failure.code === 'visit.closed') onStale()
    }
    setBusy(false)
  }
  return (
    <section className={styles.part}>
      <h3>{t('visit.panel')}</h3>
      <VisitState visit={visit} side="agent" />
      <VisitFacts visit={visit} side="agent" />
      {problem && (
        <p className={visits.problem} role="alert">
          {problem}
        </p>
      )}
      <VisitActions
        key={`${visit.state} ${visit.starts_at}`}
        visit={visit}
        side="agent"
        agent={lead.agent?.id ?? null}
        act={act}
        isBusy={isBusy}
      />
      {isStaff && lead.agent && (
        <div>
          <HoursButton agent={lead.agent} />
        </div>
      )}
    </section>
  )
}
