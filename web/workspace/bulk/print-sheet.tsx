import { getDayHere } from '#contract/day.ts'
import type { Language } from '#contract/language.ts'
import type { Property } from '#contract/property/property.ts'

import { formatLongDate } from '../../dates.ts'
import { formatArea, formatBothPrices, formatMoney } from '../../money.ts'
import { toPropertyPath } from '../../paths.ts'
import { formatPhone } from '../../phone.ts'
import { type Text, useLanguage, useTexts } from '../../texts.ts'
import { useSite } from '../../use-site.ts'
import { QrCode } from '../qr-code.tsx'
import styles from './print-sheets.module.css'

/** What is public of a listing on one page of paper, with a code that opens its page. */
export function PrintSheet({ property }: { property: Property }) {
  const t = useTexts()
  const language = useLanguage()
  const { url } = useSite()
  const { code, title, business_type, photo, sector, city, description, agent, exchange_rate } = property
  const { own, other } = formatBothPrices(property, language)
  const rate = formatMoney(exchange_rate.rate, 'DOP', language)
  return (
    <article className={styles.sheet}>
      {photo && <img src={`${photo.src}-${photo.widths.at(-1)}.webp`} alt={photo.alt} />}
      <h2>{title}</h2>
      <p>{[sector.name, city.name, code].join(' · ')}</p>
      <h3>
        {own} {business_type === 'lease' && t('ui.per_month')} {t('ui.or_about', { price: other })}
      </h3>
      <p>{describeSize(property, t, language)}</p>
      {description.split(/\n+/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <footer>
        <p>
          <b>{agent.name}</b> · {agent.agency.name}
          <br />
          {formatPhone(agent.phone)} · {agent.email}
          <br />
          <small>
            {t('bulk.sheet_rate', { rate, date: formatLongDate(exchange_rate.date, language) })}{' '}
            {t('bulk.sheet_printed', { date: formatLongDate(getDayHere(), language) })}
          </small>
        </p>
        <div style={{ width: '26mm' }}>
          <QrCode text={url + toPropertyPath(property, language)} label={t('bulk.sheet_code')} />
        </div>
      </footer>
    </article>
  )
}

function describeSize(
  { bedrooms, bathrooms, half_bathrooms, parkings, construction_m2, lot_m2 }: Property,
  t: Text,
  language: Language,
): string {
  const halves = half_bathrooms > 0 && ` ${t('card.half_bathrooms', { count: half_bathrooms })}`
  return [
    bedrooms > 0 && t('card.bedrooms', { count: bedrooms }),
    bathrooms > 0 && t('card.bathrooms', { count: bathrooms }) + (halves || ''),
    half_bathrooms > 0 && t('card.half_bathrooms', { count: half_bathrooms }),
    parkings > 0 && t('card.parkings', { count: parkings }),
    construction_m2 > 0 && t('card.area', { area: formatArea(construction_m2, language) }),
    lot_m2 !== null && t('card.lot', { area: formatArea(lot_m2, language) }),
  ]
    .filter(Boolean)
    .join(' · ')
}
