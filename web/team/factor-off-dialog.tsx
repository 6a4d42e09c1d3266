import { useMemo, useState } from 'react'
import * as z from 'zod/mini'

import { factorEndpoints } from '#contract/account/factor.ts'
import { broughtPassword } from '#contract/account/person.ts'

import { useSignedCall } from '../account/session/use-signed-call.ts'
import { ApiRefusal } from '../api-client.ts'
import { useTexts } from '../texts.ts'
import { describeError } from '../ui/form/describe-error.ts'
import form from '../ui/form/form.module.css'
import { OpenDialog } from '../ui/form/open-dialog.tsx'
import { PasswordInput } from '../ui/form/password-input.tsx'
import { SendButton } from '../ui/form/send-button.tsx'
import { TextInput } from '../ui/form/text-input.tsx'
import { useForm } from '../ui/form/use-form.ts'
import { notify } from '../ui/snackbar.ts'

type Props = { hasPassword: boolean; onChange: () => void; onClose: () => void }

/** Turns the second factor off, by the password and a code. */
export function FactorOffDialog({ hasPassword, onChange, onClose }: Props) {
  const t = useTexts()
  const call = useSignedCall()
  const [failure, setFailure] = useState('')
  const { code } = factorEndpoints.endFactor.input.shape
  const schema = useMemo(
    () => z.object({ code, ...(hasPassword && { current_password: broughtPassword }) }),
    [code, hasPassword],
  )
  const { formProps, field, isSending } = useForm({
    start: { current_password: '', code: '' },
    schema,
    send: async ({ current_password, ...values }) => {
      await call(factorEndpoints.endFactor, { ...values, ...(hasPassword && { current_password }) })
      notify(t('team.code.off_done'))
      onChange()
      onClose()
    },
    onRefused: (error) =>
      setFailure(error instanceof ApiRefusal && error.failure.errors ? '' : describeError(error, t).join('\n')),
  })
  return (
    <OpenDialog title={t('team.code.off_title')} onClose={onClose}>
      <form {...formProps} className={form.form}>
        {hasPassword && (
          <PasswordInput
            field={field('current_password')}
            label={t('team.code.password')}
            autoComplete="current-password"
          />
        )}
        <TextInput
          field={field('code')}
          label={t('team.code.off_code')}
          autoComplete="one-time-code"
          maxLength={40}
          isRequired
        />
        {failure && (
          <p className={form.problem} role="alert">
            {failure}
          </p>
        )}
        <SendButton isSending={isSending}>{t('team.code.turn_off')}</SendButton>
      </form>
    </OpenDialog>
  )
}
