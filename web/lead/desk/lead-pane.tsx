import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'

import { leadEndpoints, type Lead } from '#contract/lead/lead.ts'
import { withLineEnds } from '#contract/line-ends.ts'

import { useLanguage, useTexts } from '../../texts.ts'
import { AssignForm } from './assign-form.tsx'
import { toDeskPath, type DeskQuery } from './desk-address.ts'
import { FailedDesk } from './desk-states.tsx'
import { LeadFacts } from './lead-facts.tsx'
import { LeadHistory } from './lead-history.tsx'
import styles from './lead-pane.module.css'
import { ReplyWays } from './reply-ways.tsx'
import { getSender } from './sender-of.ts'
import { StateButtons } from './state-buttons.tsx'
import { VisitPanel } from './visit-panel.tsx'
import { useAnswer } from '../../account/session/use-answer.ts'

type Props = {
  id: number
  query: DeskQuery
  seesOthers: boolean
  /** The list shows something else now. */
  onChange: () => void
}

/** One enquiry with all that is known of it, and what can be done about it; Esc leads back to the list. */
export function LeadPane({ id, query, seesOthers, onChange }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const { data, failure, again, keep } = useAnswer(`lead ${id} ${language}`, (call, signal) =>
    call(leadEndpoints.lead, { id }, signal),
  )
  const back = toDeskPath(query, { lead: undefined }, language)
  const lead = data?.data
  const show = (next: Lead) => {
    keep({ data: next })
    onChange()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article
      className={styles.pane}
      aria-labelledby="lead-title"
      aria-busy={!lead && !failure}
      onKeyDown={({ key, target }) => {
        if (key !== 'Escape' || (target as Element).closest('dialog, input, textarea')) return
        void navigate(back, { preventScrollReset: true })
        document.getElementById(`lead-${id}`)?.focus()
      }}
    >
      <Link className={styles.back} to={back} preventScrollReset>
        <IconArrowLeft size={18} stroke={1.75} aria-hidden />
        {t('desk.back')}
      </Link>
      {failure ? <FailedDesk isOne failure={failure} onRetry={again} /> : null}
      {!failure && !lead && <output>{t('ui.loading')}</output>}
      {lead && <Open lead={lead} seesOthers={seesOthers} query={query} onShow={show} onNoted={again} />}
    </article>
  )
}

type OpenProps = {
  lead: Lead
  seesOthers: boolean
  query: DeskQuery
  onShow: (lead: Lead) => void
  onNoted: () => void
}

function Open({ lead, seesOthers, query, onShow, onNoted }: OpenProps) {
  const t = useTexts()
  const title = useRef<HTMLHeadingElement>(null)
  // Whoever opened it goes on reading here.
  useEffect(() => title.current?.focus(), [])
  return (
    <>
      <header>
        <p className={styles.kind}>
          {t(`desk.kinds.${lead.kind}`)} · {lead.reference}
        </p>
        <h2 id="lead-title" ref={title} tabIndex={-1}>
          {getSender(lead, t)}
        </h2>
        {lead.check !== 'checked' && <p className={styles.warning}>{t(`desk.checks.${lead.check}`)}</p>}
      </header>
      <ReplyWays lead={lead} />
      <StateButtons lead={lead} onShow={onShow} />
      {lead.visit && (
        <VisitPanel lead={lead} visit={lead.visit} seesOthers={seesOthers} onShow={onShow} onStale={onNoted} />
      )}
      {lead.message && <p className={styles.message}>{withLineEnds(lead.message)}</p>}
      <LeadFacts lead={lead} seesOthers={seesOthers} query={query} />
      {seesOthers && <AssignForm lead={lead} onShow={onShow} />}
      <LeadHistory lead={lead} onNoted={onNoted} />
    </>
  )
}
