import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

import { uploadEndpoints } from '#contract/picture/upload.ts'

import { useSession } from '../../account/session/session.ts'
import { useSignedCall } from '../../account/session/use-signed-call.ts'
import type { Shown } from './file-list.ts'
import { UploadQueue, type Add } from './upload-queue.ts'
import { useUploadServer } from './use-upload-server.ts'
import type { WaitingFile } from './waiting-files.ts'

type OnReady = (file: WaitingFile, became: string, add: Add) => Promise<void> | void

const nothing: readonly Shown[] = []

/** The files on their way to a draft; `onReady` puts what they became into it. */
export function useUploadQueue(draftId: number, onReady: OnReady) {
  const call = useSignedCall()
  const server = useUploadServer()
  const person = useSession()?.user.email ?? ''
  const ready = useEffectEvent(onReady)
  const [queue, setQueue] = useState<UploadQueue | null>(null)

  useEffect(() => {
    const opened = new UploadQueue({
      draftId,
      person,
      server: { ...server, look: async (id) => (await call(uploadEndpoints.upload, { id })).data },
      onReady: (file, became, add) => ready(file, became, add),
    })
    void opened.open()
    // It lives as long as this effect does.
    // oxlint-disable-next-line react/set-state-in-effect
    setQueue(opened)
    return () => opened.close()
  }, [draftId, person, server, call])

  const files = useSyncExternalStore(
    queue?.subscribe ?? subscribeToNothing,
    () => queue?.read() ?? nothing,
    () => nothing,
  )
  return { queue, files }
}

const subscribeToNothing = () => () => {}
