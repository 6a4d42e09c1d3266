import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'

import { versionEndpoints } from '#contract/draft/version.ts'

import { useAnswer } from '../../account/session/use-answer.ts'
import { useSignedCall } from '../../account/session/use-signed-call.ts'
import { formatShortMomentHere } from '../../dates.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { describeError } from '../../ui/form/describe-error.ts'
import { SendButton } from '../../ui/form/send-button.tsx'
import { FailedScreen, Waiting } from '../../workspace/workspace-states.tsx'
import { toWorkspacePath } from '../../workspace-paths.ts'
import { FieldChanges } from './field-changes.tsx'
import styles from './review.module.css'

type Props = { code: string; n: number; isNewest: boolean; field: string; back: string }

/** A version of a listing: what it changed, and the way back to it. */
export function VersionPane({ code, n, isNewest, field, back }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const { data, failure, again } = useAnswer(`version ${code} ${n}`, (call, signal) =>
    call(versionEndpoints.version, { code, n }, signal),
  )
  if (failure) return <FailedScreen failure={failure} onRetry={again} />
  if (!data) return <Waiting />
  const { by, at, changes, document, note } = data.data
  const shown = field ? changes.filter((change) => change.field === field) : changes
  return (
    <section className={styles.pane} aria-labelledby="version-title">
      <Link to={back} className={styles.back} preventScrollReset>
        <IconArrowLeft size={18} aria-hidden /> {t('draft.history_back')}
      </Link>
      <div>
        <h2 id="version-title">{t('draft.history_version', { number: n })}</h2>
        <p className="muted">
          {formatShortMomentHere(at, language)}
          {by && ` · ${by}`}
        </p>
        {note && <p>{note}</p>}
      </div>
      {n === 1 ? <p>{t('draft.history_first')}</p> : <FieldChanges changes={shown} currency={document.currency} />}
      {!isNewest && <RestoreButton code={code} n={n} />}
    </section>
  )
}

function RestoreButton({ code, n }: { code: string; n: number }) {
  const t = useTexts()
  const language = useLanguage()
  const call = useSignedCall()
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function restore(): Promise<void> {
    setSending(true)
    setProblem(null)
    try {
      const { data } = await call(versionEndpoints.restore, { code, n }, undefined, crypto.randomUUID())
      await navigate(toWorkspacePath('editor', language, data.id))
    } catch (error) {
      setProblem(describeError(error, t).join('\n'))
      setSending(false)
    }
  }

  return (
    <div className={styles.reason}>
      <p className="fine">{t('draft.history_restore_hint')}</p>
      {problem && (
        <p role="alert">
          {problem} <Link to={toWorkspacePath('editor', language, code)}>{t('draft.history_open_draft')}</Link>
        </p>
      )}
      <div className={styles.acts}>
        <SendButton type="button" className="" look="secondary" isSending={isSending} onClick={() => void restore()}>
          {t('draft.history_restore')}
        </SendButton>
      </div>
    </div>
  )
}
