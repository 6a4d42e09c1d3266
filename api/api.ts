import type { MailKind } from '#contract/mail/mail.ts'

import { createAuditHandlers } from './audit/handlers.ts'
import { createAccountHandlers } from './account/handlers.ts'
import { createFactorHandlers } from './account/factor/handlers.ts'
import { createAccountMails } from './account/mails.ts'
import { createConnectionHandlers } from './connection/handlers.ts'
import { createConnectionMails } from './connection/mails.ts'
import { createCallerReader } from './connection/read-caller.ts'
import { startWebhooks } from './connection/webhook/start-webhooks.ts'
import { createAgencyHandlers } from './agency/handlers.ts'
import { createAgentHandlers } from './agent/handlers.ts'
import { createExchangeHandlers } from './exchange/handlers.ts'
import { createResoHandlers } from './exchange/reso/handlers.ts'
import { createMcp } from './exchange/mcp/create-mcp.ts'
import { createAlertHandlers } from './saved-search/alert/handlers.ts'
import { createAlertMails } from './saved-search/alert/mails.ts'
import { createDraftHandlers } from './draft/handlers.ts'
import { startSchedules } from './draft/start-schedules.ts'
import { createDraftMails } from './draft/mails.ts'
import { startAlerts } from './saved-search/alert/start-alerts.ts'
import { createEditorialHandlers } from './editorial/handlers.ts'
import { createExchangeRateHandlers } from './exchange-rate/handlers.ts'
import { type BodyReader, findBodyReader } from './http/body.ts'
import type { Call } from './http/call.ts'
import { writeCorsHeaders } from './http/cors.ts'
import type { Route } from './http/handle.ts'
import { permissions } from './http/permissions.ts'
import { fetchFrom, type Listener, createListener } from './http/reach.ts'
import { createServing } from './http/serve.ts'
import { createOperationReads } from './operation/reads.ts'
import { createFigureHandlers } from './figure/handlers.ts'
import { createOpenings, startWritingOpenings } from './figure/start-openings.ts'
import { createFreshnessHandlers } from './freshness/handlers.ts'
import { createFreshnessMails } from './freshness/mails.ts'
import { startRanks } from './freshness/start-ranks.ts'
import { startFreshness } from './freshness/start-freshness.ts'
import { createFavoriteHandlers } from './favorite/handlers.ts'
import { type Outbox, type Writer, deliverMails } from './mail/deliver-mails.ts'
import type { Mailer } from './mail/mailer.ts'
import { createLookAlikeHandlers } from './look-alike/handlers.ts'
import { createLookAlikeMails } from './look-alike/mails.ts'
import { createDeskHandlers, createEnquiryHandlers } from './lead/handlers.ts'
import { createLeadMails } from './lead/mails.ts'
import { createVisitHandlers } from './lead/visit/handlers.ts'
import { createVisitMails } from './lead/visit/mails.ts'
import { startReminders } from './lead/visit/start-reminders.ts'
import { createMailReads } from './mail/reads.ts'
import { createCaptchaHandlers } from './http/limit/handlers.ts'
import { createNewsletterHandlers } from './newsletter/handlers.ts'
import { createNewsletterMails } from './newsletter/mails.ts'
import { createMetrics } from './operation/metrics.ts'
import { startMaintenance } from './operation/start-maintenance.ts'
import { addTusHeaders } from './picture/add-tus-headers.ts'
import { createImportHandlers } from './import/handlers.ts'
import { createImportMails } from './import/mails.ts'
import { startFeedPictures, startImports } from './import/start-imports.ts'
import { createPictureHandlers } from './picture/handlers.ts'
import { createPictureReads } from './picture/reads.ts'
import { startPictures } from './picture/start-pictures.ts'
import { placeHandlers } from './place/handlers.ts'
import { createProjectHandlers } from './project/handlers.ts'
import { startBulks } from './workspace/bulk/follow-bulks.ts'
import { createBulkHandlers } from './workspace/bulk/handlers.ts'
import { createWorkspaceHandlers } from './workspace/handlers.ts'
import { createOfferHandlers } from './property/offer/handlers.ts'
import { createPropertyHandlers } from './property/handlers.ts'
import { createOnce } from './http/repeat/once.ts'
import { createProviderHandlers } from './account/provider/handlers.ts'
import { createSavedSearchHandlers } from './saved-search/handlers.ts'
import { searchHandlers } from './search/handlers.ts'
import { createSentenceHandlers } from './search/sentence/handlers.ts'
import { createProfileHandlers, createTeamHandlers } from './team/handlers.ts'
import { createTeamMails } from './team/mails.ts'
import type { Tools } from './tools.ts'
import type { Loop } from './tools/start-loop.ts'
import { uploadReads } from './http/upload/reads.ts'

/** What the API is made of; without a `mailer` its emails wait in the outbox, and all upkeep is left to other processes. */
export type Materials = Omit<Tools, 'wakeOutbox' | 'wakePictures'> & {
  mailer: Mailer | undefined
  /** Pictures that are made at once of what was uploaded. */
  pictureWorkers?: number
}

export type Api = {
  /** For calls from this process. */
  fetch: (request: Request) => Promise<Response>
  /** For calls over HTTP. */
  listener: Listener
  /** What reads the body of a call; nothing where nothing does. */
  bodyReader: (method: string, path: string) => BodyReader | undefined
  /** From now on `/readyz` says no; what is asked is still answered. */
  drain: () => void
  /** Waits for the emails that are being enqueued and handed over. */
  close: () => Promise<void>
}

/** What is done in the background, each by one process of however many. */
const jobs = [
  startAlerts,
  startReminders,
  startMaintenance,
  startSchedules,
  startFreshness,
  startRanks,
  startBulks,
  startWebhooks,
  startImports,
  startFeedPictures,
]

/** The whole API: every endpoint, health, figures and description. */
export function createApi({ mailer, pictureWorkers = 1, ...materials }: Materials): Api {
  let outbox: Outbox | undefined
  let pictures: Loop | undefined
  const tools: Tools = { ...materials, wakeOutbox: () => outbox?.wake(), wakePictures: () => pictures?.wake() }
  let inBackground: Pick<Loop, 'close'>[] = []
  if (mailer) {
    outbox = deliverMails({ db: tools.db, log: tools.log, mailer, writers: createMailWriters(tools) })
    pictures = startPictures(tools, pictureWorkers)
    inBackground = [...jobs.map((start) => start(tools)), pictures]
  }

  const openings = createOpenings(tools)
  inBackground.push(startWritingOpenings(tools, openings))
  const routes = listRoutes(tools, openings)
  const metrics = createMetrics(tools)
  let isDraining = false

  const reads = {
    ...createOperationReads(routes, tools, { metrics, isDraining: () => isDraining }),
    ...uploadReads(tools),
    ...createPictureReads(tools),
    ...createMailReads(tools),
  }
  const readSession = createCallerReader(tools.db)
  const once = createOnce(tools)
  const protocols = createMcp(tools, (request) => api.fetch(request))
  const answer = createServing(routes, reads, {
    ...tools,
    protocols,
    permissions,
    readSession,
    once,
    observe: metrics.observe,
  })
  const allow = writeCorsHeaders(tools.siteUrl)
  const ask = async (call: Call) => allow(call, addTusHeaders(call, await answer(call)))

  const api: Api = {
    fetch: fetchFrom(ask),
    listener: createListener(ask),
    bodyReader: findBodyReader([...routes.map(({ endpoint }) => endpoint), { method: 'POST', path: '/mcp' }]),
    drain: () => {
      isDraining = true
    },
    close: async () => {
      await Promise.all(inBackground.map(({ close }) => close()))
      await outbox?.close()
    },
  }
  return api
}

/** How every kind of email is written. */
export function createMailWriters(tools: Tools): Record<Exclude<MailKind, 'visit_requested'>, Writer> {
  return {
    ...createAccountMails(tools),
    ...createAlertMails(tools),
    ...createLeadMails(tools),
    ...createVisitMails(tools),
    ...createNewsletterMails(tools),
    ...createFreshnessMails(tools),
    ...createTeamMails(tools),
    ...createDraftMails(tools),
    ...createConnectionMails(tools),
    ...createImportMails(tools),
    ...createLookAlikeMails(tools),
  }
}

/** Every endpoint of the API. */
export function listRoutes(tools: Tools, openings = createOpenings(tools)): Route[] {
  return [
    ...createAccountHandlers(tools),
    ...createFactorHandlers(tools),
    ...createProviderHandlers(tools),
    ...createFavoriteHandlers(tools),
    ...createSavedSearchHandlers(tools),
    ...createAlertHandlers(tools),
    ...createCaptchaHandlers(tools),
    ...createEnquiryHandlers(tools),
    ...createDeskHandlers(tools),
    ...createVisitHandlers(tools),
    ...createNewsletterHandlers(tools),
    ...searchHandlers(tools),
    ...createSentenceHandlers(tools),
    ...createPropertyHandlers(tools),
    ...createOfferHandlers(tools),
    ...createFreshnessHandlers(tools),
    ...createFigureHandlers(openings),
    ...createProjectHandlers(tools),
    ...createAgentHandlers(tools),
    ...createAgencyHandlers(tools),
    ...placeHandlers(tools),
    ...createEditorialHandlers(tools),
    ...createExchangeRateHandlers(tools),
    ...createTeamHandlers(tools),
    ...createProfileHandlers(tools),
    ...createAuditHandlers(tools),
    ...createPictureHandlers(tools),
    ...createDraftHandlers(tools),
    ...createImportHandlers(tools),
    ...createLookAlikeHandlers(tools),
    ...createWorkspaceHandlers(tools),
    ...createBulkHandlers(tools),
    ...createExchangeHandlers(tools),
    ...createResoHandlers(tools),
    ...createConnectionHandlers(tools),
  ]
}
