import { Link } from 'react-router'

import type { RunRow } from '#contract/import/import.ts'

import { formatMoney } from '../../money.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { toWorkspacePath } from '../../workspace-paths.ts'
import styles from '../import.module.css'
import { nameRowField } from './problem-table.tsx'

/** What a row says, does and gets wrong. */
export function RowCard({ row }: { row: RunRow }) {
  const t = useTexts()
  const language = useLanguage()
  const { number, external_id, code, outcome, result, changed, price, problems } = row
  const where = number === null ? t('import.row_gone') : t('import.row_number', { number })
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <RowTitle row={row} />
        <p className="fine">{[where, external_id, code].filter(Boolean).join(' · ')}</p>
        {price && (
          <p>
            {t('import.row_price', {
              before: formatMoney(price.before, price.before_currency, language),
              after: formatMoney(price.after, price.after_currency, language),
            })}
          </p>
        )}
        {changed.length > 0 && (
          <p className="fine">
            {t('import.row_changes', { fields: changed.map((field) => nameRowField(field, t)).join(', ') })}
          </p>
        )}
        {problems.length > 0 && (
          <ul className={styles.problems}>
            {problems.map((problem, at) => (
              <li key={at} data-refused={problem.is_refused || undefined}>
                <ProblemWords problem={problem} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.end}>
        <span className={styles.pill} data-tone={outcome === 'refused' || result === 'failed' ? 'bad' : 'quiet'}>
          {t(`import.row_is.${outcome}`)}
        </span>
        {result && <small>{t(`import.row_became.${result}`)}</small>}
      </div>
    </li>
  )
}

/** What a cell says and why that will not do; of a home that looks like another, which one. */
function ProblemWords({ problem: { column, field, code, value, message } }: { problem: RunRow['problems'][number] }) {
  const t = useTexts()
  if (code.startsWith('import.look_alike')) {
    return (
      <>
        <b>{value}</b>: {message}
      </>
    )
  }
  return (
    <>
      <b>{column || nameRowField(field, t)}</b> {value === '' ? t('import.row_empty') : t('import.row_says', { value })}
      . {message}
    </>
  )
}

/** Its title, which leads to the listing or the draft that it is here. */
function RowTitle({ row: { title, code, draft_id } }: { row: RunRow }) {
  const t = useTexts()
  const language = useLanguage()
  const words = title ?? t('import.row_untitled')
  if (draft_id !== null) return <Link to={toWorkspacePath('editor', language, draft_id)}>{words}</Link>
  if (code !== null) return <Link to={toWorkspacePath('figures', language, code)}>{words}</Link>
  return <b>{words}</b>
}
