import { IconArrowsSort } from '@tabler/icons-react'

import type { Sort } from '#contract/search/search.ts'

import { useTexts, type TextKey } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import styles from './results-head.module.css'

/** The orders of the contract, as people call them. */
const sortNames: Record<Sort, Extract<TextKey, `search.sort_${string}`>> = {
  relevance: 'search.sort_relevance',
  newest: 'search.sort_newest',
  price: 'search.sort_price_up',
  '-price': 'search.sort_price_down',
  m2: 'search.sort_m2_up',
  '-m2': 'search.sort_m2_down',
}

type Props = { heading: string; total: number; sort: Sort; isSearching: boolean; children: React.ReactNode }

/** What is searched, how many were found, and in which order they stand. */
export function ResultsHead({ heading, total, sort, isSearching, children }: Props) {
  const t = useTexts()
  return (
    <div id="results-head" className={styles.head}>
      <div id="sheet-handle" />
      <h1 id="results-title">{heading}</h1>
      <output>{isSearching ? t('search.searching') : t('search.total', { count: total })}</output>
      <div className={styles.save}>{children}</div>
      <div className={styles.sort}>
        <IconArrowsSort size={18} stroke={1.75} aria-hidden />
        <label className="visually-hidden" htmlFor="sort">
          {t('search.sort')}
        </label>
        <select
          id="sort"
          name="sort"
          form="search"
          defaultValue={sort}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {Object.entries(sortNames).map(([value, key]) => (
            <option key={value} value={value}>
              {t(key)}
            </option>
          ))}
        </select>
        <noscript>
          <Button type="submit" form="search" look="secondary" isSmall>
            {t('search.apply')}
          </Button>
        </noscript>
      </div>
    </div>
  )
}
