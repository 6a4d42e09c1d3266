import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { Link } from 'react-router'

import { useLanguage, useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { toSearchAddress, dropFilters, type Search } from '../search-address.ts'
import { BusinessSwitch } from './business-switch.tsx'
import type { FilterData } from './filter-data.ts'
import { FilterPanels } from './lazy-panels.ts'
import { PlaceInput } from './place-input.tsx'
import styles from './search-form.module.css'
import { closePanels, useOpenPanels } from './use-open-panels.ts'
import { useSearchForm } from './use-search-form.ts'
import { useSheet } from './use-sheet.ts'

/** What the address says and no field shows. */
const unseen = ['business_type', 'bbox', 'polygon', 'agent', 'agency']

/** The whole filter set as one form over the results: a bar on wide screens, a bar and a sheet on small ones. */
export function SearchForm(data: FilterData) {
  const t = useTexts()
  const language = useLanguage()
  const sheet = useRef<HTMLDivElement>(null)
  const { form, apply, onChange, onSubmit } = useSearchForm(data.asked)
  const { isOpen, onToggle } = useSheet(sheet)
  useOpenPanels(form)
  const { search, asked, count, total } = data
  const done = t('search.see', { count: total })

  return (
    <search className={styles.bar}>
      <form
        ref={form}
        id="search"
        className={styles.form}
        action={toSearchAddress(dropFilters(search), language)}
        onChange={onChange}
        onSubmit={(event) => {
          onSubmit(event)
          closePanels(event.currentTarget)
        }}
      >
        {[...unseen, ...(search.collection ? ['collection'] : []), ...listRefused(search)].map((name) => {
          const value = asked.get(name)
          return value === null ? null : <input key={name} type="hidden" name={name} value={value} />
        })}
        <div className={styles.wide}>
          <BusinessSwitch search={search} />
        </div>
        <PlaceInput {...data} onPick={apply} />
        <button type="button" className={styles.open} popoverTarget="filters">
          <IconAdjustmentsHorizontal size={17} stroke={1.75} aria-hidden />
          {t('search.filters')}
          {count > 0 && <span className={styles.count}>{count}</span>}
        </button>
        <div
          ref={sheet}
          id="filters"
          popover="auto"
          className={styles.sheet}
          onToggle={onToggle}
          {...(isOpen && { role: 'dialog', 'aria-modal': true, 'aria-labelledby': 'filters-title' })}
        >
          <div className={styles.head}>
            <h2 id="filters-title">{t('search.filters')}</h2>
            <button type="button" popoverTarget="filters" popoverTargetAction="hide" aria-label={t('ui.close')}>
              <IconX size={22} stroke={1.75} aria-hidden />
            </button>
          </div>
          <div className={styles.body}>
            <div className={styles.small}>
              <BusinessSwitch search={search} />
            </div>
            <FilterPanels {...data} />
          </div>
          <div className={styles.foot}>
            <Link to={toSearchAddress(dropFilters(search), language)} preventScrollReset>
              {t('ui.clear')}
            </Link>
            <Button type="submit">{done}</Button>
          </div>
        </div>
        <noscript>
          <Button type="submit" isSmall className={styles.apply}>
            {t('search.apply')}
          </Button>
        </noscript>
      </form>
    </search>
  )
}

/** What must not be so, as a sentence can ask: its check box asks the other thing, and wins when it is ticked. */
function listRefused(search: Search): string[] {
  return Object.entries(search).flatMap(([name, value]) =>
    value === false && name !== 'under_construction' ? name : [],
  )
}
