import { useEffect, useState } from 'react'

import { accountEndpoints } from '#contract/account/account.ts'

import { useLanguage, useTexts } from '../texts.ts'
import { MessageDialog } from '../ui/form/message-dialog.tsx'
import { describeError } from '../ui/form/describe-error.ts'
import { useCaptcha } from './captcha/use-captcha.ts'
import { useSignedCall } from './session/use-signed-call.ts'

type Props = { email: string; password: string; onClose: () => void }

/** Offers to send the confirming email again to somebody who brought the right password. */
export function ResendDialog({ email, password, onClose }: Props) {
  const t = useTexts()
  const lang = useLanguage()
  const call = useSignedCall()
  const captcha = useCaptcha('resend_confirmation')
  const [state, setState] = useState<'asking' | 'sending' | { title: string; lines: readonly string[] }>('asking')
  useEffect(() => {
    if (state === 'asking') captcha.begin()
  })

  async function resend(): Promise<void> {
    setState('sending')
    try {
      // Of the sign-up with this password: somebody else may have signed up with the address.
      const answer = { email, password, lang, 'g-recaptcha-response': await captcha.take() }
      const { message } = await call(accountEndpoints.resendConfirmation, answer)
      setState({ title: t('account.resend.sent'), lines: [message] })
    } catch (error) {
      setState({ title: t('form.notice'), lines: describeError(error, t) })
    }
  }

  if (typeof state === 'object') return <MessageDialog key="told" {...state} onClose={onClose} />
  const isSending = state === 'sending'
  const label = t(isSending ? 'form.sending' : 'account.resend.submit')
  return (
    <MessageDialog
      title={t('account.resend.title')}
      lines={[t('account.resend.text', { email })]}
      onClose={onClose}
      action={{ label, act: () => void resend(), isBusy: isSending }}
    />
  )
}
