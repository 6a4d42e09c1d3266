import { Link } from 'react-router'

import type { OtherOffer } from '#contract/property/property.ts'

import { toPropertyPath } from '../../paths.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Section } from '../../ui/page/section.tsx'
import { PropertyPrice } from '../property-price.tsx'
import styles from './other-offers.module.css'

/** The same home as other agencies offer it: each with its price, its agency and its own page. */
export function OtherOffers({ offers }: { offers: readonly OtherOffer[] }) {
  const t = useTexts()
  const language = useLanguage()
  return (
    <Section title={t('standing.other_offers', { count: offers.length })}>
      <p className="muted">{t('standing.same_home')}</p>
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <li key={offer.code}>
            <PropertyPrice property={offer} />
            <p>
              <Link to={toPropertyPath(offer, language)}>
                {offer.agency.name}
                <span className="visually-hidden"> · {offer.title}</span>
              </Link>{' '}
              <small className="muted">
                {t('standing.code', { code: offer.code })}
                {offer.is_exclusive && ` · ${t('standing.exclusive')}`}
              </small>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
