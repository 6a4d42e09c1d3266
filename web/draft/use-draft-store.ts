import { useEffect, useState } from 'react'

import { useSession } from '../account/session/session.ts'
import { useSignedCall } from '../account/session/use-signed-call.ts'
import type { DraftStore } from './saving/draft-store.ts'
import { openDraft } from './saving/open-draft.ts'

type Opened = { of: string; store: DraftStore } | { of: string; failure: unknown }

/** Milliseconds between two looks at what others do. */
const lookEvery = 15_000

/** The open draft of that number; null while it is being opened. */
export function useDraftStore(id: number) {
  const lasting = useSignedCall()
  const call = useSignedCall(false)
  const person = useSession()?.user.email
  const [tries, setTries] = useState(0)
  const [opened, setOpened] = useState<Opened | null>(null)
  const of = `${id} ${person} ${tries}`

  useEffect(() => {
    if (!person) return undefined
    let store: DraftStore | undefined
    let isGone = false
    openDraft(id, person, { call, lasting }).then(
      (ready) => {
        store = ready
        return isGone ? ready.close() : setOpened({ of, store: ready })
      },
      (failure: unknown) => isGone || setOpened({ of, failure }),
    )
    return () => {
      isGone = true
      void store?.flush()
      store?.close()
    }
  }, [id, person, of, call, lasting])

  const current = opened?.of === of ? opened : null
  const store = current && 'store' in current ? current.store : null
  useGuard(store)
  const hasFailed = current !== null && !store
  useEffect(() => {
    if (!hasFailed) return undefined
    const again = () => setTries((before) => before + 1)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [hasFailed])
  return {
    store,
    failure: current && 'failure' in current ? current.failure : null,
    again: () => setTries((before) => before + 1),
  }
}

/** Sends before the page is left, looks what others do while it is seen, and goes on when the network is back. */
function useGuard(store: DraftStore | null): void {
  useEffect(() => {
    if (!store) return undefined
    const send = () => void store.flush()
    const look = () => {
      if (document.visibilityState === 'visible') void store.look().catch(() => {})
    }
    const seen = () => (document.visibilityState === 'visible' ? look() : send())
    const ask = (event: BeforeUnloadEvent) => {
      send()
      if (store.isAtRisk()) event.preventDefault()
    }
    const timer = setInterval(look, lookEvery)
    addEventListener('online', send)
    addEventListener('pagehide', send)
    addEventListener('beforeunload', ask)
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearInterval(timer)
      removeEventListener('online', send)
      removeEventListener('pagehide', send)
      removeEventListener('beforeunload', ask)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [store])
}
