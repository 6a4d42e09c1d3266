import { Link } from 'react-router'

import type { RunBrief } from '#contract/import/import.ts'
import { outcomes } from '#contract/import/run.ts'
import { getNumberFormat } from '#locales/texts.ts'

import { formatShortMomentHere } from '../dates.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { toWorkspacePath } from '../workspace-paths.ts'
import styles from './import.module.css'
import { RunPill } from './run-pill.tsx'

/** What a run was of, who began it, and what it found. */
export function RunWords({ run, source }: { run: RunBrief; source?: number }) {
  const t = useTexts()
  const language = useLanguage()
  const { id, file, by, counts, created_at, state } = run
  const time = formatShortMomentHere(created_at, language)
  const number = getNumberFormat(language)
  const found = outcomes.filter((outcome) => counts[outcome] > 0)
  const title = file ?? t('import.run_of', { time })
  return (
    <div className={styles.words}>
      <p className={styles.title}>
        {source === undefined ? (
          <b>{title}</b>
        ) : (
          <Link to={toWorkspacePath('import_run', language, source, id)}>{title}</Link>
        )}
        <RunPill state={state} />
      </p>
      <p className="fine">{[time, by ? t('import.by', { name: by.name }) : t('import.by_schedule')].join(' · ')}</p>
      {found.length > 0 && (
        <p className="fine">
          {found.map((outcome) => `${t(`import.outcome.${outcome}`)}: ${number.format(counts[outcome])}`).join(' · ')}
        </p>
      )}
    </div>
  )
}
