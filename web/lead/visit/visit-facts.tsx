import { useEffect, useRef } from 'react'

import { withLineEnds } from '#contract/line-ends.ts'
import type { LinkedVisit } from '#contract/lead/visit.ts'
import type { Visit, VisitSide } from '#contract/lead/visit-state.ts'

import { formatElsewhere, formatVisitMoment } from '../../mail/visit-moments.ts'
import { formatPhone } from '../../phone.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import styles from './visit.module.css'

/** How far a visit is, in a sentence to whoever reads; once something was done to it they go on reading here. */
export function VisitState({ visit: { state, starts_at, is_over }, side }: { visit: Visit; side: VisitSide }) {
  const t = useTexts()
  const said = useRef<HTMLOutputElement>(null)
  const shown = `${state} ${starts_at}`
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    said.current?.focus()
  }, [shown])
  return (
    <output ref={said} tabIndex={-1} className={styles.state}>
      {is_over ? t('visit.state.over') : t(`visit.state.${state}.${side}`)}
    </output>
  )
}

type Known = Partial<Pick<LinkedVisit, 'visitor' | 'property' | 'about' | 'comment'>> & {
  agent?: { name: string; phone: string } | null
}

/** When, how, with whom and where: what is known of a visit. */
export function VisitFacts({ visit, side, known = {} }: { visit: Visit; side: VisitSide; known?: Known }) {
  const t = useTexts()
  const language = useLanguage()
  const { state, moments, starts_at, mode, reason, time_zone } = visit
  const { agent, visitor, property, about, comment } = known
  const isNamed = starts_at !== null && state !== 'requested' && state !== 'declined'
  const shown = isNamed ? [starts_at] : moments
  const times = shown.map((iso) => {
    const here = formatVisitMoment(iso, language)
    const there = formatElsewhere(iso, language, time_zone)
    return there ? t('visit.both_times', { here, there }) : here
  })
  const other =
    side === 'visitor'
      ? agent && [agent.name, formatPhone(agent.phone)]
      : visitor && [visitor.name, visitor.phone && formatPhone(visitor.phone), visitor.email]
  return (
    <dl className={styles.facts}>
      <Fact name={t(shown.length > 1 ? 'visit.times' : 'visit.when')} value={times.join('\n')} />
      <Fact name={t('visit.mode')} value={t(`lead.facts.visit_mode.${mode}`)} />
      <Fact name={t('visit.with')} value={other?.filter(Boolean).join(' · ')} />
      {property && (
        <div>
          <dt>{t('visit.what')}</dt>
          <dd>
            <a href={property.link}>
              {property.title} · <span className={styles.code}>{property.code}</span>
            </a>
          </dd>
        </div>
      )}
      <Fact name={t('visit.what')} value={about} />
      <Fact name={t('visit.where')} value={mode === 'in_person' ? property?.place : null} />
      <Fact name={t('visit.comment_of')} value={comment && withLineEnds(comment)} />
      <Fact name={t('visit.reason')} value={reason} />
    </dl>
  )
}

/** What is not known is not named. */
function Fact({ name, value }: { name: string; value: string | null | undefined }) {
  if (!value) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
