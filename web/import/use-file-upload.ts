import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { useUploadServer } from '../draft/pictures/use-upload-server.ts'
import { type Outcome, sendSourceFile } from './send-source-file.ts'

/** A file on its way; `whole` once the API has every byte of it. */
export type Sending = { file: File; sent: number; state: 'sending' | 'paused' | 'lost' | 'whole' }

type Tools = {
  sourceId: number
  onWhole: (upload: string) => void
  onRefused: (message: string) => void
}

/** Sends one file of a source in pieces; who chooses the same file again goes on where it stood. */
export function useFileUpload({ sourceId, onWhole, onRefused }: Tools) {
  const server = useUploadServer()
  const [sending, setSending] = useState<Sending | null>(null)
  const stop = useRef(() => {})
  const [file, setFile] = useState<{ file: File } | null>(null)
  const change = (some: Partial<Sending>) => setSending((now) => now && { ...now, ...some })

  const settle = useEffectEvent((ended: Outcome) => {
    if (ended === 'stopped') return
    setSending((now) => ('upload' in ended && now ? { ...now, sent: now.file.size, state: 'whole' } : null))
    if ('upload' in ended) onWhole(ended.upload)
    else onRefused(ended.message)
  })

  useEffect(() => {
    if (!file) return undefined
    const way = sendSourceFile({
      sourceId,
      file: file.file,
      server,
      onSent: (sent) => setSending((now) => now && { ...now, sent, state: 'sending' }),
      onLost: () => setSending((now) => now && { ...now, state: 'lost' }),
    })
    stop.current = way.stop
    const wait = async () => settle(await way.done)
    void wait()
    return way.stop
  }, [file, server, sourceId])
  useAskBeforeLeaving(sending !== null && sending.state !== 'whole')

  return {
    sending,
    /** Begins, or goes on. */
    send: (chosen: File) => {
      setSending((now) => ({ file: chosen, sent: now?.file === chosen ? now.sent : 0, state: 'sending' }))
      setFile({ file: chosen })
    },
    pause: () => {
      stop.current()
      change({ state: 'paused' })
    },
    drop: () => {
      stop.current()
      setSending(null)
      setFile(null)
    },
  }
}

function useAskBeforeLeaving(isMoving: boolean): void {
  useEffect(() => {
    if (!isMoving) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isMoving])
}
