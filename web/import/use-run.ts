import { useEffect, useEffectEvent, useState } from 'react'

import { importEndpoints, type Run } from '#contract/import/import.ts'

import { useAnswer } from '../account/session/use-answer.ts'
import { useSignedCall } from '../account/session/use-signed-call.ts'
import { useLanguage } from '../texts.ts'
import { getTone } from './describe-run.ts'

const looks = { moving: 1500, pictures: 15_000 }

/** A run as it is now: looked at again while it moves and its page is seen. `isStale` while that cannot be asked. */
export function useRun(id: number, run: number) {
  const call = useSignedCall()
  const language = useLanguage()
  const [isStale, setStale] = useState(false)
  const ask = { id, run }
  const { data, failure, again, keep } = useAnswer(`run ${id} ${run} ${language}`, (asked, signal) =>
    asked(importEndpoints.run, ask, signal),
  )
  const current = data?.data ?? null
  const pause = current && choosePause(current)
  const look = useEffectEvent(async (isLeft: () => boolean) => {
    if (document.visibilityState === 'hidden') return
    try {
      const answer = await call(importEndpoints.run, ask)
      if (isLeft()) return
      keep(answer)
      setStale(false)
    } catch {
      if (!isLeft()) setStale(true)
    }
  })
  useEffect(() => {
    if (!pause) return undefined
    let hasLeft = false
    let timer: ReturnType<typeof setTimeout>
    const isLeft = () => hasLeft
    const next = () => {
      timer = setTimeout(() => void look(isLeft).finally(() => hasLeft || next()), pause)
    }
    const onSeen = () => void look(isLeft)
    next()
    document.addEventListener('visibilitychange', onSeen)
    return () => {
      hasLeft = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onSeen)
    }
  }, [pause])
  return { run: current, failure, isStale, again, show: (next: Run) => keep({ data: next }) }
}

/** Milliseconds until it is worth looking again; null where nothing moves by itself. */
function choosePause({ state, pictures }: Run): number | null {
  if (getTone(state) === 'moves') return looks.moving
  return state === 'done' && pictures.state === 'waiting' ? looks.pictures : null
}
