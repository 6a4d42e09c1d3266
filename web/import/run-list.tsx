import { Link, useSearchParams } from 'react-router'

import { importEndpoints, type ImportSource, type RunBrief } from '#contract/import/import.ts'
import { outcomes } from '#contract/import/run.ts'
import { getNumberFormat } from '#locales/texts.ts'

import { useAnswer } from '../account/session/use-answer.ts'
import { formatShortMomentHere } from '../dates.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Pager } from '../ui/pager.tsx'
import { FailedScreen, Waiting } from '../workspace/workspace-states.tsx'
import { toWorkspacePath } from '../workspace-paths.ts'
import { isResting } from './describe-run.ts'
import styles from './import.module.css'
import { RunPill } from './run-pill.tsx'

/** Where the newest run stands, while it is not over. */
export function NewestRun({ source: { id, run } }: { source: ImportSource }) {
  const t = useTexts()
  const language = useLanguage()
  if (!run || run.ended_at) return null
  return (
    <section className={styles.card} data-asks={isResting(run.state) || undefined}>
      <h2>{t('import.newest')}</h2>
      <div className={styles.line}>
        <RunWords run={run} />
        <ButtonLink to={toWorkspacePath('import_run', language, id, run.id)}>{t('import.see')}</ButtonLink>
      </div>
    </section>
  )
}

/** Every run of a source, newest first. */
export function RunList({ source: { id, run } }: { source: ImportSource }) {
  const t = useTexts()
  const language = useLanguage()
  const [search] = useSearchParams()
  const page = Math.min(10_000, Math.max(1, Math.trunc(Number(search.get('page'))) || 1))
  const { data, failure, again } = useAnswer(`runs ${id} ${page} ${run?.id} ${language}`, (call, signal) =>
    call(importEndpoints.runs, { id, page }, signal),
  )
  return (
    <section className={styles.card} aria-labelledby="runs">
      <h2 id="runs">{t('import.runs')}</h2>
      {failure ? (
        <FailedScreen failure={failure} title={t('import.runs_failed')} onRetry={again} />
      ) : !data ? (
        <Waiting bars={3} />
      ) : data.data.length === 0 ? (
        <p className="muted">{t('import.runs_none')}</p>
      ) : (
        <ul className={styles.ruled}>
          {data.data.map((one) => (
            <li key={one.id} className={styles.line}>
              <RunWords run={one} source={id} />
            </li>
          ))}
        </ul>
      )}
      {data && (
        <Pager
          current={data.meta.current_page}
          last={data.meta.last_page}
          toPage={(next) => `${toWorkspacePath('import_source', language, id)}?page=${next}`}
        />
      )}
    </section>
  )
}

/** What a run was of, who began it, and what it found. */
function RunWords({ run, source }: { run: RunBrief; source?: number }) {
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
