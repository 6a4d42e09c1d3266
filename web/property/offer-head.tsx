import { IconMapPin } from '@tabler/icons-react'

import type { ExchangeRate } from '#contract/exchange-rate/exchange-rate.ts'
import type { Language } from '#contract/fields.ts'

import { formatLongDate } from '../dates.ts'
import { formatMoney } from '../money.ts'
import styles from './offer-head.module.css'

type Named = { name: string }
type Props = {
  badges: React.ReactNode
  title: string
  place: { sector: Named; city: Named; province: Named }
  /** Who builds it, where somebody does. */
  developer?: string
  price: React.ReactNode
  /** The price in the other currency, with the day and the source of the rate. */
  converted?: string | undefined
  children?: React.ReactNode
}

/** What is offered, where, and for how much, with the day and the source of the rate. */
export function OfferHead({ badges, title, place, developer, price, converted, children }: Props) {
  const { sector, city, province } = place
  return (
    <header className={styles.header}>
      {badges && <p className={styles.badges}>{badges}</p>}
      <h1>{title}</h1>
      <p className={styles.place}>
        <IconMapPin size={18} stroke={1.75} aria-hidden />
        <a href="#lugar">
          {sector.name}, {city.name}
          {province.name !== city.name && `, ${province.name}`}
        </a>
      </p>
      {developer && <p className={styles.developer}>{developer}</p>}
      <p className={styles.price}>{price}</p>
      {converted && <p className={styles.rate}>{converted}</p>}
      {children}
    </header>
  )
}

/** The rate, its day and its source, as the words of a price in the other currency ask for them. */
export function describeRate({ rate, date, source }: ExchangeRate, language: Language) {
  return { rate: formatMoney(rate, 'DOP', language, true), date: formatLongDate(date, language), source }
}
