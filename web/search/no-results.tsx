import { IconX } from '@tabler/icons-react'
import { Link } from 'react-router'

import { useTexts } from '../texts.ts'
import styles from './no-results.module.css'

type Way = { label: string; count: number; href: string }
type Place = { name: string; count: number; href: string }
type Props = { waysOut: Way[]; popular: Place[]; children: React.ReactNode }

/** Nothing was found: which filter to give up and what that finds, someone to ask, and where most is offered. */
export function NoResults({ waysOut, popular, children }: Props) {
  const t = useTexts()
  return (
    <div className={styles.none}>
      <h2>{t('search.none')}</h2>
      {waysOut.length > 0 && (
        <>
          <p>{t('search.none_relax')}</p>
          <ul className={styles.ways}>
            {waysOut.map(({ label, count, href }) => (
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
      )}
      <div className={styles.ask}>
        <p>{t('search.none_contact')}</p>
        {children}
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
