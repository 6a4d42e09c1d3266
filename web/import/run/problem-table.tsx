import { Link, useSearchParams } from 'react-router'

import type { Run } from '#contract/import/import.ts'

import { nameDraftField } from '../../draft/name-field.ts'
import { useLanguage, useTexts, type Text } from '../../texts.ts'
import styles from '../import.module.css'
import { readRows, toRowsPath } from './rows-address.ts'

/** What is wrong in a file, by column: what refuses rows first, then what leaves a field out. */
export function ProblemTable({ run }: { run: Run }) {
  const t = useTexts()
  const language = useLanguage()
  const [search] = useSearchParams()
  const { step } = readRows(search)
  if (run.counts.rows === 0) return null
  if (run.problems.length === 0) return <p className="muted">{t('import.problems_none')}</p>
  const ordered = run.problems.toSorted((one, other) => Number(other.is_refused) - Number(one.is_refused))
  return (
    <section className={styles.card} aria-labelledby="problems">
      <h2 id="problems">{t('import.problems')}</h2>
      <ul className={styles.ruled}>
        {ordered.map(({ column, field, code, message, count, is_refused }) => {
          const name = column || nameRowField(field, t)
          return (
            <li key={`${column} ${field} ${code} ${is_refused}`} className={styles.line}>
              <div className={styles.words}>
                <p>
                  <b>{name}</b>
                  {column === '' && <span className="fine"> · {t('import.no_column')}</span>}
                </p>
                <p>{message}</p>
              </div>
              <div className={styles.end}>
                <span className={styles.pill} data-tone={is_refused ? 'bad' : 'quiet'}>
                  {t(nameConsequence(code, is_refused))}
                </span>
                <Link
                  className={styles.way}
                  to={toRowsPath(run, { step, problem: code, ...(column && { column }) }, language)}
                  aria-label={`${t('import.see_rows', { count })}: ${name}`}
                  preventScrollReset
                >
                  {t('import.see_rows', { count })}
                </Link>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What a problem does to its row. A home that another resembles is published as it is. */
function nameConsequence(code: string, isRefused: boolean) {
  if (isRefused) return 'import.problem_refused'
  return code === 'import.look_alike_maybe' ? 'import.problem_to_check' : 'import.problem_left_out'
}

const own = ['external_id', 'pictures', 'agent', 'status', 'modified_at'] as const

/** A field of a row in words: of the draft, or of what only files have. */
export function nameRowField(field: string, t: Text): string {
  const found = own.find((one) => one === field)
  return found ? t(`import.field.${found}`) : nameDraftField(field, t)
}
