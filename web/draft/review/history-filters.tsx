import { useSearchParams } from 'react-router'

import type { VersionLine } from '#contract/draft/version.ts'

import { useTexts } from '../../texts.ts'
import { nameDraftField } from '../name-field.ts'
import styles from './review.module.css'

type Props = { lines: readonly VersionLine[]; field: string; by: string }

/** Of a history only what one field or one person changed. */
export function HistoryFilters({ lines, field, by }: Props) {
  const t = useTexts()
  const [search, setSearch] = useSearchParams()
  const fields = [...new Set(lines.flatMap(({ changed }) => changed))]
  const people = [...new Set(lines.map((line) => line.by ?? '-'))]
  const choose = (name: string) => (event: React.ChangeEvent<HTMLSelectElement>) => {
    const next = new URLSearchParams(search)
    if (event.target.value) next.set(name, event.target.value)
    else next.delete(name)
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  return (
    <div className={styles.filters}>
      <label>
        {t('draft.history_field')}
        <select value={field} onChange={choose('field')}>
          <option value="">{t('draft.history_all')}</option>
          {fields.map((name) => (
            <option key={name} value={name}>
              {nameDraftField(name, t)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('draft.history_by')}
        <select value={by} onChange={choose('by')}>
          <option value="">{t('draft.history_anyone')}</option>
          {people.map((name) => (
            <option key={name} value={name}>
              {name === '-' ? t('draft.history_kind_system') : name}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
