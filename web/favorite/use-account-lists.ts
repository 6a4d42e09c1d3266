import { useEffect } from 'react'

import type { Call } from '../api-client.ts'
import { useSession } from '../account/session/session.ts'
import { useSignedCall } from '../account/session/use-signed-call.ts'
import { syncList, clearAccountList, type Twin } from './account-lists.ts'
import { setAgreement } from './agreement.ts'
import { favourites, recentlyViewed } from './stored-lists.ts'

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
      for (const twin of twins) clearAccountList(twin)
      return undefined
    }
    const left = new AbortController()
    const ends = twins.map((twin) => keepInStep(twin, { owner, call, left: left.signal }))
    return () => {
      left.abort()
      for (const end of ends) end()
    }
  }, [owner, call])
}

type Visit = { owner: string; call: Call; left: AbortSignal }

/** Agrees now, with every change, and once the network is back; says whether the account could be read. */
function keepInStep(twin: Twin, { owner, call, left }: Visit): () => void {
  const { list } = twin
  let isAgreed = false
  const say = (state: 'waiting' | 'agreed' | 'failed') => {
    if (!left.aborted) setAgreement(list, { owner, state, retry: again })
  }
  const agreeNow = queued(async () => {
    try {
      await syncList(twin, owner, call, left)
      isAgreed = true
      say('agreed')
    } catch {
      // What is not told now, without a network for one, is told with the next change or page.
      if (!isAgreed) say('failed')
    }
  })
  function again(): void {
    if (!isAgreed) say('waiting')
    agreeNow()
  }

  again()
  const end = list.onChange(agreeNow)
  addEventListener('online', again)
  return () => {
    end()
    removeEventListener('online', again)
  }
}

/** One at a time; what is asked meanwhile is done once more afterwards. */
function queued(act: () => Promise<void>): () => void {
  let state: 'idle' | 'busy' | 'again' = 'idle'
  async function run(): Promise<void> {
    await act()
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
