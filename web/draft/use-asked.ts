import { useEffect, useState } from 'react'

import type { Call } from '../api-client.ts'
import { useLanguage } from '../texts.ts'
import { useCall } from '../use-call.ts'

/** What was asked once of the public API, for as long as this page is open. */
const asked = new Map<string, Promise<unknown>>()

/** An answer of the public API that the editor needs beside the draft; null until it is there. */
export function useAsked<Answer>(question: string, ask: (call: Call) => Promise<Answer>): Answer | null {
  const call = useCall()
  const key = `${question} ${useLanguage()}`
  const [answer, setAnswer] = useState<{ key: string; value: Answer } | null>(null)

  useEffect(() => {
    let isGone = false
    const running = (asked.get(key) ?? ask(call)) as Promise<Answer>
    asked.set(key, running)
    running.then(
      (value) => isGone || setAnswer({ key, value }),
      // Whoever asks next asks again.
      () => asked.delete(key),
    )
    return () => {
      isGone = true
    }
    // The key says all that `ask` goes by.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, call])

  return answer?.key === key ? answer.value : null
}
