import { useState } from 'react'

import { accountEndpoints, type FactorAsked, type SignedIn, signInInput } from '#contract/account/account.ts'

import { ApiRefusal } from '../api-client.ts'
import { keepSession } from './session/session.ts'
import { useTexts } from '../texts.ts'
import { EmailInput } from '../ui/form/email-input.tsx'
import form from '../ui/form/form.module.css'
import { MessageDialog } from '../ui/form/message-dialog.tsx'
import { PasswordInput } from '../ui/form/password-input.tsx'
import { describeError } from '../ui/form/describe-error.ts'
import { SendButton } from '../ui/form/send-button.tsx'
import { useForm } from '../ui/form/use-form.ts'
import { useIsLive } from '../ui/use-is-live.ts'
import { useSignedCall } from './session/use-signed-call.ts'
import styles from './account.module.css'
import { AuthWay } from './auth-way.tsx'
import { CodeForm } from './code-form.tsx'
import { SocialBlock } from './provider/social-block.tsx'
import { ResendDialog } from './resend-dialog.tsx'

type Props = { isInDialog?: boolean; onDone: () => void }

/** E-mail and password. */
export function SignInForm({ isInDialog = false, onDone }: Props) {
  const t = useTexts()
  const isLive = useIsLive()
  const call = useSignedCall()
  const [failure, setFailure] = useState<'unconfirmed' | readonly string[] | null>(null)
  const [asked, setAsked] = useState<FactorAsked | null>(null)
  const enter = (session: SignedIn) => {
    keepSession(session)
    onDone()
  }
  const { formProps, field, values, fill, isValid, isSending, isDone } = useForm({
    start: { email: '', password: '' },
    schema: signInInput,
    send: async (credentials) => {
      const { data } = await call(accountEndpoints.signIn, credentials)
      if ('factor' in data) return setAsked(data)
      enter(data)
    },
    onRefused: (error) => {
      const isUnconfirmed = error instanceof ApiRefusal && error.status === 422 && error.failure.errors?.email
      setFailure(isUnconfirmed ? 'unconfirmed' : describeError(error, t))
    },
  })
  if (asked) {
    const back = () => {
      fill(() => ({ password: '' }))
      setAsked(null)
    }
    return <CodeForm asked={asked} onSignedIn={enter} onBack={back} />
  }
  return (
    <>
      <SocialBlock />
      <form {...formProps} className={form.form}>
        <fieldset disabled={!isLive}>
          <EmailInput field={field('email')} label={t('account.email')} autoComplete="username" />
          <PasswordInput field={field('password')} label={t('account.password')} autoComplete="current-password" />
          <SendButton isSending={isSending} sending={t('account.sign_in.sending')} disabled={!isValid || isDone}>
            {t('account.sign_in.submit')}
          </SendButton>
        </fieldset>
      </form>
      <p className={styles.ways}>
        <AuthWay to="restore-password" isInDialog={isInDialog}>
          {t('account.sign_in.forgot')}
        </AuthWay>
      </p>
      <p className={styles.ways}>
        {t('account.sign_in.no_account')}{' '}
        <AuthWay to="signup" isInDialog={isInDialog}>
          {t('account.sign_in.to_sign_up')}
        </AuthWay>
      </p>
      {failure === 'unconfirmed' && <ResendDialog {...values} onClose={() => setFailure(null)} />}
      {failure !== null && failure !== 'unconfirmed' && (
        <MessageDialog title={t('form.notice')} lines={failure} onClose={() => setFailure(null)} />
      )}
    </>
  )
}
