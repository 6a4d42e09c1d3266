import { visitEndpoints } from '#contract/lead/visit.ts'

import { useLinkRead } from '../../mail/link/use-link-read.ts'
import { useCall } from '../../use-call.ts'

/** Days that are offered at first sight. */
const days = 14

/** When an agent can show a home in the next two weeks; read again where that failed, or something was taken. */
export function useFreeMoments(agent: number) {
  const call = useCall()
  const { known, keep, failure, retry } = useLinkRead(
    async (signal) => (await call(visitEndpoints.moments, { id: agent, days: String(days) }, signal)).data.moments,
    `moments ${agent}`,
    () => false,
  )
  return { free: known, hasFailed: failure !== null, retry, keep }
}
export type FreeMoments = ReturnType<typeof useFreeMoments>
