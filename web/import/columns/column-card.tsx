import type { ImportColumn } from '#contract/import/import.ts'
import { type ColumnMapping, numberMarks } from '#contract/import/mapping.ts'

import { useTexts } from '../../texts.ts'
import form from '../../ui/form/form.module.css'
import styles from '../import.module.css'
import { chooseTarget } from './choices.ts'
import { TargetSelect } from './target-select.tsx'
import { isList, isNumber, isOfLanguages, listOptions, nameTarget } from './targets.ts'
import { ValueTable } from './value-table.tsx'

type Props = {
  column: ImportColumn
  mapping: ColumnMapping
  /** Whether another column is the same, where one alone counts. */
  isTwice: boolean
  onChange: (mapping: ColumnMapping) => void
}

/** A column of the file: what stands in it, what it is, and how that is read. */
export function ColumnCard({ column, mapping, isTwice, onChange }: Props) {
  const t = useTexts()
  const { name, samples, values } = column
  const { target } = mapping
  return (
    <li className={styles.column} data-ignored={target === null || undefined}>
      <div className={styles.words}>
        <b>{name}</b>
        {samples.length === 0 ? (
          <span className="fine">{t('import.no_samples')}</span>
        ) : (
          <ul className={styles.samples} aria-label={t('import.samples')}>
            {samples.map((sample, at) => (
              <li key={at}>{sample}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="stack">
        <div className={styles.target}>
          <TargetSelect
            label={t('import.is_of', { name })}
            value={target}
            onChange={(next) => onChange(chooseTarget(next, column))}
          />
          <Certainty column={column} target={target} />
        </div>
        {isTwice && target && <p className={styles.warning}>{t('import.twice', { target: nameTarget(target, t) })}</p>}
        {target && <Reading mapping={mapping} onChange={onChange} />}
        {target && listOptions(target, 'es') && values.length > 0 && (
          <ValueTable key={target} mapping={mapping} values={values} onChange={onChange} />
        )}
      </div>
    </li>
  )
}

/** How it is known what the column is. */
function Certainty({ column: { known, guess }, target }: { column: ImportColumn; target: string | null }) {
  const t = useTexts()
  if (known) return <small>{known.target === target ? t('import.known') : t('import.chosen')}</small>
  if (!target) return null
  if (guess?.mapping.target !== target) return <small>{t('import.chosen')}</small>
  const percent = Math.round(guess.confidence * 100)
  return <small data-doubtful={percent < 80 || undefined}>{t('import.sure', { percent })}</small>
}

/** The signs by which its numbers and lists are read. */
function Reading({ mapping, onChange }: Pick<Props, 'mapping' | 'onChange'>) {
  const t = useTexts()
  const { target, marks = 'auto', separator = '' } = mapping
  if (!target) return null
  if (isNumber(target)) {
    return (
      <label className={form.field}>
        <span className={form.label}>{t('import.marks')}</span>
        <select
          value={marks}
          onChange={({ target: { value } }) =>
            onChange({ ...mapping, marks: numberMarks.find((one) => one === value) ?? 'auto' })
          }
        >
          {numberMarks.map((one) => (
            <option key={one} value={one}>
              {t(`import.marks.${one}`)}
            </option>
          ))}
        </select>
      </label>
    )
  }
  const isTwo = isOfLanguages(target)
  if (!isTwo && !isList(target)) return null
  return (
    <label className={form.field}>
      <span className={form.label}>{t(isTwo ? 'import.separator_languages' : 'import.separator')}</span>
      <input
        value={separator}
        maxLength={5}
        size={5}
        autoComplete="off"
        placeholder={isTwo ? '' : t('import.separator_hint')}
        onChange={({ target: { value } }) => {
          const { separator: _, ...rest } = mapping
          onChange(value === '' ? rest : { ...rest, separator: value })
        }}
      />
    </label>
  )
}
