import { Link } from 'react-router'

import type { Run } from '#contract/import/import.ts'
import { getNumberFormat } from '#locales/texts.ts'

import { useLanguage, useTexts } from '../../texts.ts'
import styles from '../import.module.css'
import { toRowsPath } from './rows-address.ts'

/** What happened to the rows, each a way to them. */
export function ResultList({ run }: { run: Run }) {
  const t = useTexts()
  const language = useLanguage()
  const number = getNumberFormat(language)
  const there = run.results.filter(({ count }) => count > 0)
  if (run.state === 'failed') return null
  return (
    <section className={styles.card} aria-labelledby="results">
      <h2 id="results">{t('import.results')}</h2>
      {there.length === 0 ? (
        <p className="muted">{t('import.results_none')}</p>
      ) : (
        <ul className={styles.ruled}>
          {there.map(({ result, count }) => (
            <li key={result} className={styles.line}>
              <Link className={styles.way} to={toRowsPath(run, { result }, language)} preventScrollReset>
                {t(`import.result.${result}`)}
              </Link>
              <b>{number.format(count)}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
