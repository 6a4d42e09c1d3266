import { Hono } from 'hono'

import { agencyHandlers } from './agency/handlers.ts'
import { agentHandlers } from './agent/handlers.ts'
import { AppError } from './http/app-error.ts'
import type { Door } from './http/handle.ts'
import { languageOf } from './http/language.ts'
import { refuse, serveDoors } from './http/serve.ts'
import { placeHandlers } from './place/handlers.ts'
import { projectHandlers } from './project/handlers.ts'
import { propertyHandlers } from './property/handlers.ts'
import { searchHandlers } from './search/handlers.ts'
import type { Tools } from './tools/tools.ts'

export type Api = {
  fetch: (request: Request, env?: object) => Response | Promise<Response>
}

/** The whole `/v2` API: every door, and the one catch. */
export function createApi(tools: Tools): Api {
  const app = new Hono()
  serveDoors(app, doorsOf(tools), tools)
  app.notFound((context) => {
    const language = languageOf(context.req.header('accept-language'))
    return refuse(new AppError('request.not_found'), context, language, tools)
  })
  app.onError((error, context) => refuse(error, context, languageOf(context.req.header('accept-language')), tools))
  return { fetch: (request, env) => app.fetch(request, env) }
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
