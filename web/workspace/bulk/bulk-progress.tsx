import { useEffect, useState } from 'react'

import { type Bulk, bulkEndpoints } from '#contract/workspace/bulk.ts'

import { useAnswer } from '../../account/session/use-answer.ts'
import { useSignedCall } from '../../account/session/use-signed-call.ts'
import { formatShortMoment } from '../../dates.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { describeError } from '../../ui/form/describe-error.ts'
import form from '../../ui/form/form.module.css'
import { OpenDialog } from '../../ui/form/open-dialog.tsx'
import { FailedScreen, Waiting } from '../workspace-states.tsx'
import styles from './bulk.module.css'

const lookMs = 1000

/** How far an action on many listings is, what was refused and why, and the way back while there is one. */
export function BulkProgress({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTexts()
  const { data, failure, at, again } = useAnswer(`bulk ${id}`, (call, signal) =>
    call(bulkEndpoints.bulk, { id }, signal),
  )
  const bulk = data?.data
  const isBusy = bulk?.state === 'running' || bulk?.state === 'undoing'
  useEffect(() => {
    if (!isBusy) return undefined
    const timer = setTimeout(again, lookMs)
    return () => clearTimeout(timer)
    // Each answer asks for the next look.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isBusy, at])
  return (
    <OpenDialog title={bulk ? t(`bulk.action.${bulk.action}`) : t('bulk.title')} onClose={onClose}>
      {failure ? <FailedScreen failure={failure} onRetry={again} /> : null}
      {!failure && !bulk && (
        <div className={form.form}>
          <Waiting bars={2} />
        </div>
      )}
      {bulk && !failure && <Progress bulk={bulk} onUndo={again} />}
    </OpenDialog>
  )
}

function Progress({ bulk, onUndo }: { bulk: Bulk; onUndo: () => void }) {
  const t = useTexts()
  const { state, total, done, counts } = bulk
  const isBack = state === 'undoing' || state === 'undone'
  const isBusy = state === 'running' || state === 'undoing'
  const left = bulk.rows.filter(({ result, undo }) =>
    isBack ? undo === 'changed_since' || undo === 'refused' : result === 'refused',
  )
  return (
    <div className={form.form}>
      <progress className={styles.progress} max={Math.max(total, 1)} value={done} aria-label={t('bulk.progress')} />
      <output>
        {isBusy && t('bulk.so_far', { done: String(done), total: String(total) })}
        {state === 'done' && t('bulk.done', { count: counts.done })}
        {state === 'undone' && t('bulk.undone', { count: counts.undone })}
      </output>
      {state === 'done' && counts.unchanged > 0 && <p>{t('bulk.unchanged', { count: counts.unchanged })}</p>}
      {left.length > 0 && (
        <>
          <p>{t(isBack ? 'bulk.left' : 'bulk.refused', { count: left.length })}</p>
          <ul className={styles.refused}>
            {left.map(({ code, title, problem }) => (
              <li key={code}>
                <b>
                  {code} · {title}
                </b>
                {problem?.message ?? t('bulk.changed_since')}
              </li>
            ))}
          </ul>
        </>
      )}
      {state === 'done' && bulk.undo_until && <Undo bulk={bulk} until={bulk.undo_until} onUndo={onUndo} />}
    </div>
  )
}

function Undo({ bulk, until, onUndo }: { bulk: Bulk; until: string; onUndo: () => void }) {
  const t = useTexts()
  const language = useLanguage()
  const call = useSignedCall()
  const [problem, setProblem] = useState('')
  async function undo(): Promise<void> {
    try {
      await call(bulkEndpoints.undoBulk, { id: bulk.id })
      onUndo()
    } catch (error) {
      setProblem(describeError(error, t).join('\n'))
    }
  }
  return (
    <>
      <p className="muted">{t('bulk.undo_until', { time: formatShortMoment(until, language) })}</p>
      {problem && <p role="alert">{problem}</p>}
      <Button isSmall look="secondary" onClick={() => void undo()}>
        {t('bulk.undo')}
      </Button>
    </>
  )
}
