import { useEffect, useRef, useState } from 'react'

import { useLanguage, useTexts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import form from '../ui/form/form.module.css'
import { describeError } from '../ui/form/describe-error.ts'
import { SendButton } from '../ui/form/send-button.tsx'
import styles from './rate.module.css'
import { formatMove, formatRate } from './format-rate.ts'

type Props = {
  before: number
  after: number
  onYes: () => Promise<void>
  onNo: () => void
}

/** Asks whether a rate far from the last one is meant so. */
export function RateDoubt({ before, after, onYes, onNo }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)
  useEffect(() => heading.current?.focus(), [])

  async function confirm(): Promise<void> {
    setSending(true)
    try {
      await onYes()
    } catch (error) {
      setProblem(describeError(error, t).join('\n'))
      setSending(false)
    }
  }

  return (
    <div className={styles.doubt}>
      <h3 ref={heading} tabIndex={-1}>
        {t('rate.sure', { move: formatMove(before, after, language) })}
      </h3>
      <p>{t('rate.sure_text', { before: formatRate(before, language), after: formatRate(after, language) })}</p>
      {problem && (
        <p className={form.problem} role="alert">
          {problem}
        </p>
      )}
      <div className="actions">
        <SendButton type="button" className="" isSending={isSending} onClick={() => void confirm()}>
          {t('rate.yes', { rate: formatRate(after, language) })}
        </SendButton>
        <Button look="secondary" aria-disabled={isSending || undefined} onClick={() => isSending || onNo()}>
          {t('rate.no')}
        </Button>
      </div>
    </div>
  )
}
