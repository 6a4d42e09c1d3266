import type { Language } from '#contract/fields.ts'

import { AppError } from '../app-error.ts'
import { type Answer, answerHeaders, type Call, respondJson } from '../http/call.ts'
import type { Route } from '../http/handle.ts'
import { readLanguage } from '../http/language.ts'
import type { ReadRoutes } from '../http/serve.ts'
import type { Tools } from '../tools.ts'
import { renderDocsPage } from './docs-page.ts'
import { checkReadiness } from './health.ts'
import { mayReadMetrics } from './metrics-access.ts'
import type { Metrics } from './metrics.ts'
import { describeApi, type Description } from './openapi.ts'

type Running = { metrics: Metrics; isDraining: () => boolean }

/** Health, figures and description of the API: what those who run it and write for it ask. */
export function createOperationReads(
  routes: readonly Route[],
  tools: Tools,
  { metrics, isDraining }: Running,
): ReadRoutes {
  const isReady = checkReadiness(tools.database)
  const described: Partial<Record<Language, Description>> = {}
  const describe = (language: Language) =>
    (described[language] ??= describeApi(
      routes.map(({ endpoint }) => endpoint),
      language,
    ))

  return {
    '/livez': () => respondJson('{"status":"ok"}'),

    '/readyz': async () => {
      const isServing = !isDraining() && (await isReady())
      return isServing ? respondJson('{"status":"ready"}') : { ...respondJson('{"status":"unavailable"}'), status: 503 }
    },

    '/metrics': async (call) => {
      if (!mayReadMetrics(call, tools.metricsToken)) throw new AppError('request.not_found')
      return respondJson(await metrics.text(), { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' })
    },

    '/v2/openapi.json': (call) => respondJson(JSON.stringify(describe(chooseLanguage(call)))),

    '/v2/docs': (call): Answer => {
      const language = chooseLanguage(call)
      const { html, policy } = renderDocsPage(describe(language), language)
      const headers = {
        ...answerHeaders,
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policy,
      }
      return { status: 200, headers, body: html }
    },
  }
}

function chooseLanguage(call: Call) {
  return readLanguage(new URLSearchParams(call.query).get('lang') ?? call.header('accept-language'))
}
