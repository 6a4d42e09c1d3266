import { offerEndpoints } from '#contract/property/offer.ts'
import { getNumberFormat } from '#locales/texts.ts'

import { useAnswer } from '../../account/session/use-answer.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import styles from './figures.module.css'

const summands = ['quality', 'confirmed', 'exclusive', 'fresh', 'unconfirmed'] as const

/** The summands of a listing's place in the order; what cannot be asked leaves its place empty, for the rest stands without. */
export function PlaceInOrder({ code }: { code: string }) {
  const t = useTexts()
  const number = getNumberFormat(useLanguage())
  const { data } = useAnswer(`rank ${code}`, (call, signal) => call(offerEndpoints.rank, { code }, signal))
  if (!data) return null
  const { total, ...parts } = data.data
  return (
    <section className={styles.prices}>
      <h2>{t('listings.rank')}</h2>
      <p className="muted">{t('listings.rank_text')}</p>
      <ul>
        {summands.map((name) => (
          <li key={name}>
            <span>{t(`listings.rank.${name}`)}</span>
            <b>{number.format(parts[name])}</b>
          </li>
        ))}
        <li>
          <b>{t('listings.rank.total')}</b>
          <b>{number.format(total)}</b>
        </li>
      </ul>
    </section>
  )
}
