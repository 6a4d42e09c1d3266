import { setTimeout as sleep } from 'node:timers/promises'

import type { Context, Hono } from 'hono'

import type { Language } from '#contract/fields.ts'

import type { Tools } from '../tools/tools.ts'
import { AppError } from './app-error.ts'
import { readBody } from './body.ts'
import { isConnectionLost } from './database-errors.ts'
import { type Door, Json } from './handle.ts'
import { parseInput, readQuery } from './input.ts'
import { languageOf } from './language.ts'
import { asAppError, refusalOf } from './refusal.ts'

/** What every answer of the API carries, whoever asks. */
export const answerHeaders = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'private, no-cache',
  Vary: 'Accept-Language, Origin',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
} as const

/** A call that has no answer by then gets a 503, whatever it waits for. */
const patience = 2800
const longestAddress = 8192

type Serving = Pick<Tools, 'clientApiKey' | 'log'>

/** Opens every door at its path; a method that a path does not have answers 405. */
export function serveDoors(app: Hono, doors: readonly Door[], tools: Serving): void {
  const byPath = Map.groupBy(doors, ({ endpoint }) => endpoint.path)
  // `/v2/properties/map` must not be taken for a code.
  const paths = [...byPath].sort(([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')))
  for (const [path, here] of paths) {
    const byMethod = new Map(here.map((door) => [door.endpoint.method as string, door]))
    app.all(path.replace(/\{(\w+)\}/g, ':$1'), (context) => {
      const door = byMethod.get(context.req.method)
      return door ? serve(door, context, tools) : refuseMethod(context, allowed([...byMethod.keys()]))
    })
  }
}

async function serve(door: Door, context: Context, tools: Serving): Promise<Response> {
  const language = languageOf(context.req.header('accept-language'))
  try {
    return await answer(door, context, tools, language)
  } catch (error) {
    return refuse(error, context, language, tools)
  }
}

async function answer(door: Door, context: Context, { clientApiKey }: Serving, language: Language): Promise<Response> {
  const { endpoint } = door
  const { req } = context
  if (endpoint.access === 'client' && req.header('x-api-key') !== clientApiKey) throw new AppError('client.required')
  if (req.url.length > longestAddress) throw new AppError('request.uri_too_long')

  const given = endpoint.method === 'GET' ? readQuery(req.url) : await readBody(req.raw)
  const input = parseInput(endpoint.input, Object.assign(given, req.param()))
  const found = await inTime(() => door.answer({ input, language }), endpoint.method === 'GET')
  if (found instanceof Json) {
    return new Response(found.text, { headers: found.headers ? { ...answerHeaders, ...found.headers } : answerHeaders })
  }
  return new Response(JSON.stringify(endpoint.output.parse(found)), { headers: answerHeaders })
}

/** Waits no longer than `patience`; a read whose connection broke is tried once more. */
async function inTime(work: () => unknown, isRepeatable: boolean): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new AppError('request.overloaded')), patience)
  })
  try {
    return await Promise.race([isRepeatable ? twice(work) : work(), late])
  } finally {
    clearTimeout(timer)
  }
}

async function twice(work: () => unknown): Promise<unknown> {
  try {
    return await work()
  } catch (error) {
    if (!isConnectionLost(error)) throw error
    await sleep(50 + Math.random() * 100)
    return work()
  }
}

/** The one catch: every error becomes an answer that says nothing of the inside. */
export function refuse(error: unknown, context: Context, language: Language, { log }: Pick<Tools, 'log'>): Response {
  const refused = asAppError(error)
  const requestId = requestIdOf(context)
  if (refused.status >= 500) {
    const { method, path } = context.req
    log.error({ err: refused.cause ?? refused, requestId, method, path }, 'a call failed')
  }
  const { status, headers, body } = refusalOf(refused, language)
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...answerHeaders, 'X-Request-Id': requestId, ...headers },
  })
}

export function refuseMethod(context: Context, allow: string): Response {
  const { body, status } = refusalOf(
    new AppError('request.wrong_method'),
    languageOf(context.req.header('accept-language')),
  )
  return new Response(JSON.stringify(body), { status, headers: { ...answerHeaders, Allow: allow } })
}

function allowed(methods: string[]): string {
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
}

function requestIdOf(context: Context): string {
  const given = context.req.header('x-request-id')
  return given && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID()
}
