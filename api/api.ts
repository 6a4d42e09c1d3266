import { Hono } from 'hono'

import { agencyHandlers } from './agency/handlers.ts'
import { agentHandlers } from './agent/handlers.ts'
import { AppError } from './http/app-error.ts'
import { crossOrigin } from './http/cors.ts'
import type { Door } from './http/handle.ts'
import { refuse, serveDoors } from './http/serve.ts'
import { serveOperations } from './operation/handlers.ts'
import { createMetrics } from './operation/metrics.ts'
import { placeHandlers } from './place/handlers.ts'
import { projectHandlers } from './project/handlers.ts'
import { propertyHandlers } from './property/handlers.ts'
import { searchHandlers } from './search/handlers.ts'
import type { Tools } from './tools/tools.ts'

export type Api = {
  /** `env.incoming` is Node's own request, where there is one. */
  fetch: (request: Request, env?: object) => Promise<Response>
  /** From now on `/readyz` says no; what is asked is still answered. */
  beginEnding: () => void
}

/** The whole `/v2` API: every door, and the one catch. */
export function createApi(tools: Tools): Api {
  const app = new Hono()
  const allow = crossOrigin(tools.siteUrl)
  const metrics = createMetrics(tools)
  const serving = { ...tools, observe: metrics.observe }
  const doors = doorsOf(tools)
  let isEnding = false

  serveDoors(app, doors, serving)
  serveOperations(app, doors, serving, { metrics, isEnding: () => isEnding })
  app.notFound((context) => refuse(new AppError('request.not_found'), context, tools))
  app.onError((error, context) => refuse(error, context, tools))

  return {
    fetch: async (request, env) => allow(request, await app.fetch(request, env)),
    beginEnding: () => {
      isEnding = true
    },
  }
}

function doorsOf(tools: Tools): Door[] {
  return [
    ...searchHandlers(tools),
    ...propertyHandlers(tools),
    ...projectHandlers(tools),
    ...agentHandlers(tools),
    ...agencyHandlers(tools),
    ...placeHandlers(tools),
  ]
}
