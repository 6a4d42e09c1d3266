import { useState } from 'react'

import { draftEndpoints } from '#contract/draft/draft.ts'

import { useSignedCall } from '../../account/session/use-signed-call.ts'
import { useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { describeError } from '../../ui/form/describe-error.ts'
import { OpenDialog } from '../../ui/form/open-dialog.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import type { Field } from '../../ui/form/use-form.ts'
import { useDraft, useEditing } from '../draft-context.ts'
import styles from './side.module.css'

/** Santo Domingo keeps UTC−4 all year. */
const zone = '-04:00'

/** When the draft is published by itself, and when it is taken off again; by the clock of the country. */
export function ScheduleDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts()
  const call = useSignedCall()
  const { store } = useEditing()
  const draft = useDraft((snapshot) => snapshot.draft)
  const [from, setFrom] = useState(toClock(draft.publish_at))
  const [until, setUntil] = useState(toClock(draft.pause_at))
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function plan(publish_at: string | null, pause_at: string | null): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      await store.flush()
      if (store.hasUnsent()) return setProblem(t('draft.save_first'))
      const { id, version } = store.read().draft
      const { data } = await call(draftEndpoints.scheduleDraft, { id, version, publish_at, pause_at })
      store.takeDraft(data)
      onClose()
    } catch (error) {
      setProblem(describeError(error, t).join('\n'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <OpenDialog title={t('draft.plan')} onClose={onClose}>
      <form
        className={styles.plan}
        onSubmit={(event) => {
          event.preventDefault()
          if (!from) return setProblem(t('draft.plan_when'))
          void plan(toMoment(from), until ? toMoment(until) : null)
        }}
      >
        <p className="muted">{t('draft.plan_text')}</p>
        <TextInput
          field={makeField('publish_at', from, setFrom)}
          label={t('draft.plan_from')}
          type="datetime-local"
          isRequired
        />
        <TextInput field={makeField('pause_at', until, setUntil)} label={t('draft.plan_until')} type="datetime-local" />
        {problem && (
          <p role="alert" className={styles.held}>
            {problem}
          </p>
        )}
        <SendButton isSending={isBusy}>{t('draft.plan_it')}</SendButton>
        {draft.publish_at && (
          <Button look="secondary" onClick={() => void plan(null, null)}>
            {t('draft.plan_none')}
          </Button>
        )}
      </form>
    </OpenDialog>
  )
}

function makeField(name: string, value: string, onChange: (text: string) => void): Field {
  return { name, value, problem: undefined, onChange, onBlur: () => {} }
}

function toMoment(clock: string): string {
  return new Date(`${clock}:00${zone}`).toISOString()
}

/** A moment as a field for days and hours has it, by the clock of the country. */
function toClock(moment: string | null): string {
  return moment ? new Date(Date.parse(moment) - 4 * 3_600_000).toISOString().slice(0, 16) : ''
}
