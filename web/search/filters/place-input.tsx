import { IconSearch, IconX } from '@tabler/icons-react'
import { Link } from 'react-router'

import { useLanguage, useTexts } from '../../texts.ts'
import { PlaceCombobox } from '../place-combobox.tsx'
import { changeSearch } from '../search-address.ts'
import { placeOf } from '../search-words.ts'
import { formatValue } from './asked.ts'
import type { FilterData } from './filter-data.ts'
import styles from './place-input.module.css'

type Props = FilterData & { onPick: (changes: Record<string, string>) => void }

/** A place, a code or words: a text field that offers what it knows; the place chosen stands before it. */
export function PlaceInput({ search, asked, names, problems, onPick }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const place = placeOf(names)
  return (
    <div className={styles.place}>
      <IconSearch className={styles.icon} size={18} stroke={1.75} aria-hidden />
      {place && (
        <span className={styles.chosen}>
          <span>{place}</span>
          <Link
            to={changeSearch(search, { city: undefined, sector: undefined }, language)}
            aria-label={t('ui.remove', { filter: place })}
            preventScrollReset
          >
            <IconX size={16} stroke={1.75} aria-hidden />
          </Link>
        </span>
      )}
      <label className="visually-hidden" htmlFor="q">
        {t('search.place')}
      </label>
      <PlaceCombobox
        id="q"
        name="q"
        styles={styles}
        placeholder={place ? t('search.place_more') : t('search.place')}
        defaultValue={formatValue('q', asked)}
        aria-invalid={problems.q ? true : undefined}
        aria-describedby={problems.q ? 'q-problem' : undefined}
        label={t('search.suggestions')}
        announce={(count) => t('search.suggestions_count', { count })}
        describe={({ kind, context, count }) => ({
          about: context,
          count: kind === 'property' ? null : t('search.count', { count }),
        })}
        onPick={(_, filters) => {
          onPick(filters)
          return ''
        }}
      />
      {problems.q && (
        <p id="q-problem" className={styles.problem} role="alert">
          {problems.q}
        </p>
      )}
    </div>
  )
}
