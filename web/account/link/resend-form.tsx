import { useState } from 'react'

import { accountEndpoints } from '#contract/account/account.ts'

import { useLanguage, useTexts } from '../../texts.ts'
import { EmailInput } from '../../ui/form/email-input.tsx'
import form from '../../ui/form/form.module.css'
import { MessageDialog } from '../../ui/form/message-dialog.tsx'
import { describeError } from '../../ui/form/describe-error.ts'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { SendButton } from '../../ui/form/send-button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { useSignedCall } from '../session/use-signed-call.ts'
import styles from '../account.module.css'

/** Asks for the confirming email again, where its link no longer works. */
export function ResendForm() {
  const t = useTexts()
  const lang = useLanguage()
  const call = useSignedCall()
  const captcha = useCaptcha('resend_confirmation')
  const [told, setTold] = useState<{ title: string; lines: readonly string[] } | null>(null)
  const { formProps, field, isSending } = useForm({
    start: { email: '' },
    schema: accountEndpoints.resendConfirmation.input,
    send: async ({ email }) => {
      const answer = { email, lang, 'g-recaptcha-response': await captcha.take() }
      const { message } = await call(accountEndpoints.resendConfirmation, answer)
      setTold({ title: t('account.resend.sent'), lines: [message] })
    },
    onChange: captcha.begin,
    onRefused: (error) => setTold({ title: t('form.notice'), lines: describeError(error, t) }),
  })
  return (
    <>
      <form {...formProps} className={`${form.form} ${styles.wide}`}>
        <p className={styles.note}>{t('account.resend.lead')}</p>
        <EmailInput field={field('email')} label={t('account.email')} autoComplete="username" />
        <SendButton isSending={isSending}>{t('account.resend.submit')}</SendButton>
      </form>
      {told && <MessageDialog {...told} onClose={() => setTold(null)} />}
    </>
  )
}
