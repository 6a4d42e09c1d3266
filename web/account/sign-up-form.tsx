import { useState } from 'react'

import { accountEndpoints, signUpInput } from '#contract/account/account.ts'

import { useLanguage, useTexts } from '../texts.ts'
import { EmailInput } from '../ui/form/email-input.tsx'
import form from '../ui/form/form.module.css'
import { type Outcome, OutcomeDialog } from './outcome-dialog.tsx'
import { PasswordInput } from '../ui/form/password-input.tsx'
import { PhoneInput } from '../ui/form/phone-input.tsx'
import { describeError } from '../ui/form/describe-error.ts'
import { SendButton } from '../ui/form/send-button.tsx'
import { TextInput } from '../ui/form/text-input.tsx'
import { useCaptcha } from './captcha/use-captcha.ts'
import { useForm } from '../ui/form/use-form.ts'
import { useIsLive } from '../ui/use-is-live.ts'
import { useSignedCall } from './session/use-signed-call.ts'
import styles from './account.module.css'
import { AuthWay } from './auth-way.tsx'
import { SocialBlock } from './provider/social-block.tsx'

type Props = { isInDialog?: boolean; onDone: () => void }
/** Opens an account; its address is confirmed by email. */
export function SignUpForm({ isInDialog = false, onDone }: Props) {
  const t = useTexts()
  const lang = useLanguage()
  const isLive = useIsLive()
  const call = useSignedCall()
  const captcha = useCaptcha('sign_up')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { formProps, field, isSending } = useForm({
    start: { full_name: '', email: '', phone: '', password: '', confirmPassword: '' },
    schema: signUpInput,
    send: async (values) => {
      const answer = { ...values, lang, 'g-recaptcha-response': await captcha.take() }
      const { message } = await call(accountEndpoints.signUp, answer)
      setOutcome({ title: t('account.sign_up.done'), lines: [message], isSuccess: true })
    },
    onChange: captcha.begin,
    onRefused: (error) => setOutcome({ title: t('form.notice'), lines: describeError(error, t), isSuccess: false }),
  })
  return (
    <>
      <p className={styles.lead}>{t('account.sign_up.lead')}</p>
      <SocialBlock />
      <form {...formProps} className={form.form}>
        <fieldset disabled={!isLive}>
          <TextInput field={field('full_name')} label={t('account.full_name')} autoComplete="name" isRequired />
          <EmailInput field={field('email')} label={t('account.email')} />
          <PhoneInput field={field('phone')} label={t('account.phone')} />
          <PasswordInput
            field={field('password')}
            label={t('account.password')}
            hint={t('account.password_hint')}
            autoComplete="new-password"
          />
          <PasswordInput
            field={field('confirmPassword')}
            label={t('account.confirm_password')}
            autoComplete="new-password"
          />
          <SendButton isSending={isSending}>{t('account.sign_up.submit')}</SendButton>
        </fieldset>
      </form>
      <p className={styles.ways}>
        {t('account.sign_up.has_account')}{' '}
        <AuthWay to="signin" isInDialog={isInDialog}>
          {t('account.sign_up.to_sign_in')}
        </AuthWay>
      </p>
      <OutcomeDialog outcome={outcome} setOutcome={setOutcome} onSuccess={onDone} />
    </>
  )
}
