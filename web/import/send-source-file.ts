import { maxPieceBytes } from '#contract/picture/picture.ts'

import { sendFile } from '../draft/pictures/send-file.ts'
import { findUploadPlace, keepUploadPlace } from './upload-place.ts'

type Way = {
  sourceId: number
  file: File
  server: { endpoint: string; headers: () => Record<string, string> }
  onSent: (bytes: number) => void
  onLost: () => void
}
/** How it ended: what the API calls the upload, or why it said no. */
export type Outcome = { upload: string } | { message: string } | 'stopped'

const restMs = 5000

/** Sends a file of a source until all of it is there, from wherever an earlier sending of it stands. */
export function sendSourceFile(way: Way): { done: Promise<Outcome>; stop: () => void } {
  const { promise: stopped, resolve } = Promise.withResolvers<'stopped'>()
  return { done: goOn(way, stopped), stop: () => resolve('stopped') }
}

async function goOn(way: Way, stopped: Promise<'stopped'>): Promise<Outcome> {
  const { sourceId, file, server, onSent, onLost } = way
  const name = `import-upload ${sourceId} ${file.name} ${file.size} ${file.lastModified}`
  for (;;) {
    const address = findUploadPlace(name)
    const { done, stop } = sendFile({
      endpoint: server.endpoint,
      headers: server.headers(),
      blob: file,
      address,
      metadata: { purpose: 'import', source: String(sourceId), name: file.name },
      mostAtOnce: maxPieceBytes,
      onAddress: (next) => keepUploadPlace(name, next),
      onProgress: onSent,
    })
    const ended = await Promise.race([done, stopped])
    if (ended === 'stopped') {
      stop()
      return ended
    }
    if (ended === 'lost') {
      onLost()
      if ((await Promise.race([rest(), stopped])) === 'stopped') return 'stopped'
      continue
    }
    const upload = findUploadPlace(name)?.split('/').at(-1) ?? ''
    keepUploadPlace(name, null)
    if (ended === 'whole') return { upload }
    // It was left there too long; it is whole here.
    if (!address || ![404, 410].includes(ended.status)) return { message: ended.message }
  }
}

/** Until the network is there, or a while is over. */
function rest(): Promise<void> {
  return new Promise((resolve) => {
    function go(): void {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, restMs)
    addEventListener('online', go)
  })
}
