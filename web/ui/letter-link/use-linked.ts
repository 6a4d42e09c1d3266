import { useEffect, useEffectEvent, useState } from 'react'

import type { Call } from '../../api-client.ts'
import { useTexts } from '../../texts.ts'
import { useCall } from '../../use-call.ts'
import { saidOf } from '../form/said-error.ts'
import { notify } from '../snackbar.ts'
import type { IsOver } from './letter-link.tsx'

/** What a letter's link says of what it leads to, and that its reader may. */
export type LinkKey = { key: string; signature: string }
/** What a link leads to, read and changed; they stay the same functions. */
type Doors<Known, Change> = {
  read: (call: Call, link: LinkKey, signal: AbortSignal) => Promise<{ data: Known }>
  save: (call: Call, link: LinkKey, change: Change) => Promise<{ data: Known }>
}

/** What a letter's link leads to: read, read again where that failed, and changed; `saved` is said of a change. */
export function useLinked<Known, Change>(
  { read, save }: Doors<Known, Change>,
  { key, signature }: LinkKey,
  isOver: IsOver,
  saved: string,
) {
  const t = useTexts()
  const call = useCall()
  const [known, setKnown] = useState<Known | null>(null)
  /** The try that failed. */
  const [failed, setFailed] = useState<number | null>(null)
  const [tries, setTries] = useState(0)
  const [isChanging, setChanging] = useState(false)

  const tell = useEffectEvent(isOver)
  useEffect(() => {
    const request = new AbortController()
    read(call, { key, signature }, request.signal).then(
      ({ data }) => setKnown(data),
      (error: unknown) => {
        if (!request.signal.aborted && !tell(error)) setFailed(tries)
      },
    )
    return () => request.abort()
  }, [call, read, key, signature, tries])

  async function change(wish: Change): Promise<void> {
    setChanging(true)
    try {
      const { data } = await save(call, { key, signature }, wish)
      setKnown(data)
      notify(saved)
    } catch (error) {
      if (!isOver(error)) notify(saidOf(error, t).join('\n'))
    }
    setChanging(false)
  }

  return { known, hasFailed: failed === tries, isChanging, retry: () => setTries(tries + 1), change }
}
