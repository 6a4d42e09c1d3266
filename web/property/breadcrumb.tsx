import { Link } from 'react-router'

import type { Property } from '#contract/property.ts'

import { useLanguage, useTexts } from '../texts.ts'
import { crumbsOf } from './crumbs.ts'
import styles from './breadcrumb.module.css'

type Place = Pick<Property, 'business_type' | 'city' | 'sector'>

/** The way back to the listings around this one. */
export function Breadcrumb({ property }: { property: Place }) {
  const t = useTexts()
  return (
    <nav className={styles.breadcrumb} aria-label={t('property.breadcrumb')}>
      <ol>
        {crumbsOf(property, t, useLanguage()).map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
