import { useSearchParams } from 'react-router'

import { importEndpoints, type ImportSource } from '#contract/import/import.ts'

import { useAnswer } from '../account/session/use-answer.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Pager } from '../ui/pager.tsx'
import { FailedScreen, Waiting } from '../workspace/workspace-states.tsx'
import { toWorkspacePath } from '../workspace-paths.ts'
import styles from './import.module.css'
import { RunWords } from './run-words.tsx'

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
