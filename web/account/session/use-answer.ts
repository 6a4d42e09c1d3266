import { useEffect, useState } from 'react'

import type { Call } from '../../api-client.ts'
import { useSession } from './session.ts'
import { useSignedCall } from './use-signed-call.ts'

type Read<Data> = (call: Call, signal: AbortSignal) => Promise<Data>
type Answer<Data> = { of: string; token: string; tries: number; at: number } & ({ data: Data } | { failure: unknown })

/**
 * What an endpoint answers to whoever is signed in. `question` names it: another one is asked anew, and the last answer stays
 * until the next is there.
 */
export function useAnswer<Data>(question: string, read: Read<Data>) {
  const call = useSignedCall()
  const token = useSession()?.token
  const [tries, setTries] = useState(0)
  const [answer, setAnswer] = useState<Answer<Data> | null>(null)

  useEffect(() => {
    if (!token) return undefined
    const left = new AbortController()
    const of = { of: question, token, tries }
    read(call, left.signal).then(
      (data) => left.signal.aborted || setAnswer({ ...of, at: Date.now(), data }),
      (failure: unknown) => left.signal.aborted || setAnswer({ ...of, at: Date.now(), failure }),
    )
    return () => left.abort()
    // The question says all that `read` goes by.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [call, token, question, tries])

  const own = answer?.token === token ? answer : null
  const isCurrent = own?.of === question && own.tries === tries
  return {
    data: own && 'data' in own ? own.data : null,
    failure: own && isCurrent && 'failure' in own ? own.failure : null,
    /** When it was answered. */
    at: own?.at ?? 0,
    isWaiting: !isCurrent,
    again: () => setTries((before) => before + 1),
    keep: (data: Data) => token && setAnswer({ of: question, token, tries, at: Date.now(), data }),
  }
}
