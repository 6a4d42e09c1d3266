import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'

import { useTexts } from '../texts.ts'
import { listPagesShown } from './pages-shown.ts'
import styles from './pager.module.css'

type Props = { current: number; last: number; toPage: (page: number) => string }

/** Real links to the neighbouring pages, the first and the last; `toPage` is each one's address, filters and all. */
export function Pager({ current, last, toPage }: Props) {
  const t = useTexts()
  if (last < 2) return null
  return (
    <nav className={styles.pager} aria-label={t('ui.pages')}>
      {current > 1 && (
        <Link className={styles.page} to={toPage(current - 1)} rel="prev" aria-label={t('ui.previous')}>
          <IconChevronLeft size={20} stroke={1.75} aria-hidden />
        </Link>
      )}
      {listPagesShown(current, last).map((page, at) =>
        page === null ? (
          <span key={`gap-${at}`} className={styles.gap} aria-hidden>
            …
          </span>
        ) : (
          <Link
            key={page}
            className={styles.page}
            to={toPage(page)}
            aria-label={t('ui.page', { page })}
            aria-current={page === current ? 'page' : undefined}
          >
            {page}
          </Link>
        ),
      )}
      {current < last && (
        <Link className={styles.page} to={toPage(current + 1)} rel="next" aria-label={t('ui.next')}>
          <IconChevronRight size={20} stroke={1.75} aria-hidden />
        </Link>
      )}
    </nav>
  )
}
