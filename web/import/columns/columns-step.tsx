import { useState } from 'react'

import { importEndpoints, type ImportColumns, type Run } from '#contract/import/import.ts'

import { useAnswer } from '../../account/session/use-answer.ts'
import { useSignedCall } from '../../account/session/use-signed-call.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { FailedScreen, Waiting } from '../../workspace/workspace-states.tsx'
import styles from '../import.module.css'
import { RefusedLines } from '../refused-lines.tsx'
import { forgetForTab, keepForTab, readForTab } from '../keep-for-tab.ts'
import { useRefused } from '../use-refused.ts'
import { type Choices, isOfColumns, listMissing, listTwice, listUnknown, startChoices } from './choices.ts'
import { ColumnCard } from './column-card.tsx'
import { Constants } from './constants.tsx'
import { MissingColumns } from './missing-columns.tsx'

type Props = { run: Run; onSaved: () => void }

/** What becomes of each column of a run's file, with what its source knows or it seems to be. */
export function ColumnsStep({ run, onSaved }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const { data, failure, again } = useAnswer(`columns ${run.source.id} ${run.id} ${language}`, (call, signal) =>
    call(importEndpoints.columns, { id: run.source.id, run: run.id }, signal),
  )
  if (failure) return <FailedScreen failure={failure} title={t('import.columns_failed')} onRetry={again} />
  if (!data) return <Waiting bars={8} />
  return <ColumnsForm key={run.id} run={run} file={data.data} onSaved={onSaved} />
}

function ColumnsForm({ run, file, onSaved }: Props & { file: ImportColumns }) {
  const t = useTexts()
  const [showsAll, setShowsAll] = useState(false)
  const { choices, change, send, isSending, failure } = useChoices(run, file, onSaved)
  const unknown = listUnknown(file)
  const shown = showsAll ? file.columns : unknown
  const twice = listTwice(choices)
  const ignored = file.columns.filter(({ name }) => !choices.columns[name]?.target).length
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <div>
        <p>{t('import.columns_lead')}</p>
        <p className="fine">{t('import.columns_of', { count: file.rows })}</p>
      </div>
      <MissingColumns missing={listMissing(choices, file)} />
      {file.lost.length > 0 && (
        <p className={styles.warning}>{t('import.columns_lost', { names: file.lost.join(', ') })}</p>
      )}
      {unknown.length < file.columns.length && !showsAll && (
        <div className="cluster">
          <p>{t('import.columns_same')}</p>
          <Button isSmall look="secondary" onClick={() => setShowsAll(true)}>
            {t('import.columns_all')}
          </Button>
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.columnsHead} aria-hidden>
          <span>{t('import.column')}</span>
          <span>{t('import.is')}</span>
        </div>
        <ul>
          {shown.map((column) => (
            <ColumnCard
              key={column.name}
              column={column}
              mapping={choices.columns[column.name] ?? { target: null }}
              isTwice={twice.has(choices.columns[column.name]?.target ?? '')}
              onChange={(mapping) => change({ ...choices, columns: { ...choices.columns, [column.name]: mapping } })}
            />
          ))}
        </ul>
      </div>
      <p className="muted">{t('import.ignored', { count: ignored })}</p>
      <Constants constants={choices.constants} onChange={(constants) => change({ ...choices, constants })} />
      <RefusedLines failure={failure} />
      <div className="stack">
        <div>
          <SendButton isSending={isSending} className="">
            {t('import.columns_save')}
          </SendButton>
        </div>
        <p className="fine">{t('import.columns_kept')}</p>
      </div>
    </form>
  )
}

/** What is chosen: kept in this tab until it is saved. */
function useChoices(run: Run, file: ImportColumns, onSaved: () => void) {
  const t = useTexts()
  const call = useSignedCall(false)
  const keptAs = `import-columns ${run.id}`
  const [choices, setChoices] = useState<Choices>(() => {
    const kept = readForTab(keptAs) as Choices | null
    return kept && isOfColumns(kept, file) ? kept : startChoices(file)
  })
  const [isSending, setSending] = useState(false)
  const [lacksReference, setLacks] = useState(false)
  const { failure, onRefused, clear } = useRefused()
  function change(next: Choices): void {
    setChoices(next)
    setLacks(false)
    keepForTab(keptAs, next)
  }
  async function send(): Promise<void> {
    clear()
    if (!Object.values(choices.columns).some(({ target }) => target === 'referencia')) return setLacks(true)
    setSending(true)
    try {
      await call(importEndpoints.setMapping, { id: run.source.id, ...choices })
      forgetForTab(keptAs)
      onSaved()
    } catch (error) {
      onRefused(error)
    } finally {
      setSending(false)
    }
  }
  return { choices, change, send, isSending, failure: lacksReference ? [t('import.missing_reference')] : failure }
}
