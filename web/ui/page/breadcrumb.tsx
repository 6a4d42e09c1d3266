import { Link } from 'react-router'

import type { Crumb } from '../../crumbs.ts'
import { useTexts } from '../../texts.ts'
import styles from './breadcrumb.module.css'

/** The way from the first page to what is around this one. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const t = useTexts()
  return (
    <nav className={styles.breadcrumb} aria-label={t('pieces.breadcrumb')}>
      <ol>
        {crumbs.map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
