import { useState, type ReactNode } from 'react'

import { useTexts } from '../../texts.ts'
import form from '../../ui/form/form.module.css'
import { describeError } from '../../ui/form/describe-error.ts'
import { SendButton } from '../../ui/form/send-button.tsx'
import type { IsOver } from './mail-link.tsx'

type Props = {
  /** What is offered, in paragraphs. */
  lead: ReactNode
  submit: string
  /** Confirms it; gives what the endpoint says of it. */
  send: () => Promise<string>
  isOver: IsOver
  /** The way on, once it is confirmed. */
  children: ReactNode
}
type State = 'asking' | 'sending' | { isConfirmed: boolean; said: string }

/** Begins what an email offers when its reader says so: a mail program that opens every link begins nothing. */
export function ConfirmStep({ lead, submit, send, isOver, children }: Props) {
  const t = useTexts()
  const [state, setState] = useState<State>('asking')

  async function confirm(): Promise<void> {
    setState('sending')
    try {
      setState({ isConfirmed: true, said: await send() })
    } catch (error) {
      if (!isOver(error)) setState({ isConfirmed: false, said: describeError(error, t).join('\n') })
    }
  }

  if (typeof state === 'object' && state.isConfirmed) {
    return (
      <>
        <output>{state.said}</output>
        <div className="actions">{children}</div>
      </>
    )
  }
  return (
    <>
      <div className={form.form}>
        {lead}
        {typeof state === 'object' && (
          <p className={form.problem} role="alert">
            {state.said}
          </p>
        )}
      </div>
      <div className="actions">
        <SendButton type="button" className="" isSending={state === 'sending'} onClick={() => void confirm()}>
          {submit}
        </SendButton>
      </div>
    </>
  )
}
