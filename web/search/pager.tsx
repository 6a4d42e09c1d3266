import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'

import { useLanguage, useTexts } from '../texts.ts'
import { pagesShown } from './pages-shown.ts'
import styles from './pager.module.css'
import { addressOfSearch, type Search } from './search-address.ts'

/** Real links to the neighbouring pages, the first and the last; every filter goes along. */
export function Pager({ search, current, last }: { search: Search; current: number; last: number }) {
  const t = useTexts()
  const language = useLanguage()
  const toPage = (page: number) => addressOfSearch({ ...search, page }, language)
  if (last < 2) return null
  return (
    <nav className={styles.pager} aria-label={t('search.pages')}>
      {current > 1 && (
        <Link className={styles.page} to={toPage(current - 1)} rel="prev" aria-label={t('ui.previous')}>
          <IconChevronLeft size={20} stroke={1.75} aria-hidden />
        </Link>
      )}
      {pagesShown(current, last).map((page, at) =>
        page === null ? (
          <span key={`gap-${at}`} className={styles.gap} aria-hidden>
            …
          </span>
        ) : (
          <Link
            key={page}
            className={styles.page}
            to={toPage(page)}
            aria-label={t('search.page', { page })}
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
