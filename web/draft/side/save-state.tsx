import { useLanguage, useTexts, type Text } from '../../texts.ts'
import { ApiRefusal } from '../../api-client.ts'
import { describeError } from '../../ui/form/describe-error.ts'
import { useDraft, useEditing } from '../draft-context.ts'
import { formatClock } from '../format-clock.ts'
import type { Saving } from '../saving/draft-store.ts'
import styles from './side.module.css'

/** How saving stands, in words; read out when it becomes another kind of answer, and not at each letter. */
export function SaveState({ isShort = false }: { isShort?: boolean }) {
  const t = useTexts()
  const language = useLanguage()
  const { store } = useEditing()
  const saving = useDraft((snapshot) => snapshot.saving)
  const changedAt = useDraft(({ draft }) => draft.changed_at)
  const held = useDraft((snapshot) => Object.keys(snapshot.held).length)
  const at = saving.kind === 'saved' ? (saving.at ?? changedAt) : 0
  const says =
    saving.kind === 'saved' ? t('draft.saved', { time: formatClock(at, language) }) : describeSaving(saving, t, isShort)
  return (
    <div className={styles.saving} data-saving={saving.kind}>
      <p>{says}</p>
      {saving.kind === 'failed' && (
        <button type="button" onClick={() => void store.flush()}>
          {t('draft.retry')}
        </button>
      )}
      {held > 0 && !isShort && <p className={styles.held}>{t('draft.held', { count: held })}</p>}
    </div>
  )
}

/** Says to who listens what became of saving; rendered once. */
export function SaidSaving() {
  const t = useTexts()
  const kind = useDraft(({ saving }) => saving.kind)
  const isOffline = kind === 'offline'
  return (
    <div className="visually-hidden" aria-live="polite">
      {isOffline
        ? t('draft.offline_said')
        : kind === 'failed'
          ? t('draft.failed_said')
          : kind === 'saved'
            ? t('draft.saved_said')
            : ''}
    </div>
  )
}

function describeSaving(saving: Exclude<Saving, { kind: 'saved' }>, t: Text, isShort: boolean): string {
  if (saving.kind === 'saving') return t('draft.saving')
  if (saving.kind === 'offline') {
    if (isShort) return t('draft.offline_short', { count: saving.count })
    return t(saving.isOnDisk ? 'draft.offline_kept' : 'draft.offline_open', { count: saving.count })
  }
  const why =
    saving.error instanceof ApiRefusal && saving.error.status === 401
      ? t('draft.signed_out_kept')
      : describeError(saving.error, t).join(' ')
  return isShort ? t('draft.failed_short') : t('draft.failed', { why })
}
