import { useState } from 'react'

import { accountEndpoints, type UserType } from '#contract/account/account.ts'

import { track } from '../track.ts'
import { readSession, keepUser } from './session/session.ts'
import { useTexts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { CheckInput } from '../ui/form/check-input.tsx'
import form from '../ui/form/form.module.css'
import { MessageDialog } from '../ui/form/message-dialog.tsx'
import { describeError } from '../ui/form/describe-error.ts'
import { SendButton } from '../ui/form/send-button.tsx'
import { TextInput } from '../ui/form/text-input.tsx'
import { TypeInput } from './inputs/type-input.tsx'
import { useForm } from '../ui/form/use-form.ts'
import { useSignedCall } from './session/use-signed-call.ts'
import styles from './account.module.css'

type Props = { onDone: () => void; onCancel: () => void }

/** Asks what somebody is who has just come in: buyer, owner, agent, or several at once. */
export function CompleteForm({ onDone, onCancel }: Props) {
  const t = useTexts()
  const call = useSignedCall()
  const [{ full_name, email }] = useState(() => readSession()?.user ?? { full_name: '', email: '' })
  const [failure, setFailure] = useState<readonly string[] | null>(null)
  const { formProps, field, isSending } = useForm({
    start: completing(full_name),
    schema: accountEndpoints.completeSignUp.input,
    send: async (values) => {
      const { data } = await call(accountEndpoints.completeSignUp, { ...values, type: [...values.type], email })
      keepUser(data)
      track({ name: 'sign_up', types: data.type })
      onDone()
    },
    onRefused: (error) => setFailure(describeError(error, t)),
  })
  return (
    <>
      <p className={styles.lead}>{t('account.complete.lead')}</p>
      <form {...formProps} className={form.form}>
        <TextInput field={field('full_name')} label={t('account.full_name')} autoComplete="name" isRequired />
        <p className={styles.address}>
          <span>{t('account.email')}</span>
          <b>{email}</b>
        </p>
        <TypeInput field={field('type')} />
        <CheckInput field={field('is_subscribed')}>{t('account.complete.subscribe')}</CheckInput>
        <SendButton isSending={isSending}>{t('account.complete.submit')}</SendButton>
        <Button look="secondary" onClick={onCancel}>
          {t('account.complete.cancel')}
        </Button>
      </form>
      {failure && <MessageDialog title={t('form.notice')} lines={failure} onClose={() => setFailure(null)} />}
    </>
  )
}

type Completing = { full_name: string; type: readonly UserType[]; is_subscribed: boolean }

function completing(full_name: string): Completing {
  return { full_name, type: [], is_subscribed: true }
}
