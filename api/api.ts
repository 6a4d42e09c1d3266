import type { Endpoint } from '#contract/endpoint.ts'

import { accountHandlers } from './account/handlers.ts'
import { accountWriters } from './account/mails.ts'
import { findSession } from './account/queries.ts'
import { agencyHandlers } from './agency/handlers.ts'
import { agentHandlers } from './agent/handlers.ts'
import { alertHandlers } from './saved-search/alert/handlers.ts'
import { alertWriters } from './saved-search/alert/mails.ts'
import { type Alerts, startAlerts } from './saved-search/alert/start-alerts.ts'
import { editorialHandlers } from './editorial/handlers.ts'
import { exchangeRateHandlers } from './exchange-rate/handlers.ts'
import { findBodyReader } from './http/body.ts'
import type { Call } from './http/call.ts'
import { crossOrigin } from './http/cors.ts'
import type { Door } from './http/handle.ts'
import { permissions } from './http/permissions.ts'
import { fetchFrom, type Listener, listenerFor } from './http/reach.ts'
import { createServing } from './http/serve.ts'
import { operationReads } from './operation/reads.ts'
import { keptHandlers } from './favorite/handlers.ts'
import { type Outbox, type Writer, deliverLetters } from './mail/deliver-letters.ts'
import type { Post } from './mail/post.ts'
import { deskHandlers, enquiryHandlers } from './lead/handlers.ts'
import { leadWriters } from './lead/mails.ts'
import { letterReads } from './mail/reads.ts'
import { captchaHandlers } from './http/limit/handlers.ts'
import { newsletterHandlers } from './newsletter/handlers.ts'
import { newsletterWriters } from './newsletter/mails.ts'
import { createMetrics } from './operation/metrics.ts'
import { startUpkeep, type Upkeep } from './operation/start-upkeep.ts'
import { placeHandlers } from './place/handlers.ts'
import { projectHandlers } from './project/handlers.ts'
import { propertyHandlers } from './property/handlers.ts'
import { createOnce } from './http/repeat/once.ts'
import { providerHandlers } from './account/provider/handlers.ts'
import { savedSearchHandlers } from './saved-search/handlers.ts'
import { searchHandlers } from './search/handlers.ts'
import { sentenceHandlers } from './search/sentence/handlers.ts'
import type { Tools } from './tools.ts'
import { uploadReads } from './http/upload/reads.ts'

/** What the API is made of; without a `post` its letters wait in the outbox. */
export type Materials = Omit<Tools, 'wakeOutbox'> & { post: Post | undefined }

export type Api = {
  /** For calls from this process. */
  fetch: (request: Request) => Promise<Response>
  /** For calls over HTTP. */
  listener: Listener
  /** The endpoint that reads the body of a call; nothing where none does. */
  bodyReader: (method: string, path: string) => Endpoint | undefined
  /** From now on `/readyz` says no; what is asked is still answered. */
  beginEnding: () => void
  /** Waits for the letters that are being wished for and handed over. */
  close: () => Promise<void>
}

/** The whole API: every door, health, figures and description. */
export function createApi({ post, ...materials }: Materials): Api {
  let outbox: Outbox | undefined
  const tools: Tools = { ...materials, wakeOutbox: () => outbox?.wake() }
  let alerts: Alerts | undefined
  let upkeep: Upkeep | undefined
  if (post) {
    outbox = deliverLetters({ db: tools.db, log: tools.log, post, writers: letterWriters(tools) })
    alerts = startAlerts(tools)
    upkeep = startUpkeep(tools)
  }

  const doors = doorsOf(tools)
  const metrics = createMetrics(tools)
  let isEnding = false

  const reads = {
    ...operationReads(doors, tools, { metrics, isEnding: () => isEnding }),
    ...uploadReads(tools),
    ...letterReads(tools),
  }
  const readSession = (authorization: string | undefined) => findSession(tools.db, authorization)
  const once = createOnce(tools)
  const answer = createServing(doors, reads, {
    ...tools,
    permissions,
    readSession,
    once,
    observe: metrics.observe,
  })
  const allow = crossOrigin(tools.siteUrl)
  const ask = async (call: Call) => allow(call, await answer(call))

  return {
    fetch: fetchFrom(ask),
    listener: listenerFor(ask),
    bodyReader: findBodyReader(doors.map(({ endpoint }) => endpoint)),
    beginEnding: () => {
      isEnding = true
    },
    close: async () => {
      await Promise.all([alerts?.close(), upkeep?.close()])
      await outbox?.close()
    },
  }
}

/** How every kind of letter is written. */
export function letterWriters(tools: Tools): Partial<Record<string, Writer>> {
  return {
    ...accountWriters(tools),
    ...alertWriters(tools),
    ...leadWriters(tools),
    ...newsletterWriters(tools),
  }
}

/** Every door of the API. */
export function doorsOf(tools: Tools): Door[] {
  return [
    ...accountHandlers(tools),
    ...providerHandlers(tools),
    ...keptHandlers(tools),
    ...savedSearchHandlers(tools),
    ...alertHandlers(tools),
    ...captchaHandlers(tools),
    ...enquiryHandlers(tools),
    ...deskHandlers(tools),
    ...newsletterHandlers(tools),
    ...searchHandlers(tools),
    ...sentenceHandlers(tools),
    ...propertyHandlers(tools),
    ...projectHandlers(tools),
    ...agentHandlers(tools),
    ...agencyHandlers(tools),
    ...placeHandlers(tools),
    ...editorialHandlers(tools),
    ...exchangeRateHandlers(tools),
  ]
}
