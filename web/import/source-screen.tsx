import { Link, useSearchParams } from 'react-router'

import { importEndpoints, type ImportSource } from '#contract/import/import.ts'

import { useAnswer } from '../account/session/use-answer.ts'
import { formatShortMomentHere } from '../dates.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ScreenHead } from '../workspace/screen-head.tsx'
import { FailedScreen, Waiting } from '../workspace/workspace-states.tsx'
import type { ScreenProps } from '../workspace-screens.ts'
import { toWorkspacePath } from '../workspace-paths.ts'
import { isResting } from './describe-run.ts'
import { FileUpload } from './file-upload.tsx'
import styles from './import.module.css'
import { LookNow } from './look-now.tsx'
import { NewestRun } from './newest-run.tsx'
import { RunList } from './run-list.tsx'
import { SourceSettings } from './source-settings.tsx'

/** A source: what it is, its next file, and every run that it had. */
export default function SourceScreen({ id }: ScreenProps) {
  const t = useTexts()
  const language = useLanguage()
  const [search] = useSearchParams()
  const { data, failure, again, keep } = useAnswer(`import ${id} ${language}`, (call, signal) =>
    call(importEndpoints.source, { id: Number(id) }, signal),
  )
  if (failure || !data) {
    return (
      <>
        <ScreenHead title={t('workspace.title.import_source')} />
        {failure ? <FailedScreen failure={failure} title={t('import.failed')} onRetry={again} /> : <Waiting bars={6} />}
      </>
    )
  }
  const source = data.data
  return (
    <>
      <p className={styles.back}>
        <Link to={toWorkspacePath('import', language)}>{t('import.back')}</Link>
      </p>
      <ScreenHead title={source.name} lead={describeSource(source, t, language)}>
        {!search.has('edit') && (
          <div className="cluster">
            {source.listings > 0 && (
              <ButtonLink look="secondary" to={`${toWorkspacePath('listings', language)}?source_id=${id}`}>
                {t('import.see_listings')}
              </ButtonLink>
            )}
            <ButtonLink look="secondary" to="?edit">
              {t('import.edit')}
            </ButtonLink>
          </div>
        )}
      </ScreenHead>
      {search.has('edit') ? (
        <SourceSettings source={source} onShow={(changed) => keep({ data: changed })} />
      ) : (
        <div className={styles.form}>
          <NewestRun source={source} />
          <NextFile source={source} onRetry={again} />
          <RunList source={source} />
        </div>
      )}
    </>
  )
}

/** The way to the next run; while one is under way there is none. */
function NextFile({ source, onRetry }: { source: ImportSource; onRetry: () => void }) {
  const t = useTexts()
  const { run, arrival } = source
  const moves = run !== null && !isResting(run.state) && run.ended_at === null
  if (moves) return <p className="muted">{t('import.busy')}</p>
  return arrival === 'address' ? <LookNow source={source} onRetry={onRetry} /> : <FileUpload source={source} />
}

function describeSource(
  { kind, listings, due_at, agent }: ImportSource,
  t: ReturnType<typeof useTexts>,
  language: 'es' | 'en',
): string {
  const due = due_at && t('import.due', { time: formatShortMomentHere(due_at, language) })
  return [t(`import.kind.${kind}`), t('import.listings', { count: listings }), agent.name, due]
    .filter(Boolean)
    .join(' · ')
}
