import { useState } from 'react'

import { newsletterEndpoints } from '#contract/lead/newsletter.ts'

import { pathTo } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { saidOf } from '../ui/form/said-error.ts'
import { keepSubscriptionProof } from '../ui/lead/subscription-proof.ts'
import { useCall } from '../use-call.ts'
import styles from './newsletter.module.css'

type Props = {
  link: { key: string; expires: string; signature: string }
  /** Told of a failure; answers whether it means that the link is none. */
  isOver: (error: unknown) => boolean
}
type State = 'asking' | 'sending' | { isConfirmed: boolean; said: string }

/** Begins the newsletter when its reader says so: a mail program that opens every link begins none. */
export function ConfirmNewsletter({ link, isOver }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const call = useCall()
  const [state, setState] = useState<State>('asking')

  async function confirm(): Promise<void> {
    setState('sending')
    try {
      const { message, proof } = await call(newsletterEndpoints.confirm, link)
      keepSubscriptionProof(proof)
      setState({ isConfirmed: true, said: message })
    } catch (error) {
      if (!isOver(error)) setState({ isConfirmed: false, said: saidOf(error, t).join('\n') })
    }
  }

  if (typeof state === 'object' && state.isConfirmed) {
    return (
      <>
        <output>{state.said}</output>
        <div className={styles.actions}>
          <ButtonLink to={pathTo('home', language)}>{t('newsletter.home')}</ButtonLink>
        </div>
      </>
    )
  }
  const isSending = state === 'sending'
  return (
    <>
      <p>{t('newsletter.confirm_lead')}</p>
      {typeof state === 'object' && (
        <p className={styles.problem} role="alert">
          {state.said}
        </p>
      )}
      <div className={styles.actions}>
        <Button disabled={isSending} onClick={() => void confirm()}>
          {t(isSending ? 'form.sending' : 'newsletter.confirm')}
        </Button>
      </div>
    </>
  )
}
