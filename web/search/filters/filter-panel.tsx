import { IconChevronDown } from '@tabler/icons-react'

import { Button } from '../../ui/button.tsx'
import styles from './filter-panel.module.css'

type Props = {
  /** What it filters by: the heading in the sheet. */
  title: string
  /** What the button says: the title, or what is chosen. */
  summary: string
  isChosen: boolean
  /** Whether a field inside was refused: the panel stands open, so that the reason is read. */
  isWrong?: boolean
  icon?: React.ReactNode
  /** How many filters are set inside. */
  count?: number
  isWide?: boolean
  done: string
  children: React.ReactNode
}

/** Fields behind a button of the bar; on small screens a section of the sheet. */
export function FilterPanel({ title, summary, isChosen, isWrong, icon, count, isWide, done, children }: Props) {
  return (
    <details className={styles.panel} open={isWrong}>
      <summary className={styles.summary} data-chosen={isChosen}>
        {icon}
        <span className={styles.said}>{summary}</span>
        <span className={styles.title}>{title}</span>
        {count ? <span className={styles.count}>{count}</span> : null}
        {!icon && <IconChevronDown className={styles.arrow} size={17} stroke={1.75} aria-hidden />}
      </summary>
      <div className={`${styles.box} ${isWide ? styles.wide : ''}`}>
        <div className={styles.fields}>{children}</div>
        <div className={styles.foot}>
          <Button type="submit" isSmall>
            {done}
          </Button>
        </div>
      </div>
    </details>
  )
}
