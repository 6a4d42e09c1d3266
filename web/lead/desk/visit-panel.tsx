import type { Lead } from '#contract/lead/lead.ts'
import { visitEndpoints } from '#contract/lead/visit.ts'
import type { Visit } from '#contract/lead/visit-state.ts'

import { useSignedCall } from '../../account/session/use-signed-call.ts'
import { useTexts } from '../../texts.ts'
import { HoursButton } from '../visit/hours-dialog.tsx'
import { VisitBody } from '../visit/visit-body.tsx'
import styles from './lead-pane.module.css'

type Props = {
  lead: Lead
  visit: Visit
  seesOthers: boolean
  onShow: (lead: Lead) => void
  /** What is shown is not how it is any more. */
  onStale: () => void
}

/** The visit that an enquiry asks for: how far it is, and what the agent does about it. */
export function VisitPanel({ lead, visit, seesOthers, onShow, onStale }: Props) {
  const t = useTexts()
  const call = useSignedCall()
  return (
    <section className={styles.part}>
      <h3>{t('visit.panel')}</h3>
      <VisitBody
        visit={visit}
        side="agent"
        agent={lead.agent?.id ?? null}
        change={async (change) =>
          onShow((await call(visitEndpoints.changeLead, { id: lead.id, reason: '', ...change })).data)
        }
        onStale={onStale}
      />
      {seesOthers && lead.agent && (
        <div>
          <HoursButton agent={lead.agent} />
        </div>
      )}
    </section>
  )
}
