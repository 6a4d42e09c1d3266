import { useEffect, useEffectEvent, useState } from 'react'

import type { IsOver } from './mail-link.tsx'

/** Asks what an email's link leads to as soon as it is opened, which changes nothing; `about` names what is asked. */
export function useLinkRead<Known>(read: (signal: AbortSignal) => Promise<Known>, about: string, isOver: IsOver) {
  const [known, setKnown] = useState<Known | null>(null)
  /** What failed, and in which try. */
  const [failed, setFailed] = useState<{ error: unknown; tried: string } | null>(null)
  const [tries, setTries] = useState(0)
  const tried = `${about} ${tries}`

  const ask = useEffectEvent(read)
  const tell = useEffectEvent(isOver)
  useEffect(() => {
    const request = new AbortController()
    ask(request.signal).then(setKnown, (error: unknown) => {
      if (!request.signal.aborted && !tell(error)) setFailed({ error, tried })
    })
    return () => request.abort()
  }, [tried])

  return {
    known,
    keep: setKnown,
    failure: failed?.tried === tried ? failed.error : null,
    retry: () => setTries(tries + 1),
  }
}
