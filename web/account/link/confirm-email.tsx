import { useState } from 'react'

import { accountEndpoints } from '#contract/account/account.ts'

import { pathTo } from '../../paths.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { saidOf } from '../../ui/form/said-error.ts'
import { SendButton } from '../../ui/form/send-button.tsx'
import { useIsLive } from '../../ui/use-is-live.ts'
import { useSignedCall } from '../../ui/session/use-signed-call.ts'
import styles from '../account.module.css'
import { ResendForm } from './resend-form.tsx'
import { useSignedLink } from './signed-link.ts'

type State = 'asking' | 'sending' | { isConfirmed: boolean; lines: readonly string[] }

/** Confirms an address when its reader says so: a mail program that opens every link confirms nothing. */
export function ConfirmEmail() {
  const t = useTexts()
  const language = useLanguage()
  const isLive = useIsLive()
  const call = useSignedCall()
  const link = useSignedLink()
  const [state, setState] = useState<State>('asking')

  async function confirm(): Promise<void> {
    setState('sending')
    try {
      const { message } = await call(accountEndpoints.confirmEmail, link)
      setState({ isConfirmed: true, lines: [message] })
    } catch (error) {
      setState({ isConfirmed: false, lines: link.signature ? saidOf(error, t) : [t('account.confirm.broken')] })
    }
  }

  if (typeof state !== 'object') {
    return (
      <>
        <p className={styles.lead}>{t('account.confirm.lead')}</p>
        <SendButton type="button" isSending={state === 'sending'} disabled={!isLive} onClick={() => void confirm()}>
          {t('account.confirm.submit')}
        </SendButton>
      </>
    )
  }
  return (
    <>
      <output className={styles.lead}>{state.lines.join('\n')}</output>
      {state.isConfirmed ? (
        <ButtonLink to={pathTo('sign_in', language)}>{t('account.confirm.to_sign_in')}</ButtonLink>
      ) : (
        <ResendForm />
      )}
    </>
  )
}
