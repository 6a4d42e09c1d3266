import { Link, useSearchParams } from 'react-router'

import type { Run } from '#contract/import/import.ts'
import { outcomes } from '#contract/import/run.ts'
import { getNumberFormat } from '#locales/texts.ts'

import { useLanguage, useTexts } from '../../texts.ts'
import styles from '../import.module.css'
import { readRows, toRowsPath } from './rows-address.ts'

/** How many rows are what, each a way to them; what is the same is only counted. */
export function CountTiles({ run }: { run: Run }) {
  const t = useTexts()
  const language = useLanguage()
  const [search] = useSearchParams()
  const { step } = readRows(search)
  const number = getNumberFormat(language)
  const { counts } = run
  return (
    <section className="stack">
      <p className="muted">
        {t('import.rows_read', { count: counts.rows })}
        {counts.flawed > 0 && ` · ${t('import.flawed', { count: counts.flawed })}`}
      </p>
      <ul className={styles.tiles}>
        {outcomes.map((outcome) => {
          const content = (
            <>
              <b>{number.format(counts[outcome])}</b>
              <span>{t(`import.outcome.${outcome}`)}</span>
              {run.ended_at === null && <small>{t(`import.means.${outcome}`)}</small>}
            </>
          )
          return (
            <li key={outcome} data-outcome={counts[outcome] > 0 ? outcome : undefined}>
              {counts[outcome] > 0 && outcome !== 'unchanged' ? (
                <Link to={toRowsPath(run, { step, outcome }, language)} preventScrollReset>
                  {content}
                </Link>
              ) : (
                <div>{content}</div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
