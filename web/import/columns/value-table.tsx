import { useState } from 'react'

import type { ImportColumn } from '#contract/import/import.ts'
import type { ColumnMapping } from '#contract/import/mapping.ts'

import { useLanguage, useTexts } from '../../texts.ts'
import styles from '../import.module.css'
import { findMeaning, isMeant, setMeaning } from './choices.ts'
import { listOptions, readChoice } from './targets.ts'

type Props = {
  mapping: ColumnMapping
  values: ImportColumn['values']
  onChange: (mapping: ColumnMapping) => void
}

const asIs = 'as is'

/** What each value of a column means among our choices; those that mean nothing yet stand first and open it. */
export function ValueTable({ mapping, values, onChange }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const target = mapping.target ?? ''
  const options = listOptions(target, language) ?? []
  const unknown = values.filter(({ value }) => !isMeant(mapping, value)).length
  // It stays as it is while its last value is said.
  const [isOpen] = useState(unknown > 0)
  return (
    <details className={styles.values} open={isOpen}>
      <summary>
        {t('import.values')}:{' '}
        {unknown > 0 ? (
          <b className={styles.alarm}>{t('import.values_unknown', { count: unknown })}</b>
        ) : (
          t('import.values_known', { count: values.length })
        )}
      </summary>
      <ul>
        {values.map(({ value, count }) => {
          const own = readChoice(target, value)
          return (
            <li key={value}>
              <span className={styles.words}>
                <b>{value}</b>
                <small className="fine">{t('import.value_times', { count })}</small>
              </span>
              <select
                aria-label={t('import.value_of', { value })}
                aria-invalid={!isMeant(mapping, value) || undefined}
                value={findMeaning(mapping, value) ?? own ?? asIs}
                onChange={({ target: { value: next } }) =>
                  onChange(setMeaning(mapping, value, next === asIs ? null : next))
                }
              >
                {own === undefined && <option value={asIs}>{t('import.value_asis')}</option>}
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
                <option value="">{t('import.value_blank')}</option>
              </select>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
