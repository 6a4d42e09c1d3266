import { visitEndpoints } from '#contract/lead/visit.ts'

import { useLinkRead } from '../../mail/link/use-link-read.ts'
import { useCall } from '../../use-call.ts'

/** Days that are offered at first sight. */
export const offeredDays = 14

const none: readonly string[] = []

function listTaken(before: readonly string[] | null, known: readonly string[]): readonly string[] {
  return before?.filter((moment) => !known.includes(moment)) ?? none
}

/**
 * When an agent can show a home in the next two weeks; read again where that failed, or something was taken. What the
 * page knew `before` stands until the answer is there, and what was `taken` or has passed meanwhile keeps its place.
 */
export function useFreeMoments(agent: number, before: readonly string[] | null = null) {
  const call = useCall()
  const { known, failure, retry } = useLinkRead(
    async (signal) =>
      (await call(visitEndpoints.moments, { id: agent, days: String(offeredDays) }, signal)).data.moments,
    `moments ${agent}`,
    () => false,
  )
  const free = known ?? before
  return { free, taken: known ? listTaken(before, known) : none, hasFailed: failure !== null, retry }
}
export type FreeMoments = ReturnType<typeof useFreeMoments>
