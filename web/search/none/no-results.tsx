import { Link } from 'react-router'

import type { PropertyCard } from '#contract/property/property.ts'

import { useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import type { MissingCode } from './find-missing-code.ts'
import { MissingProperty } from './missing-property.tsx'
import styles from './no-results.module.css'
import { NothingFound } from '../../ui/page/nothing-found.tsx'

type Way = { label: string; count: number; href: string }
type Place = { name: string; count: number; href: string }
/** They stay the same values from one render to the next: the piece wakes lazily. */
type Props = {
  missing: MissingCode | null
  waysOut: Way[]
  popular: Place[]
  today: string
  Card: React.ComponentType<{ property: PropertyCard; today: string }>
  /** Opens the dialog that writes to the network. */
  contact: object
}

/** Nothing was found: what to do about it, and where most is offered. */
export function NoResults({ missing, waysOut, popular, today, Card, contact }: Props) {
  const t = useTexts()
  const ways = waysOut.map(({ label, count, href }) => {
    return { label: t('search.without', { filter: label }), count: t('search.total', { count }), href }
  })
  return (
    <>
      <NothingFound
        ways={missing ? [] : ways}
        ask={t('search.none_contact')}
        contact={
          <Button look="secondary" {...contact}>
            {t('search.contact')}
          </Button>
        }
      >
        {missing ? (
          <MissingProperty missing={missing} today={today} Card={Card} />
        ) : (
          <>
            <h2>{t('search.none')}</h2>
            {ways.length > 0 && <p>{t('search.none_relax')}</p>}
          </>
        )}
      </NothingFound>
      <h3>{t('search.popular')}</h3>
      <ul className={styles.places}>
        {popular.map(({ name, count, href }) => (
          <li key={name}>
            <Link to={href}>
              {name}
              <small>{t('search.count', { count })}</small>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
