import { useState } from 'react'

import type { Call } from '../../api-client.ts'
import { useTexts } from '../../texts.ts'
import { useCall } from '../../use-call.ts'
import { describeError } from '../../ui/form/describe-error.ts'
import { notify } from '../../ui/snackbar.ts'
import type { IsOver } from './mail-link.tsx'
import { useLinkRead } from './use-link-read.ts'

/** What an email's link says of what it leads to, and that its reader may. */
export type LinkKey = { key: string; signature: string }
/** What a link leads to, read and changed. */
type Doors<Known, Change> = {
  read: (call: Call, link: LinkKey, signal: AbortSignal) => Promise<{ data: Known }>
  save: (call: Call, link: LinkKey, change: Change) => Promise<{ data: Known }>
}

/** What an email's link leads to: read, read again where that failed, and changed; `saved` is said of a change. */
export function useLinked<Known, Change>(
  { read, save }: Doors<Known, Change>,
  { key, signature }: LinkKey,
  isOver: IsOver,
  saved: string,
) {
  const t = useTexts()
  const call = useCall()
  const { known, keep, failure, retry } = useLinkRead(
    async (signal) => (await read(call, { key, signature }, signal)).data,
    `${key} ${signature}`,
    isOver,
  )
  const [isChanging, setChanging] = useState(false)

  async function change(wish: Change): Promise<void> {
    setChanging(true)
    try {
      const { data } = await save(call, { key, signature }, wish)
      keep(data)
      notify(saved)
    } catch (error) {
      if (!isOver(error)) notify(describeError(error, t).join('\n'))
    }
    setChanging(false)
  }

  return { known, hasFailed: failure !== null, isChanging, retry, change }
}
