import { Link } from 'react-router'

import type { Lead } from '#contract/lead/lead.ts'

import { formatLongDate, formatShortMomentHere } from '../../dates.ts'
import { formatMoney } from '../../money.ts'
import { countryNames } from '#locales/country-names.ts'
import { formatPhone } from '../../phone.ts'
import { useLanguage, useTexts, type Text } from '../../texts.ts'
import { toDeskPath, type DeskQuery } from './desk-address.ts'
import styles from './lead-pane.module.css'
import { countMinutes, formatMinutes } from './format-minutes.ts'

type Props = { lead: Lead; isStaff: boolean; query: DeskQuery }

/** When it came, from where, about what, and who is to answer. */
export function LeadFacts({ lead, isStaff, query }: Props) {
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
        {agent && isStaff ? (
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

/** What the form asked for beyond name, telephone, address and message. */
function Details({ lead: { details } }: { lead: Lead }) {
  const t = useTexts()
  const language = useLanguage()
  const { currency = 'USD', identification, nationality, country, birth_date, phone, address, subscribe } = details
  const amount = (sum: number | undefined) => (sum === undefined ? null : formatMoney(sum, currency, language, true))
  return (
    <>
      <Fact name={t('desk.details.phone')}>{phone && formatPhone(phone)}</Fact>
      <Fact name={t('desk.details.identification')}>{identification}</Fact>
      <Fact name={t('desk.details.nationality')}>{nationality && nameOfCountry(nationality, language)}</Fact>
      <Fact name={t('desk.details.country')}>{country && nameOfCountry(country, language)}</Fact>
      <Fact name={t('desk.details.birth_date')}>{birth_date && formatLongDate(birth_date, language)}</Fact>
      <Fact name={t('desk.details.address')}>{address}</Fact>
      <Fact name={t('desk.details.loan_amount')}>{amount(details.loan_amount)}</Fact>
      <Fact name={t('desk.details.initial_payment')}>{amount(details.initial_payment)}</Fact>
      <Fact name={t('desk.details.subscribe')}>{subscribe && t('desk.yes')}</Fact>
    </>
  )
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

/** A country is written as its code or as people write it. */
function nameOfCountry(word: string, language: 'es' | 'en'): string {
  return /^[A-Z]{2}$/.test(word) ? (countryNames(language).of(word) ?? word) : word
}
