import type { IncomingMessage, ServerResponse } from 'node:http'

import { agencyHandlers } from './agency/handlers.ts'
import { agentHandlers } from './agent/handlers.ts'
import { exchangeRateHandlers } from './exchange-rate/handlers.ts'
import type { Call } from './http/call.ts'
import { crossOrigin } from './http/cors.ts'
import type { Door } from './http/handle.ts'
import { fetchFrom, listenerFor } from './http/reach.ts'
import { createServing } from './http/serve.ts'
import { operationReads } from './operation/reads.ts'
import { createMetrics } from './operation/metrics.ts'
import { placeHandlers } from './place/handlers.ts'
import { projectHandlers } from './project/handlers.ts'
import { propertyHandlers } from './property/handlers.ts'
import { searchHandlers } from './search/handlers.ts'
import { sentenceHandlers } from './sentence/handlers.ts'
import type { Tools } from './tools/tools.ts'

export type Api = {
  /** For calls from this process. */
  fetch: (request: Request) => Promise<Response>
  /** For calls over HTTP. */
  listener: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>
  /** From now on `/readyz` says no; what is asked is still answered. */
  beginEnding: () => void
}

/** The whole API: every door, health, figures and description. */
export function createApi(tools: Tools): Api {
  const doors = doorsOf(tools)
  const metrics = createMetrics(tools)
  let isEnding = false

  const reads = operationReads(doors, tools, { metrics, isEnding: () => isEnding })
  const answer = createServing(doors, reads, { ...tools, observe: metrics.observe })
  const allow = crossOrigin(tools.siteUrl)
  const ask = async (call: Call) => allow(call, await answer(call))

  return {
    fetch: fetchFrom(ask),
    listener: listenerFor(ask),
    beginEnding: () => {
      isEnding = true
    },
  }
}

function doorsOf(tools: Tools): Door[] {
  return [
    ...searchHandlers(tools),
    ...sentenceHandlers(tools),
    ...propertyHandlers(tools),
    ...projectHandlers(tools),
    ...agentHandlers(tools),
    ...agencyHandlers(tools),
    ...placeHandlers(tools),
    ...exchangeRateHandlers(tools),
  ]
}
