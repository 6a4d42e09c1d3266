import { useEffect, useState } from 'react'

import type { Call } from '../../api-client.ts'
import { useSession } from './session.ts'
import { useSignedCall } from './use-signed-call.ts'

type Read<Row> = (call: Call, signal: AbortSignal) => Promise<{ data: Row[] }>
/** What was answered to whom, at which try; null when nothing could be read. */
type Answer<Row> = { token: string; tries: number; rows: Row[] | null }

/**
 * A list of whoever is signed in, read again for whoever comes next, and where it failed once the network is back. `read`
 * stays the same function.
 */
export function useAccountList<Row>(read: Read<Row>) {
  const token = useSession()?.token
  const call = useSignedCall()
  const [answer, setAnswer] = useState<Answer<Row> | null>(null)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    if (!token) return undefined
    const request = new AbortController()
    read(call, request.signal).then(
      ({ data }) => setAnswer({ token, tries, rows: data }),
      () => !request.signal.aborted && setAnswer({ token, tries, rows: null }),
    )
    return () => request.abort()
  }, [call, read, token, tries])

  const hasFailed = answer?.rows === null
  useEffect(() => {
    if (!hasFailed) return undefined
    const again = () => setTries((before) => before + 1)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [hasFailed])

  const own = answer?.token === token && answer?.tries === tries ? answer : null
  const state = !token ? 'signed-out' : !own ? 'loading' : own.rows ? 'ready' : 'failed'
  return {
    state,
    rows: own?.rows ?? [],
    change: (next: (rows: Row[]) => Row[]) =>
      setAnswer((before) => before && { ...before, rows: next(before.rows ?? []) }),
    retry: () => setTries(tries + 1),
  } as const
}
