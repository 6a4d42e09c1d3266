import { Link } from 'react-router'

import type { Lead } from '#contract/lead/lead.ts'

import { formatShortMomentHere } from '../../dates.ts'
import { useLanguage, useTexts, type Text } from '../../texts.ts'
import { describeFacts } from '../../mail/describe-facts.ts'
import { toDeskPath, type DeskQuery } from './desk-address.ts'
import styles from './lead-pane.module.css'
import { countMinutes, formatMinutes } from './format-minutes.ts'

type Props = { lead: Lead; seesOthers: boolean; query: DeskQuery }

/** When it came, from where, about what, and who is to answer. */
export function LeadFacts({ lead, seesOthers, query }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const { created_at, first_answered_at, property, agent, agency, department, page, referral, consent } = lead
  const answered =
    first_answered_at &&
    `${formatShortMomentHere(first_answered_at, language)} (${formatMinutes(countMinutes(created_at, first_answered_at), t)})`
  return (
    <dl className={styles.facts}>
      <Fact name={t('desk.received')}>{formatShortMomentHere(created_at, language)}</Fact>
      <Fact name={t('desk.first_answer')}>{answered ?? t('desk.not_answered')}</Fact>
      <Fact name={t('desk.property')}>
        {property && <a href={property.link}>{`${property.code} · ${property.title}`}</a>}
      </Fact>
      <Fact name={t('desk.department')}>{department && t(`desk.departments.${department}`)}</Fact>
      <Fact name={t('desk.agent')}>
        {agent && seesOthers ? (
          <Link to={toDeskPath(query, { agent: String(agent.id) }, language)}>
            {t('desk.all_of', { name: agent.name })}
          </Link>
        ) : (
          agent?.name
        )}
      </Fact>
      <Fact name={t('desk.agency')}>{agency?.name}</Fact>
      <Details lead={lead} />
      <Fact name={t('desk.page')}>{page && (isOurs(page) ? <a href={page}>{page}</a> : page)}</Fact>
      <Fact name={t('desk.referral')}>{referral.last && describeReferral(referral.last, t)}</Fact>
      <Fact name={t('desk.first_referral')}>{referral.first && describeReferral(referral.first, t)}</Fact>
      <Fact name={t('desk.consent')}>{consent}</Fact>
    </dl>
  )
}

/** What the form asked for beyond name, telephone, address and message, but what the visit beside it says. */
function Details({ lead: { details, visit } }: { lead: Lead }) {
  const t = useTexts()
  const language = useLanguage()
  const said: string[] = visit ? ['visit_mode', 'time_zone', ...(visit.starts_at ? [] : ['visit_moments'])] : []
  const facts = describeFacts(details, { language, t }).filter(({ fact }) => !said.includes(fact))
  return facts.map(({ fact, name, value }) => (
    <Fact key={fact} name={name}>
      {value}
    </Fact>
  ))
}

/** What is not known is not named. */
function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function describeReferral({ type, name, id }: NonNullable<Lead['referral']['last']>, t: Text): string {
  return `${t(type === 'referer' ? 'desk.agent' : 'desk.agency')}: ${name || id}`
}

/** Visitors' browsers say where they were, and may say anything: what would lead elsewhere is no link. */
function isOurs(page: string): boolean {
  return URL.canParse(page, location.origin) && new URL(page, location.origin).origin === location.origin
}
