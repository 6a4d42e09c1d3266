import { IconX } from '@tabler/icons-react'
import { Link } from 'react-router'

import { useTexts } from '../texts.ts'
import styles from './filter-chips.module.css'

type Chip = {
  label: string
  /** All that goes with it, where that is more. */
  drops?: string
  href: string
}
type Props = { chips: Chip[]; clearHref: string }

/** What is asked for, each a link to the same list without it. */
export function FilterChips({ chips, clearHref }: Props) {
  const t = useTexts()
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t('ui.chosen')}>
      {chips.map(({ label, drops = label, href }) => (
        <li key={label}>
          <Link className={styles.chip} to={href} preventScrollReset aria-label={t('ui.remove', { filter: drops })}>
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
