import { IconX } from '@tabler/icons-react'
import { Link } from 'react-router'

import { useTexts } from '../texts.ts'
import styles from './filter-chips.module.css'

type Props = { chips: { label: string; href: string }[]; clearHref: string }

/** What is asked for, each a link to the same list without it. */
export function FilterChips({ chips, clearHref }: Props) {
  const t = useTexts()
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t('ui.chosen')}>
      {chips.map(({ label, href }) => (
        <li key={label}>
          <Link className={styles.chip} to={href} preventScrollReset aria-label={t('ui.remove', { filter: label })}>
            {label}
            <IconX size={15} stroke={2} aria-hidden />
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.clear} to={clearHref} preventScrollReset>
          {t('ui.clear')}
        </Link>
      </li>
    </ul>
  )
}
