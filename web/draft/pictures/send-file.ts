import { DefaultHttpStack, DetailedError, Upload } from 'tus-js-client'

import { usualPieceBytes } from '#contract/picture/picture.ts'

export type Sending = {
  blob: Blob
  /** Where it was begun; null begins it. */
  address: string | null
  endpoint: string
  headers: Record<string, string>
  metadata: Record<string, string>
  onAddress: (address: string) => void
  onProgress: (sent: number) => void
  /** Bytes of the largest piece, where that is not the usual. */
  mostAtOnce?: number
}

/** How a sending ended: all is there, the connection is not, or the API said no. */
export type Sent = 'whole' | 'lost' | { status: number; code: string; message: string }

/** Milliseconds before each new try, from the last piece that came through; then it is another's turn. */
const retries = [1000, 3000, 8000, 20_000]
/** What a piece should take, in milliseconds: when a connection drops, the piece under way is sent again. */
const wished = 800
const leastPiece = 32 * 1024

/** Sends a file in pieces from wherever it stands. Answers how it goes, and how to stop it. */
export function sendFile(sending: Sending): { done: Promise<Sent>; stop: () => void } {
  let began = performance.now()
  let upload: Upload | undefined
  const done = new Promise<Sent>((resolve) => {
    const { blob, address, endpoint, headers, metadata, onAddress, onProgress, mostAtOnce } = sending
    upload = new Upload(blob, {
      endpoint,
      uploadUrl: address,
      headers,
      metadata,
      // Whatever the line is like, the first piece gets through.
      chunkSize: leastPiece,
      retryDelays: retries,
      storeFingerprintForResuming: false,
      httpStack: new CheckedStack({}),
      onUploadUrlAvailable: () => upload?.url && onAddress(upload.url),
      onProgress: (sent) => onProgress(sent),
      onChunkComplete: (bytes) => {
        if (upload) upload.options.chunkSize = choosePiece(bytes, performance.now() - began, mostAtOnce)
        began = performance.now()
      },
      onShouldRetry: (error) => {
        began = performance.now()
        const status = error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0
        return navigator.onLine && (status === 0 || status >= 500 || [409, 423, 429, 460].includes(status))
      },
      onSuccess: () => resolve('whole'),
      onError: (error) => resolve(readError(error)),
    })
    upload.start()
  })
  return { done, stop: () => void upload?.abort() }
}

function choosePiece(bytes: number, milliseconds: number, most = usualPieceBytes): number {
  const fitting = (bytes / Math.max(1, milliseconds)) * wished
  return Math.round(Math.min(most, Math.max(leastPiece, fitting)))
}

function readError(error: unknown): Sent {
  const response = error instanceof DetailedError ? error.originalResponse : null
  const status = response?.getStatus() ?? 0
  if (status === 0 || status >= 500 || status === 429 || status === 408) return 'lost'
  try {
    const { code, message } = JSON.parse(response!.getBody()) as { code: string; message: string }
    return { status, code, message }
  } catch {
    return { status, code: 'request.failed', message: '' }
  }
}

/** Says of each piece what its bytes add up to, where the browser can: what was damaged on the way is sent again. */
class CheckedStack extends DefaultHttpStack {
  override createRequest(method: string, url: string) {
    const request = super.createRequest(method, url)
    const send = request.send.bind(request)
    request.send = async (body?: unknown) => {
      if (body instanceof Blob && globalThis.crypto?.subtle) {
        const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await body.arrayBuffer()))
        request.setHeader('Upload-Checksum', `sha256 ${btoa(String.fromCodePoint(...digest))}`)
      }
      return send(body)
    }
    return request
  }
}
