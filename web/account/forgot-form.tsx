import { useState } from 'react'

import { IconArrowLeft } from '@tabler/icons-react'

import { accountEndpoints } from '#contract/account/account.ts'

import { useLanguage, useTexts } from '../texts.ts'
import { EmailInput } from '../ui/form/email-input.tsx'
import form from '../ui/form/form.module.css'
import { type Outcome, OutcomeDialog } from './outcome-dialog.tsx'
import { describeError } from '../ui/form/describe-error.ts'
import { useCaptcha } from './captcha/use-captcha.ts'
import { SendButton } from '../ui/form/send-button.tsx'
import { useForm } from '../ui/form/use-form.ts'
import { useIsLive } from '../ui/use-is-live.ts'
import { useSignedCall } from './session/use-signed-call.ts'
import styles from './account.module.css'
import { AuthWay } from './auth-way.tsx'

type Props = { isInDialog?: boolean; onDone: () => void }
/** Asks for the email that sets a new password; what is answered does not tell who has an account. */
export function ForgotForm({ isInDialog = false, onDone }: Props) {
  const t = useTexts()
  const lang = useLanguage()
  const isLive = useIsLive()
  const call = useSignedCall()
  const captcha = useCaptcha('forgot_password')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { formProps, field, isSending } = useForm({
    start: { email: '' },
    schema: accountEndpoints.forgotPassword.input,
    send: async ({ email }) => {
      const answer = { email, lang, 'g-recaptcha-response': await captcha.take() }
      const { message } = await call(accountEndpoints.forgotPassword, answer)
      setOutcome({ title: t('account.forgot.done'), lines: [message], isSuccess: true })
    },
    onChange: captcha.begin,
    onRefused: (error) => setOutcome({ title: t('form.notice'), lines: describeError(error, t), isSuccess: false }),
  })
  return (
    <>
      <p className={styles.back}>
        <AuthWay to="signin" isInDialog={isInDialog}>
          <IconArrowLeft size={18} stroke={1.75} aria-hidden />
          {t('account.forgot.back')}
        </AuthWay>
      </p>
      <p className={styles.lead}>{t('account.forgot.lead')}</p>
      <form {...formProps} className={form.form}>
        <fieldset disabled={!isLive}>
          <EmailInput field={field('email')} label={t('account.email')} autoComplete="username" />
          <SendButton isSending={isSending}>{t('account.forgot.submit')}</SendButton>
        </fieldset>
      </form>
      <OutcomeDialog outcome={outcome} setOutcome={setOutcome} onSuccess={onDone} />
    </>
  )
}
