import { IconX } from '@tabler/icons-react'
import { Link } from 'react-router'

import type { PropertyCard } from '#contract/property/property.ts'

import { useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import type { MissingCode } from './find-missing-code.ts'
import { MissingProperty } from './missing-property.tsx'
import styles from './no-results.module.css'

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

/** Nothing was found: why, which filter to give up and what that finds, someone to ask, and where most is offered. */
export function NoResults({ missing, waysOut, popular, today, Card, contact }: Props) {
  const t = useTexts()
  return (
    <div className={styles.none}>
      {missing ? (
        <MissingProperty missing={missing} today={today} Card={Card} />
      ) : (
        <>
          <h2>{t('search.none')}</h2>
          <WaysOut ways={waysOut} />
        </>
      )}
      <div className={styles.ask}>
        <p>{t('search.none_contact')}</p>
        <Button look="secondary" {...contact}>
          {t('search.contact')}
        </Button>
      </div>
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
    </div>
  )
}

function WaysOut({ ways }: { ways: Way[] }) {
  const t = useTexts()
  if (ways.length === 0) return null
  return (
    <>
      <p>{t('search.none_relax')}</p>
      <ul className={styles.ways}>
        {ways.map(({ label, count, href }) => (
          <li key={label}>
            <Link to={href} preventScrollReset>
              <IconX size={17} stroke={2} aria-hidden />
              <span>{t('search.without', { filter: label })}</span>
              <small>{t('search.total', { count })}</small>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
