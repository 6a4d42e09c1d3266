import { useEffect } from 'react'

import { useSession } from '../session/session.ts'
import { useSignedCall } from '../session/use-signed-call.ts'
import { agree, part, type Twin } from './account-lists.ts'
import { favourites, recentlyViewed } from './kept-lists.ts'

const twins: readonly Twin[] = [
  { name: 'favourites', list: favourites, path: '/v2/clients/favorites' },
  { name: 'recently_viewed', list: recentlyViewed, path: '/v2/clients/recently-viewed' },
]

/** Keeps what this browser keeps in step with the account of whoever is signed in, and lets it go with them. */
export function useAccountLists(): void {
  const session = useSession()
  const owner = session?.user.email
  const call = useSignedCall()
  useEffect(() => {
    if (!owner) {
      for (const twin of twins) part(twin)
      return undefined
    }
    const left = new AbortController()
    const ends = twins.map((twin) => {
      const agreeNow = queued(() => agree(twin, owner, call, left.signal))
      agreeNow()
      return twin.list.onChange(agreeNow)
    })
    return () => {
      left.abort()
      for (const end of ends) end()
    }
  }, [owner, call])
}

/** One at a time; what is asked meanwhile is done once more afterwards. */
function queued(act: () => Promise<void>): () => void {
  let state: 'idle' | 'busy' | 'again' = 'idle'
  async function run(): Promise<void> {
    // What fails, without a network for one, is told with the next change or page.
    await act().catch(() => {})
    const isAgain = state === 'again'
    state = 'idle'
    if (isAgain) start()
  }
  function start(): void {
    if (state !== 'idle') {
      state = 'again'
      return
    }
    state = 'busy'
    void run()
  }
  return start
}
