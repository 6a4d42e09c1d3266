import type { Run } from '#contract/import/import.ts'

import { formatShortMomentHere } from '../../dates.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { toWorkspacePath } from '../../workspace-paths.ts'
import styles from '../import.module.css'
import { CountTiles } from './count-tiles.tsx'
import { PictureWords } from './picture-words.tsx'
import { PriceJumps } from './price-jumps.tsx'
import { ProblemTable } from './problem-table.tsx'
import { ReportButton } from './report-button.tsx'
import { ResultList } from './result-list.tsx'
import { RowList } from './row-list.tsx'
import { UndoRun } from './undo-run.tsx'

type Props = { run: Run; onShow: (run: Run) => void }

/** What became of a run that is over, what is still to come of it, and how it is taken back. */
export function ReportStep({ run, onShow }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const { state, source } = run
  return (
    <>
      <section className={styles.card} aria-labelledby="ended">
        <h2 id="ended">{t(`import.state.${state}`)}</h2>
        {run.problem && (
          <p className={styles.alarm} role="alert">
            {run.problem.message}
          </p>
        )}
        <p>{describeEnd(run, t, language)}</p>
        {state === 'done' && <PictureWords run={run} />}
        <div className="cluster">
          <ButtonLink look="secondary" to={toWorkspacePath('import_source', language, source.id)}>
            {t('import.another')}
          </ButtonLink>
          <ReportButton run={run} />
        </div>
      </section>
      <PriceJumps run={run} onShow={onShow} />
      <ResultList run={run} />
      {state !== 'failed' && <CountTiles run={run} />}
      <ProblemTable run={run} />
      {state !== 'failed' && <RowList run={run} />}
      <UndoRun run={run} onShow={onShow} />
    </>
  )
}

function describeEnd(
  { state, ended_at, created_at, undone_by }: Run,
  t: ReturnType<typeof useTexts>,
  language: 'es' | 'en',
) {
  if (state === 'done') return t('import.done_text', { time: formatShortMomentHere(ended_at ?? created_at, language) })
  if (state === 'undone')
    return undone_by ? t('import.undone_text', { name: undone_by.name }) : t('import.undone_nobody')
  return t(state === 'failed' ? 'import.failed_text' : 'import.stopped_text')
}
