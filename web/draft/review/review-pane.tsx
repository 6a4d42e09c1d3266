import { IconAlertTriangle, IconArrowLeft, IconCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'

import { draftEndpoints, type Draft } from '#contract/draft/draft.ts'
import { type DraftLookAlike, lookAlikeEndpoints } from '#contract/look-alike/look-alike.ts'
import type { FieldProblem } from '#contract/errors.ts'
import { versionEndpoints, type WaitingDraft } from '#contract/draft/version.ts'

import { Candidates, WaitingNote } from '../../look-alike/draft-look-alikes.tsx'
import { useAnswer } from '../../account/session/use-answer.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { FailedScreen, Waiting } from '../../workspace/workspace-states.tsx'
import { toWorkspacePath } from '../../workspace-paths.ts'
import { describeHeld } from '../draft-context.ts'
import { nameDraftField } from '../name-field.ts'
import { FieldChanges } from './field-changes.tsx'
import { isTyping } from '../../workspace/is-typing.ts'
import { useVerdict } from './use-verdict.ts'
import styles from './review.module.css'

type Props = { waiting: WaitingDraft; onDone: () => void }

/** One draft that waits: what is in order, what it would change of what is public, and yes or no. */
export function ReviewPane({ waiting, onDone }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const { id } = waiting
  const { data, failure, again } = useAnswer(`review draft ${id}`, async (call, signal) => {
    const [draft, changes, alike] = await Promise.all([
      call(draftEndpoints.draft, { id }, signal),
      call(versionEndpoints.changes, { id }, signal),
      call(lookAlikeEndpoints.draftLookAlikes, { id }, signal),
    ])
    return { draft: draft.data, changes: changes.data, alike: alike.data }
  })
  if (failure) return <FailedScreen failure={failure} onRetry={again} />
  if (!data) return <Waiting />
  const { draft, changes, alike } = data
  return (
    <section className={styles.pane} aria-labelledby="review-title">
      <Link to="?" className={styles.back} preventScrollReset>
        <IconArrowLeft size={18} aria-hidden /> {t('draft.review_back')}
      </Link>
      <div>
        <h2 id="review-title">{waiting.title ?? t('draft.untitled')}</h2>
        <p className="muted">
          {waiting.agent.name} · {t('draft.quality_of', { points: draft.quality.points })}
        </p>
      </div>
      <div className={styles.acts}>
        <ButtonLink isSmall look="secondary" to={toWorkspacePath('preview', language, id)}>
          {t('draft.preview')}
        </ButtonLink>
        <ButtonLink isSmall look="secondary" to={toWorkspacePath('editor', language, id)}>
          {t('draft.review_edit')}
        </ButtonLink>
      </div>
      <Checklist draft={draft} alike={alike} />
      {draft.look_until && <WaitingNote until={draft.look_until} />}
      {alike.length > 0 && <Candidates found={alike} />}
      <h3>{t(waiting.is_change ? 'draft.review_changes' : 'draft.review_says')}</h3>
      <FieldChanges changes={changes} currency={draft.document.currency} />
      {draft.may.review && <Verdict draft={draft} alike={alike} onDone={onDone} />}
    </section>
  )
}

type Alike = readonly DraftLookAlike[]

function Checklist({ draft: { missing }, alike }: { draft: Draft; alike: Alike }) {
  const t = useTexts()
  return (
    <ul className={styles.checks}>
      {missing.length === 0 && (
        <li>
          <IconCheck size={18} aria-hidden /> {t('draft.review_complete')}
        </li>
      )}
      {missing.map(({ field, code }) => (
        <li key={`${field} ${code}`}>
          <IconAlertTriangle size={18} aria-hidden />
          <span>
            {nameDraftField(field, t)}: {describeHeld(code as FieldProblem, field, t)}
          </span>
        </li>
      ))}
      <li>
        {alike.length === 0 ? <IconCheck size={18} aria-hidden /> : <IconAlertTriangle size={18} aria-hidden />}
        {alike.length === 0 ? t('look_alike.no_candidates') : t('look_alike.candidates', { count: alike.length })}
      </li>
    </ul>
  )
}

/** Yes by A; no by R, with the reason. */
function Verdict({ draft, alike, onDone }: { draft: Draft; alike: Alike; onDone: () => void }) {
  const t = useTexts()
  const { approve, giveBack, isSending, problem } = useVerdict(draft, alike, onDone)
  const [isWriting, setWriting] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event) || isSending) return
      const key = event.key.toLowerCase()
      if (key === 'a' && draft.missing.length === 0) void approve()
      if (key !== 'r') return
      event.preventDefault()
      setWriting(true)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
  useEffect(() => {
    if (isWriting) field.current?.focus()
  }, [isWriting])
  return (
    <div className={styles.reason}>
      {problem && <p role="alert">{problem}</p>}
      {isWriting && (
        <label className={styles.reason}>
          {t('draft.review_reason')}
          <textarea ref={field} rows={4} minLength={10} maxLength={500} />
        </label>
      )}
      <div className={styles.acts}>
        {isWriting ? (
          <>
            <SendButton
              type="button"
              className=""
              isSending={isSending}
              onClick={() => void giveBack(field.current?.value ?? '')}
            >
              {t('draft.review_send_back')}
            </SendButton>
            <Button look="secondary" onClick={() => setWriting(false)}>
              {t('draft.review_cancel')}
            </Button>
          </>
        ) : (
          <>
            <SendButton
              type="button"
              className=""
              isSending={isSending}
              disabled={draft.missing.length > 0}
              aria-keyshortcuts="a"
              onClick={() => void approve()}
            >
              {t('draft.review_approve')}
            </SendButton>
            <Button look="secondary" aria-keyshortcuts="r" onClick={() => setWriting(true)}>
              {t('draft.review_return')}
            </Button>
          </>
        )}
      </div>
      <p className={styles.keys}>{t('draft.review_keys')}</p>
    </div>
  )
}
