import { setTimeout as sleep } from 'node:timers/promises'

import type { Context, Hono } from 'hono'

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

/** What serving takes, besides the doors. */
export type Serving = Pick<Tools, 'clientApiKey' | 'log'> & {
  observe: (route: string, method: string, status: number, milliseconds: number) => void
}

/** Opens every door at its path; a method that a path does not have answers 405. */
export function serveDoors(app: Hono, doors: readonly Door[], tools: Serving): void {
  const byPath = Map.groupBy(doors, ({ endpoint }) => endpoint.path)
  // `/v2/properties/map` must not be taken for a code.
  const paths = [...byPath].sort(([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')))
  for (const [path, here] of paths) {
    const byMethod = new Map(here.map((door) => [door.endpoint.method as string, door]))
    const allow = allowed([...byMethod.keys()])
    app.all(path.replace(/\{(\w+)\}/g, ':$1'), (context) => {
      const door = byMethod.get(methodOf(context))
      return door ? serve(door, context, tools) : withoutDoor(context, allow, tools)
    })
  }
}

/** Opens a path that is no door of the contract to everyone, for reading. */
export function serveReads(
  app: Hono,
  path: string,
  answer: (context: Context) => Response | Promise<Response>,
  tools: Serving,
): void {
  app.all(path, (context) =>
    methodOf(context) === 'GET' ? answer(context) : withoutDoor(context, allowed(['GET']), tools),
  )
}

/** Hono takes the body away from the answer to a HEAD. */
function methodOf({ req }: Context): string {
  return req.method === 'HEAD' ? 'GET' : req.method
}

function withoutDoor(context: Context, allow: string, tools: Serving): Response {
  const isOptions = context.req.method === 'OPTIONS'
  const response = isOptions
    ? new Response(null, { status: 204, headers: { 'X-Content-Type-Options': 'nosniff' } })
    : refuse(new AppError('request.wrong_method'), context, tools)
  response.headers.set('Allow', allow)
  return response
}

async function serve(door: Door, context: Context, tools: Serving): Promise<Response> {
  const began = performance.now()
  const response = await answerOrRefuse(door, context, tools)
  const { method, path } = door.endpoint
  tools.observe(path, method, response.status, performance.now() - began)
  return response
}

async function answerOrRefuse(door: Door, context: Context, tools: Serving): Promise<Response> {
  try {
    return await answer(door, context, tools)
  } catch (error) {
    return refuse(error, context, tools)
  }
}

async function answer(door: Door, context: Context, { clientApiKey }: Serving): Promise<Response> {
  const { endpoint } = door
  const { req } = context
  const language = languageOf(req.header('accept-language'))
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
export function refuse(error: unknown, context: Context, { log }: Pick<Tools, 'log'>): Response {
  const language = languageOf(context.req.header('accept-language'))
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

function allowed(methods: string[]): string {
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
}

function requestIdOf(context: Context): string {
  const given = context.req.header('x-request-id')
  return given && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID()
}
