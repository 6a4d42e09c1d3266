import { useState } from 'react'

import { alertEndpoints } from '#contract/account/alert.ts'

import { pathTo } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import form from '../ui/form/form.module.css'
import { saidOf } from '../ui/form/said-error.ts'
import { useCall } from '../use-call.ts'
import { isOver } from './alert-over.tsx'
import styles from './saved-search.module.css'

type Props = { link: { key: string; expires: string; signature: string }; onOver: () => void }
type State = 'asking' | 'sending' | { isConfirmed: boolean; lines: readonly string[] }

/** Begins a visitor's letters when their reader says so: a mail program that opens every link begins none. */
export function ConfirmAlert({ link, onOver }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const call = useCall()
  const [state, setState] = useState<State>('asking')

  async function confirm(): Promise<void> {
    setState('sending')
    try {
      const { message } = await call(alertEndpoints.confirm, link)
      setState({ isConfirmed: true, lines: [message] })
    } catch (error) {
      if (isOver(error)) onOver()
      else setState({ isConfirmed: false, lines: saidOf(error, t) })
    }
  }

  if (typeof state === 'object' && state.isConfirmed) {
    return (
      <>
        <output>{state.lines.join('\n')}</output>
        <div className={styles.actions}>
          <ButtonLink to={pathTo('properties', language)}>{t('saved.search')}</ButtonLink>
        </div>
      </>
    )
  }
  const isSending = state === 'sending'
  return (
    <>
      <p>{t('saved.alert.confirm_lead')}</p>
      {typeof state === 'object' && (
        <p className={form.problem} role="alert">
          {state.lines.join('\n')}
        </p>
      )}
      <div className={styles.actions}>
        <Button disabled={isSending} onClick={() => void confirm()}>
          {t(isSending ? 'form.sending' : 'saved.alert.confirm')}
        </Button>
      </div>
    </>
  )
}
