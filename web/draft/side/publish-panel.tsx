import { useState } from 'react'

import { draftEndpoints, type Draft } from '#contract/draft/draft.ts'
import type { DraftLookAlike } from '#contract/look-alike/look-alike.ts'

import { useSignedCall } from '../../account/session/use-signed-call.ts'
import { ApiRefusal } from '../../api-client.ts'
import { formatShortMomentHere } from '../../dates.ts'
import { PublishRefusal, WaitingNote } from '../../look-alike/draft-look-alikes.tsx'
import { useLanguage, useTexts, type Text } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { describeError } from '../../ui/form/describe-error.ts'
import { SendButton } from '../../ui/form/send-button.tsx'
import { useDraft, useEditing } from '../draft-context.ts'
import { useMissing } from '../use-missing.ts'
import { MissingList } from './missing-list.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import styles from './side.module.css'

type Props = {
  /** What follows a publication: the listing's code. */
  onPublished: (code: string) => void
}

/** What is in the way of a publication, and the press that publishes, hands in, takes back or plans it. */
export function PublishPanel({ onPublished }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const draft = useDraft((snapshot) => snapshot.draft)
  const { isBusy, problem, alike, act } = useDeed(onPublished)
  const [isPlanning, setPlanning] = useState(false)
  const isReady = useMissing().length === 0
  const clashes = useDraft((snapshot) => snapshot.clashes.length)
  const held = useDraft((snapshot) => Object.keys(snapshot.held).length)
  const { may, state } = draft
  const isOpen = isReady && clashes === 0 && held === 0
  return (
    <div className={styles.publish}>
      <Standing draft={draft} />
      {may.edit && <MissingList />}
      {clashes > 0 && <p className={styles.held}>{t('draft.clashes_left', { count: clashes })}</p>}
      {held > 0 && <p className={styles.held}>{t('draft.held', { count: held })}</p>}
      {problem && (
        <p role="alert" className={styles.held}>
          {problem}
        </p>
      )}
      {alike.length > 0 && <PublishRefusal found={alike} onGoOn={() => void act('publish')} />}
      {may.publish && state !== 'scheduled' && (
        <SendButton
          type="button"
          isSending={isBusy}
          sending={t('draft.publishing')}
          disabled={!isOpen}
          onClick={() => void act('publish')}
        >
          {t(draft.code ? 'draft.publish_changes' : 'draft.publish')}
        </SendButton>
      )}
      {may.submit && !may.publish && state !== 'in_review' && (
        <SendButton type="button" isSending={isBusy} disabled={!isOpen} onClick={() => void act('submit')}>
          {t('draft.submit')}
        </SendButton>
      )}
      {may.take_back && (
        <SendButton type="button" look="secondary" isSending={isBusy} onClick={() => void act('takeBack')}>
          {t('draft.take_back')}
        </SendButton>
      )}
      {may.publish && isOpen && (
        <Button look="secondary" onClick={() => setPlanning(true)}>
          {t(state === 'scheduled' ? 'draft.plan_change' : 'draft.plan')}
        </Button>
      )}
      {draft.publish_at && (
        <p className="fine">{t('draft.planned', { time: formatShortMomentHere(draft.publish_at, language) })}</p>
      )}
      {isPlanning && <ScheduleDialog onClose={() => setPlanning(false)} />}
    </div>
  )
}

/** Where the draft stands, where that is more than being written. */
function Standing({ draft }: { draft: Draft }) {
  const t = useTexts()
  if (draft.state === 'returned' && draft.returned_reason) {
    return (
      <div className={styles.returned}>
        <b>{t('draft.returned')}</b>
        <p>{draft.returned_reason}</p>
      </div>
    )
  }
  if (draft.look_until) return <WaitingNote until={draft.look_until} />
  if (draft.state === 'in_review') return <p className={styles.returned}>{t('draft.in_review')}</p>
  if (draft.state !== 'changes') return null
  const count = draft.changed.length
  return <p className="fine">{count > 0 ? t('draft.changes', { count }) : t('draft.changes_none')}</p>
}

type Deed = 'publish' | 'submit' | 'takeBack'

/** Does what changes where the draft stands, once everything written is saved. */
function useDeed(onPublished: (code: string) => void) {
  const t = useTexts()
  const call = useSignedCall()
  const { store } = useEditing()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [alike, setAlike] = useState<readonly DraftLookAlike[]>([])

  async function act(deed: Deed): Promise<void> {
    setBusy(true)
    setProblem(null)
    // Whoever presses again has read which of theirs it looks like.
    const despite = alike.flatMap(({ kind, code }) => (kind === 'warned' && code ? code : []))
    setAlike([])
    try {
      await store.flush()
      if (store.hasUnsent()) return setProblem(t('draft.save_first'))
      const { id, version } = store.read().draft
      const key = crypto.randomUUID()
      if (deed === 'publish') {
        const { data } = await call(draftEndpoints.publishDraft, { id, version, despite }, undefined, key)
        // It waits for the network.
        if (data.code === null) return await store.look()
        await store.forget()
        return onPublished(data.code)
      }
      const answer =
        deed === 'submit'
          ? await call(draftEndpoints.submitDraft, { id, version }, undefined, key)
          : await call(draftEndpoints.takeBackDraft, { id })
      store.takeDraft(answer.data)
    } catch (error) {
      const found = error instanceof ApiRefusal ? error.failure.look_alikes : undefined
      if (found) setAlike(found)
      else setProblem(describeRefusal(error, t))
      await store.look().catch(() => {})
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, problem, alike, act }
}

function describeRefusal(error: unknown, t: Text): string {
  return describeError(error, t).join('\n')
}
