import { useMemo } from 'react'

import { ApiRefusal, createApiClient, type Call } from '../../api-client.ts'
import { clearSession, readSession } from './session.ts'
import { useLanguage } from '../../texts.ts'
import { useSite } from '../../use-site.ts'

/**
 * The API as whoever is signed in reaches it; a session that has ended there ends here too. What is begun is finished
 * when the page is left, which browsers do for small bodies alone: a large one asks for a call that is not `isLasting`.
 */
export function useSignedCall(isLasting = true): Call {
  const callWith = useCallWith(isLasting)
  return useMemo(
    () => async (endpoint, input, signal, idempotencyKey) => {
      const token = readSession()?.token
      try {
        return await callWith(token)(endpoint, input, signal, idempotencyKey)
      } catch (error) {
        const hasEnded = error instanceof ApiRefusal && error.failure.code === 'session.required'
        if (hasEnded && readSession()?.token === token) clearSession()
        throw error
      }
    },
    [callWith],
  )
}

/** Signs out: forgotten here at once, and ended on the server, which is told again until it has heard. */
export function useSignOut(): () => void {
  const callWith = useCallWith()
  return () => {
    const token = readSession()?.token
    clearSession()
    if (token) void endOnServer(callWith(token))
  }
}

const signOutEndpoint = { method: 'POST', path: '/v2/clients/logout' } as unknown as SignOut
type SignOut = typeof import('#contract/account/account.ts').accountEndpoints.signOut

/** Seconds to wait before each new try. The token is kept nowhere but here: closing the page leaves nobody with it. */
const pauses = [1, 5, 20, 60, 300]

async function endOnServer(call: Call): Promise<void> {
  for (const pause of [0, ...pauses]) {
    await new Promise((resolve) => setTimeout(resolve, pause * 1000))
    const isOver = await call(signOutEndpoint, {}).then(
      () => true,
      // Refused with a reason of its own: there is nothing left to end.
      (error: unknown) => error instanceof ApiRefusal && error.status < 500 && error.status !== 429,
    )
    if (isOver) return
  }
}

function useCallWith(isLasting = true): (token: string | undefined) => Call {
  const language = useLanguage()
  const { origin, key } = useSite().api
  return useMemo(
    () => (token) =>
      createApiClient({
        fetch: (request) => fetch(request, { keepalive: isLasting && request.method !== 'GET' && !isFile(request) }),
        origin: origin || location.origin,
        key,
        language,
        token,
      }),
    [origin, key, language, isLasting],
  )
}

/** The browser carries no large body on after its page. */
function isFile(request: Request): boolean {
  return request.headers.get('Content-Type')?.startsWith('multipart/') ?? false
}
