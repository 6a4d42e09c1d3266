import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

import type { Context, Hono } from 'hono'

import { AppError } from '../http/app-error.ts'
import type { Door } from '../http/handle.ts'
import { languageOf } from '../http/language.ts'
import { answerHeaders, refuse, serveReads, type Serving } from '../http/serve.ts'
import type { Tools } from '../tools/tools.ts'
import { docsPage } from './docs-page.ts'
import { readinessOf } from './health.ts'
import type { Metrics } from './metrics.ts'
import { describeApi } from './openapi.ts'

type Running = { metrics: Metrics; isEnding: () => boolean }

/** Health, figures and description of the API: what those who run it and write for it ask. */
export function serveOperations(
  app: Hono,
  doors: readonly Door[],
  tools: Tools & Serving,
  { metrics, isEnding }: Running,
): void {
  const serve = (path: string, answer: (context: Context) => Response | Promise<Response>) =>
    serveReads(app, path, answer, tools)
  const isReady = readinessOf(tools.database)
  const endpoints = doors.map(({ endpoint }) => endpoint)

  serve('/livez', () => said({ status: 'ok' }))

  serve('/readyz', async () => {
    const isServing = !isEnding() && (await isReady())
    return said({ status: isServing ? 'ready' : 'unavailable' }, isServing ? 200 : 503)
  })

  serve('/metrics', async (context) => {
    if (!mayReadMetrics(context, tools.metricsToken)) return refuse(new AppError('request.not_found'), context, tools)
    return new Response(await metrics.text(), {
      headers: { ...answerHeaders, 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' },
    })
  })

  serve('/v2/openapi.json', (context) => {
    const language = languageOf(context.req.query('lang') ?? context.req.header('accept-language'))
    return said(describeApi(endpoints, language))
  })

  serve('/v2/docs', (context) => {
    const language = languageOf(context.req.query('lang') ?? context.req.header('accept-language'))
    const { html, policy } = docsPage(describeApi(endpoints, language), language)
    return new Response(html, {
      headers: { ...answerHeaders, 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
    })
  })
}

function said(body: object, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: answerHeaders })
}

/** With a token whoever brings it; without one only this machine, and nobody whom a proxy brings. */
function mayReadMetrics(context: Context, token: string | undefined): boolean {
  if (token !== undefined) return isSame(context.req.header('authorization') ?? '', `Bearer ${token}`)
  const { incoming } = (context.env ?? {}) as { incoming?: IncomingMessage }
  const address = incoming?.socket.remoteAddress ?? ''
  const isLocal = /^(::1|(::ffff:)?127\.)/.test(address)
  return isLocal && !incoming!.headers['x-forwarded-for'] && !incoming!.headers.forwarded
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
