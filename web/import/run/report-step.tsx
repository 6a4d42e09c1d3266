import { useState } from 'react'
import { Link } from 'react-router'

import type { Run } from '#contract/import/import.ts'
import { getNumberFormat } from '#locales/texts.ts'

import { formatShortDate, formatShortMomentHere } from '../../dates.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import form from '../../ui/form/form.module.css'
import { MessageDialog } from '../../ui/form/message-dialog.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { toWorkspacePath } from '../../workspace-paths.ts'
import { describeHours } from '../describe-run.ts'
import styles from '../import.module.css'
import { CountTiles } from './count-tiles.tsx'
import { ProblemTable } from './problem-table.tsx'
import { ReportButton } from './report-button.tsx'
import { RowList } from './row-list.tsx'
import { toRowsPath } from './rows-address.ts'
import { useRunAct } from './use-run-act.ts'

type Props = { run: Run; onShow: (run: Run) => void }

/** What became of a run that is over, what is still to come of it, and how it is taken back. */
export function ReportStep({ run, onShow }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const { state, pictures, source } = run
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
        {state === 'done' && pictures.state === 'waiting' && (
          <p>{t('import.pictures_wait', { count: pictures.waiting, time: describeHours(pictures.hours, t) })}</p>
        )}
        {state === 'done' && pictures.state === 'done' && <p className="muted">{t('import.pictures_done')}</p>}
        <div className="cluster">
          <ButtonLink look="secondary" to={toWorkspacePath('import_source', language, source.id)}>
            {t('import.another')}
          </ButtonLink>
          <ReportButton run={run} />
        </div>
      </section>
      <PriceJumps run={run} onShow={onShow} />
      <Results run={run} />
      {state !== 'failed' && <CountTiles run={run} />}
      <ProblemTable run={run} />
      {state !== 'failed' && <RowList run={run} />}
      <Undo run={run} onShow={onShow} />
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

/** Prices that wait for a yes of their own, when everything else is done. */
function PriceJumps({ run, onShow }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const { act, doing, failure } = useRunAct(run, onShow)
  if (run.state !== 'done' || run.price_jumps === 0 || !run.may.approve) return null
  return (
    <section className={styles.brakes} aria-labelledby="jumps">
      <h2 id="jumps">{t('import.jumps', { count: run.price_jumps })}</h2>
      <p>{t('import.jumps_text')}</p>
      {failure.length > 0 && (
        <p className={form.problem} role="alert">
          {failure.join('\n')}
        </p>
      )}
      <div className="cluster">
        <SendButton type="button" className="" isSending={doing === 'approve'} onClick={() => void act('approve')}>
          {t('import.jumps_yes')}
        </SendButton>
        <ButtonLink look="secondary" to={toRowsPath(run, { result: 'price_asked' }, language)} preventScrollReset>
          {t('import.jumps_see')}
        </ButtonLink>
      </div>
    </section>
  )
}

/** What happened to the rows, each a way to them. */
function Results({ run }: { run: Run }) {
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
              <Link to={toRowsPath(run, { result }, language)} preventScrollReset>
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

/** The way back, with what it does and what it leaves. */
function Undo({ run, onShow }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const { act, doing, failure } = useRunAct(run, onShow)
  if (!run.may.undo) return null
  const lines = [
    t('import.undo_restore'),
    t('import.undo_new'),
    t('import.undo_leave'),
    ...(run.undo_until ? [t('import.undo_until', { date: formatShortDate(run.undo_until, language) })] : []),
  ]
  return (
    <div className="stack">
      <div>
        <Button look="secondary" onClick={() => setAsking(true)}>
          {t('import.undo')}
        </Button>
      </div>
      {isAsking && (
        <MessageDialog
          title={t('import.undo_title')}
          lines={[...lines, ...failure]}
          onClose={() => setAsking(false)}
          action={{ label: t('import.undo'), act: () => void act('undo'), isBusy: doing !== null }}
        />
      )}
    </div>
  )
}
