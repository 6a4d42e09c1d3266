import { useEffect, useState } from 'react'

import { uploadEndpoints, type StoredPicture } from '#contract/picture/upload.ts'

import { useSignedCall } from '../../account/session/use-signed-call.ts'

const lookAgain = 1500

/** Pictures by their keys, asked for again for as long as some are being made. */
export function useStoredPictures(keys: readonly string[]): ReadonlyMap<string, StoredPicture> {
  const call = useSignedCall()
  const [known, setKnown] = useState<ReadonlyMap<string, StoredPicture>>(new Map())
  const wanted = keys.filter((key) => !known.has(key) || known.get(key)!.state === 'raw').join(' ')
  useEffect(() => {
    if (!wanted) return undefined
    const gone = new AbortController()
    void follow(wanted.split(' '), gone.signal, async (keys) => {
      const { data } = await call(uploadEndpoints.pictures, { keys }, gone.signal)
      setKnown((before) => new Map([...before, ...data.map((picture) => [picture.key, picture] as const)]))
      return data.some(({ state }) => state === 'raw') || data.length < keys.length
    })
    return () => gone.abort()
  }, [wanted, call])
  return known
}

/** Looks again and again until nothing is to come, or what was begun is given up. */
async function follow(keys: string[], gone: AbortSignal, look: (keys: string[]) => Promise<boolean>): Promise<void> {
  while (!gone.aborted) {
    const isLate = await look(keys).catch(() => true)
    if (!isLate) return
    await new Promise((resolve) => setTimeout(resolve, lookAgain))
  }
}
