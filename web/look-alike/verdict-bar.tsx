import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { type ComparedPair, lookAlikeEndpoints, type Verdict, verdicts } from '#contract/look-alike/look-alike.ts'

import { useSignedCall } from '../account/session/use-signed-call.ts'
import { useTexts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { describeError } from '../ui/form/describe-error.ts'
import { SendButton } from '../ui/form/send-button.tsx'
import { isTyping } from '../workspace/is-typing.ts'
import { notify } from '../ui/snackbar.ts'
import styles from './look-alike.module.css'

type Props = { pair: ComparedPair; next: string; onDone: () => void }

const keys: Record<string, Verdict> = { d: 'different', m: 'same_home', f: 'stolen' }
const keyOf = (verdict: Verdict) => Object.keys(keys).find((key) => keys[key] === verdict)!

/** What two are, by one of three presses or keys; for stolen pictures with the reason. */
export function VerdictBar({ pair, next, onDone }: Props) {
  const t = useTexts()
  const { decide, isSending, problem } = useDecision(pair.id, next, onDone)
  const [isWriting, setWriting] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const say = (verdict: Verdict) => (verdict === 'stolen' ? setWriting(true) : void decide(verdict))
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const verdict = keys[event.key.toLowerCase()]
      if (!verdict || verdict === pair.verdict || isTyping(event) || isSending) return
      event.preventDefault()
      say(verdict)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
  useEffect(() => {
    if (isWriting) field.current?.focus()
  }, [isWriting])
  return (
    <div className={styles.verdict}>
      {problem && <p role="alert">{problem}</p>}
      {isWriting ? (
        <>
          <label>
            {t('look_alike.reason')}
            <textarea ref={field} rows={3} minLength={10} maxLength={500} />
          </label>
          <div>
            <SendButton
              type="button"
              className=""
              isSending={isSending}
              onClick={() => void decide('stolen', field.current?.value ?? '')}
            >
              {t('look_alike.send_stolen')}
            </SendButton>
            <Button look="secondary" onClick={() => setWriting(false)}>
              {t('look_alike.cancel')}
            </Button>
          </div>
        </>
      ) : (
        <ul>
          {verdicts.map((verdict) => (
            <li key={verdict}>
              <SendButton
                type="button"
                className=""
                look={verdict === 'same_home' ? 'primary' : 'secondary'}
                isSending={isSending}
                disabled={verdict === pair.verdict}
                aria-keyshortcuts={keyOf(verdict)}
                onClick={() => say(verdict)}
              >
                {t(`look_alike.say.${verdict}`)}
              </SendButton>
              <small>{t(`look_alike.means.${verdict}`)}</small>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.keys}>{t('look_alike.keys')}</p>
    </div>
  )
}

/** Says it once however often it is pressed, and goes on to the next pair. */
function useDecision(id: number, next: string, onDone: () => void) {
  const t = useTexts()
  const call = useSignedCall()
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  async function decide(verdict: Verdict, reason?: string): Promise<void> {
    if (isSending) return
    setSending(true)
    setProblem(null)
    try {
      const said = { id, verdict, ...(reason !== undefined && { reason }) }
      await call(lookAlikeEndpoints.decideLookAlike, said, undefined, crypto.randomUUID())
      notify(t(`look_alike.said.${verdict}`))
      await navigate(next, { replace: true, preventScrollReset: true })
      onDone()
    } catch (error) {
      setProblem(describeError(error, t).join('\n'))
    } finally {
      setSending(false)
    }
  }
  return { decide, isSending, problem }
}
