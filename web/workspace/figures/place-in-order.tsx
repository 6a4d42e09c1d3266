import { offerEndpoints, type Rank } from '#contract/property/offer.ts'
import { getNumberFormat } from '#locales/texts.ts'

import { useAnswer } from '../../account/session/use-answer.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import styles from './figures.module.css'

const summands = ['quality', 'confirmed', 'exclusive', 'fresh', 'unconfirmed'] as const

/** A listing's place in the order, asked for beside its figures: they wait for it, so that nothing moves. */
export function useRank(code: string) {
  return useAnswer(`rank ${code}`, (call, signal) => call(offerEndpoints.rank, { code }, signal))
}

/** The summands of a listing's place in the order. */
export function PlaceInOrder({ rank: { total, ...parts } }: { rank: Rank }) {
  const t = useTexts()
  const number = getNumberFormat(useLanguage())
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
