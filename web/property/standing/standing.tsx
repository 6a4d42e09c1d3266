import { Link } from 'react-router'

import type { Property } from '#contract/property/property.ts'
import { isUnconfirmed } from '#contract/property/unconfirmed.ts'

import { formatMediumDate } from '../../dates.ts'
import { formatMoney } from '../../money.ts'
import { toPath } from '../../paths.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Section } from '../../ui/page/section.tsx'
import details from '../reading/details.module.css'
import { formatChange } from './format-change.ts'
import { OtherOffers } from './other-offers.tsx'

type Told = Pick<Property, 'code' | 'confirmed_at' | 'days_on_offer' | 'price_history' | 'other_offers'>
type Props = {
  property: Told
  /** ISO date on which the page is made. */
  today: string
}

/** Who else offers the home, whether it is still there as far as anybody said, for how long it has been on offer, and what it cost before. */
export function Standing({ property, today }: Props) {
  return (
    <>
      {property.other_offers.length > 0 && <OtherOffers offers={property.other_offers} />}
      <Truth property={property} today={today} />
    </>
  )
}

function Truth({ property: { code, confirmed_at, days_on_offer, price_history }, today }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const isOld = confirmed_at !== null && isUnconfirmed(confirmed_at, today)
  return (
    <Section title={t('standing.title')}>
      <dl className={details.details}>
        {confirmed_at && (
          <Fact
            name={t('standing.availability')}
            value={t(isOld ? 'standing.unconfirmed' : 'standing.confirmed', {
              date: formatMediumDate(confirmed_at, language),
            })}
          />
        )}
        {days_on_offer !== null && (
          <Fact name={t('standing.days')} value={t('standing.days_count', { count: days_on_offer })} />
        )}
        {price_history.length > 1 &&
          price_history.map(({ date, price, currency, change }, at) => (
            <Fact
              key={date}
              name={t(at === price_history.length - 1 ? 'standing.first_price' : 'standing.price', {
                date: formatMediumDate(date, language),
              })}
              value={`${formatMoney(price, currency, language)}${change === null ? '' : ` (${formatChange(change, language)})`}`}
            />
          ))}
      </dl>
      <p className="actions muted on-screen">
        {/* The page asks for nothing until somebody reports something. */}
        <Link to={toPath('report', language, { code })} rel="nofollow">
          {t('standing.report')}
        </Link>
      </p>
    </Section>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
