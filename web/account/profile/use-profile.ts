import { useEffect, useState } from 'react'

import { accountEndpoints, type Profile } from '#contract/account/account.ts'

import type { Call } from '../../api-client.ts'
import { keepUser, useSession } from '../session/session.ts'
import { useSignedCall } from '../session/use-signed-call.ts'

/** Whoever is signed in, or how far it is to knowing them. */
export type Known = { profile: Profile; keep: (profile: Profile) => void }
type State = 'nobody' | 'loading' | { failure: unknown; retry: () => void } | Known

type Answer = { of: string } & ({ profile: Profile } | { failure: unknown })

/** The profile of who is signed in; what changes of it is seen in the header and in the other tabs too. */
export function useProfile(): State {
  const call = useSignedCall()
  const token = useSession()?.token
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    const left = new AbortController()
    const show = (found: Answer) => left.signal.aborted || setAnswer(found)
    if (token) void answerFor(token, call, left.signal).then(show)
    return () => left.abort()
  }, [call, token])

  if (!token) return 'nobody'
  if (answer?.of !== token) return 'loading'
  if ('failure' in answer) {
    const retry = () => {
      setAnswer(null)
      void answerFor(token, call).then(setAnswer)
    }
    return { failure: answer.failure, retry }
  }
  const keep = (profile: Profile) => {
    setAnswer({ of: token, profile })
    keepUser(userIn(profile))
  }
  return { profile: answer.profile, keep }
}

async function answerFor(token: string, call: Call, signal?: AbortSignal): Promise<Answer> {
  try {
    const { data } = await call(accountEndpoints.profile, {}, signal)
    keepUser(userIn(data))
    return { of: token, profile: data }
  } catch (failure) {
    return { of: token, failure }
  }
}

function userIn({ full_name, email, profile_picture, type, role }: Profile) {
  return { full_name, email, profile_picture, type, ...(role && { role }) }
}
