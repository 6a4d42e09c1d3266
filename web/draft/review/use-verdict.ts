import { useState } from 'react'
import { useNavigate } from 'react-router'

import { draftEndpoints, type Draft } from '#contract/draft/draft.ts'

import { useSignedCall } from '../../account/session/use-signed-call.ts'
import { useTexts } from '../../texts.ts'
import { describeError } from '../../ui/form/describe-error.ts'
import { notify } from '../../ui/snackbar.ts'

/** Says yes or no to a draft, once however often it is pressed; what is refused is said in words. */
export function useVerdict({ id, version }: Draft, onDone: () => void) {
  const t = useTexts()
  const call = useSignedCall()
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function decide(ask: (key: string) => Promise<unknown>, said: string): Promise<void> {
    if (isSending) return
    setSending(true)
    setProblem(null)
    try {
      await ask(crypto.randomUUID())
      notify(said)
      await navigate('?', { replace: true, preventScrollReset: true })
      onDone()
    } catch (error) {
      setProblem(describeError(error, t).join('\n'))
      setSending(false)
    }
  }

  return {
    isSending,
    problem,
    approve: () =>
      decide((key) => call(draftEndpoints.publishDraft, { id, version }, undefined, key), t('draft.review_approved')),
    giveBack: (reason: string) =>
      decide((key) => call(draftEndpoints.returnDraft, { id, reason }, undefined, key), t('draft.review_returned')),
  }
}
