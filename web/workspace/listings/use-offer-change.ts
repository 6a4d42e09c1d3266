import { useRef, useState } from 'react'

import type { Call } from '../../api-client.ts'
import { useSignedCall } from '../../account/session/use-signed-call.ts'
import { useTexts } from '../../texts.ts'
import { describeError } from '../../ui/form/describe-error.ts'
import { notify } from '../../ui/snackbar.ts'

/** Sends a change of a listing once, however often it is tried; what went wrong stays with its form. */
export function useOfferChange(onDone: () => void) {
  const t = useTexts()
  const call = useSignedCall()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState('')
  const [failure, setFailure] = useState<unknown>(null)
  const key = useRef('')
  async function run(work: (call: Call, key: string) => Promise<unknown>): Promise<void> {
    setSending(true)
    setProblem('')
    setFailure(null)
    try {
      key.current ||= crypto.randomUUID()
      await work(call, key.current)
      notify(t('listings.saved'))
      onDone()
    } catch (error) {
      // Only what was never answered is sent again under the same key.
      if (!(error instanceof TypeError)) key.current = ''
      setFailure(error)
      setProblem(describeError(error, t).join('\n'))
    }
    setSending(false)
  }
  return { isSending, problem, failure, send: (work: Parameters<typeof run>[0]) => void run(work) }
}
