import { useEffect, useRef } from 'react'

import { waitingEndpoints } from '#contract/draft/waiting.ts'
import type { Draft } from '#contract/draft/draft.ts'

import { useSignedCall } from '../../account/session/use-signed-call.ts'
import type { Shown } from './file-list.ts'

/** Milliseconds for which a count stands before it is told. */
const pause = 1500
let made: string | undefined

/** What this browser is known by, here and nowhere else. */
function readDevice(): string {
  try {
    const kept = localStorage.getItem('draft-device')
    made ??= kept ?? crypto.randomUUID()
    if (kept !== made) localStorage.setItem('draft-device', made)
  } catch {
    // Where nothing is kept it is another browser each time.
    made ??= crypto.randomUUID()
  }
  return made
}

/** Tells the API how many files wait here, so that other devices see it; answers what waits on those. */
export function useToldWaiting({ id, waiting }: Draft, files: readonly Shown[] | null): Draft['waiting'] {
  const call = useSignedCall()
  const device = readDevice()
  const told = useRef(waiting.find((one) => one.device === device)?.count ?? 0)
  const count = files?.filter(({ state }) => state !== 'failed').length ?? null

  useEffect(() => {
    if (count === null || count === told.current) return undefined
    const timer = setTimeout(() => {
      const is_phone = matchMedia('(pointer: coarse)').matches
      // What fails is told with the next file.
      call(waitingEndpoints.announceWaiting, { id, device, count: Math.min(count, 200), is_phone }).then(
        () => (told.current = count),
        () => {},
      )
    }, pause)
    return () => clearTimeout(timer)
  }, [call, id, device, count])

  return waiting.filter((one) => one.device !== device)
}
