import { useState } from 'react'

import { importEndpoints, type Run } from '#contract/import/import.ts'

import { useSignedCall } from '../../account/session/use-signed-call.ts'
import { useRefused } from '../use-refused.ts'

const endpoints = {
  apply: importEndpoints.applyRun,
  approve: importEndpoints.approveRun,
  stop: importEndpoints.stopRun,
  undo: importEndpoints.undoRun,
} as const
type Act = keyof typeof endpoints

/** Does something with a run and shows what became of it; what was refused is said in lines. */
export function useRunAct({ id: run, source: { id } }: Run, onShow: (run: Run) => void) {
  const call = useSignedCall()
  const [doing, setDoing] = useState<Act | null>(null)
  const { failure, onRefused, clear } = useRefused()

  async function act(name: Act): Promise<Run | null> {
    setDoing(name)
    clear()
    try {
      const { data } = await call(endpoints[name], { id, run }, undefined, crypto.randomUUID())
      onShow(data)
      return data
    } catch (error) {
      onRefused(error)
      return null
    } finally {
      setDoing(null)
    }
  }
  return { act, doing, failure }
}

/** Whether nothing more is in the way than what the reader was shown and said yes to. */
export function isSameBrakes(shown: Run['brakes'], now: Run['brakes']): boolean {
  return writeBrakes(shown) === writeBrakes(now)
}

const writeBrakes = (brakes: Run['brakes']) => JSON.stringify(brakes.map(({ kind, count, of }) => [kind, count, of]))
