import { IconChevronDown } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'

import { Button } from '../../ui/button.tsx'
import styles from './filter-panel.module.css'

type Props = {
  /** What it filters by: the heading in the sheet. */
  title: string
  /** What the button says: the title, or what is chosen. */
  summary: string
  isChosen: boolean
  /** The fields inside that may be refused, and what is wrong with which: the panel stands open, so that it is read. */
  fields?: readonly string[]
  problems?: Record<string, string>
  icon?: React.ReactNode
  /** How many filters are set inside. */
  count?: number
  isWide?: boolean
  done: string
  children: React.ReactNode
}

/** Fields behind a button of the bar; on small screens a section of the sheet. */
export function FilterPanel({
  title,
  summary,
  isChosen,
  fields,
  problems,
  icon,
  count,
  isWide,
  done,
  children,
}: Props) {
  const { panel, isWrong } = useProblems(fields, problems)
  return (
    <details ref={panel} className={styles.panel} open={isWrong}>
      <summary className={styles.summary} data-chosen={isChosen}>
        {icon}
        <span className={styles.said}>{summary}</span>
        <span className={styles.title}>{title}</span>
        {count ? <span className={styles.count}>{count}</span> : null}
        {!icon && <IconChevronDown size={17} stroke={1.75} aria-hidden />}
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

const none: readonly string[] = []

/** Opens a panel that was closed by sending it, and its sheet, when the answer refuses a field in it. */
function useProblems(fields = none, problems: Record<string, string> = {}) {
  const panel = useRef<HTMLDetailsElement>(null)
  const told = useRef(problems)
  const isWrong = fields.some((name) => name in problems)
  useEffect(() => {
    const isTold = told.current === problems
    told.current = problems
    const details = panel.current
    if (isTold || !isWrong || !details || details.contains(document.activeElement)) return
    const sheet = details.closest<HTMLElement>('[popover]')
    details.open = true
    const isSmall = window.matchMedia('(width <= 1000px)').matches
    if (isSmall && !sheet?.matches(':popover-open')) sheet?.showPopover()
    details.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [isWrong, problems])
  return { panel, isWrong }
}
