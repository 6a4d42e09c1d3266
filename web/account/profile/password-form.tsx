import { useState } from 'react'

import { accountEndpoints } from '#contract/account/account.ts'

import { toPath } from '../../paths.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import form from '../../ui/form/form.module.css'
import { type Outcome, OutcomeDialog } from '../outcome-dialog.tsx'
import { PasswordInput } from '../../ui/form/password-input.tsx'
import { describeError } from '../../ui/form/describe-error.ts'
import { NewPassword } from '../inputs/new-password.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { useSignedCall } from '../session/use-signed-call.ts'
import styles from './profile.module.css'

type Props = { hasPassword: boolean; onDone: () => void }
/** A new password for whoever brings the present one. */
export function PasswordForm({ hasPassword, onDone }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const call = useSignedCall()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { formProps, field, isSending, isDone } = useForm({
    start: { current_password: '', password: '', confirmPassword: '' },
    schema: accountEndpoints.changePassword.input,
    send: async (values) => {
      const { message } = await call(accountEndpoints.changePassword, values)
      setOutcome({ title: t('profile.password.done'), lines: [message], isSuccess: true })
    },
    onRefused: (error) => setOutcome({ title: t('form.notice'), lines: describeError(error, t), isSuccess: false }),
  })
  if (!hasPassword) {
    return (
      <section className={styles.card}>
        <p>{t('profile.password.without')}</p>
        <div className="actions">
          <ButtonLink to={toPath('forgot_password', language)}>{t('profile.password.set')}</ButtonLink>
        </div>
      </section>
    )
  }
  return (
    <>
      <form {...formProps} className={`${styles.card} ${form.form}`}>
        <p>{t('profile.password.lead')}</p>
        <PasswordInput
          field={field('current_password')}
          label={t('profile.password.current')}
          autoComplete="current-password"
        />
        <NewPassword
          field={field}
          label={t('profile.password.next')}
          hint={t('profile.password.hint')}
          again={t('profile.password.again')}
        />
        <SendButton isSending={isSending} disabled={isDone}>
          {t('profile.password.submit')}
        </SendButton>
      </form>
      <OutcomeDialog outcome={outcome} setOutcome={setOutcome} onSuccess={onDone} />
    </>
  )
}
