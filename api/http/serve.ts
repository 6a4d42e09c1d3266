import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Endpoint } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'

import type { Tools } from '../tools.ts'
import { AppError } from '../app-error.ts'
import { hasBody, readBody, readPiece } from './body.ts'
import { type Answer, answerHeaders, type Call, respondJson, unkept } from './call.ts'
import { isConnectionLost } from '../database/database-errors.ts'
import { isTokenCall } from './token-call.ts'
import type { Once } from './repeat/once.ts'
import type { Session } from '../tools/session.ts'
import { type Caller, type Route, Bytes, Json, type KeepAnswer, keepNothing, Redirect, Whole } from './handle.ts'
import { parseInput, readQuery } from './input.ts'
import { readLanguage } from './language.ts'
import { getPermission, needsSession, type Permissions, type Row } from './permissions.ts'
import { toAppError, toRefusal } from './refusal.ts'
import { createRouter } from './router.ts'

/** A call that has no answer by then gets a 503, whatever it waits for; a picture or an estimate may have to wait its turn. */
const patience = { usual: 2800, slow: 7000 }
const longestAddress = 8192

/** A path that is no endpoint of the contract: for reading, open to everyone. */
export type ReadRoutes = Record<string, (call: Call) => Answer | Promise<Answer>>

/** Paths of protocols of their own, by their methods: they read whatever a call brings themselves. */
export type ProtocolRoutes = Record<
  string,
  Partial<Record<Endpoint['method'], (call: Call, holes: Params) => Promise<Answer>>>
>
type Params = Record<string, string>

type Serving = Pick<Tools, 'clientApiKey' | 'log'> & {
  permissions: Permissions
  /** The living session of an `Authorization` header. */
  readSession: (authorization: string | undefined) => Promise<Session | null>
  once: Once
  observe: (route: string, method: string, status: number, milliseconds: number) => void
}
type GuardedRoute = Route & { reaches: Row }
type Serve = (call: Call, params: Params) => Answer | Promise<Answer>

/** Answers every call: at an endpoint, at a path for reading, or with a refusal. Never throws. */
export function createServing(
  routes: readonly Route[],
  reads: ReadRoutes,
  { protocols = {}, ...tools }: Serving & { protocols?: ProtocolRoutes },
): (call: Call) => Promise<Answer> {
  const places = new Map<string, Map<string, Serve>>()
  for (const [path, methods] of Object.entries(protocols)) {
    places.set(
      path,
      new Map(Object.entries(methods).map(([method, open]) => [method, serveProtocol(path, open, tools)])),
    )
  }
  for (const [path, read] of Object.entries(reads)) places.set(path, new Map([['GET', read]]))
  for (const [path, here] of Map.groupBy(routes, ({ endpoint }) => endpoint.path)) {
    places.set(path, new Map(here.map((route) => [route.endpoint.method, serveRoute(route, tools)])))
  }
  const find = createRouter(places)

  return async (call) => {
    try {
      const found = find(call.path)
      if (!found) throw new AppError('request.not_found')
      const serve = found.place.get(call.method === 'HEAD' ? 'GET' : call.method)
      return serve ? await serve(call, found.params) : refuseUnknown(call, [...found.place.keys()], tools)
    } catch (error) {
      return refuse(error, call, tools)
    }
  }
}

function serveRoute(route: Route, tools: Serving): Serve {
  const { method, path } = route.endpoint
  const reaches = getPermission(route.endpoint, tools.permissions)
  if (route.isForSignedIn && !needsSession(reaches)) {
    throw new Error(`${method} ${path} counts on a session that api/http/permissions.ts does not ask for`)
  }
  return async (call, params) => {
    const began = performance.now()
    const answered = await answer({ ...route, reaches }, call, params, tools).catch((error: unknown) =>
      refuse(error, call, tools, path),
    )
    tools.observe(path, method, answered.status, performance.now() - began)
    return answered
  }
}

/** A protocol of its own answers within the patience of slow endpoints: it may ask several of them. */
function serveProtocol(path: string, open: (call: Call, holes: Params) => Promise<Answer>, tools: Serving): Serve {
  return async (call, params) => {
    const began = performance.now()
    const work = () => {
      if (call.path.length + call.query.length > longestAddress) throw new AppError('request.uri_too_long')
      return open(call, params)
    }
    const manner = { isRepeatable: false, patience: patience.slow }
    const answered = await inTime(work, manner).catch((error: unknown) => refuse(error, call, tools, path))
    tools.observe(path, call.method, answered.status, performance.now() - began)
    return answered
  }
}

async function answer(
  { endpoint, reaches, answer }: GuardedRoute,
  call: Call,
  params: Params,
  tools: Serving,
): Promise<Answer> {
  const isRead = endpoint.method === 'GET'
  const { session, reach } = await enter(endpoint, reaches, call, tools)
  const inQuery = readQuery(call.query)
  const bytes = endpoint.takesBytes === undefined ? noBytes : await readPiece(call, endpoint.takesBytes)
  const hasFields = hasBody(endpoint) && endpoint.takesBytes === undefined
  const given = hasFields ? { ...inQuery, ...(await readBody(call, endpoint)) } : inQuery
  const input = parseInput(endpoint.input, Object.assign(given, params), { path: endpoint.path, holes: params })
  const language = readLanguage(call.header('accept-language'))
  const caller = callerOf(call)
  const work = (keep: KeepAnswer) =>
    answer({ input, bytes, header: call.header, language, caller, session, reach, keep })
  const repeated = { endpoint, input, key: call.header('idempotency-key'), address: caller.address, session }
  const found = await inTime(
    // Most endpoints keep nothing, the hottest among them.
    endpoint.repeats ? () => tools.once(repeated, async (keep) => work(keep)) : () => work(keepNothing),
    { isRepeatable: isRead, patience: endpoint.isSlow ? patience.slow : patience.usual },
  )

  if (found instanceof Redirect) {
    return {
      status: 302,
      headers: { ...answerHeaders, ...unkept, Location: found.address, ...found.headers },
      body: '',
    }
  }
  if (found instanceof Bytes) {
    return { status: 200, headers: { ...answerHeaders, ...unkept, ...found.headers }, body: found.bytes }
  }
  if (found instanceof Whole) {
    return { status: found.status, headers: { ...answerHeaders, ...unkept, ...found.headers }, body: found.body }
  }
  const status = endpoint.status ?? 200
  const more = isRead && !session ? undefined : unkept
  if (found instanceof Json) return { ...respondJson(found.text, { ...more, ...found.headers }), status }
  const body = status === 204 ? '' : JSON.stringify(endpoint.output.parse(found))
  return { ...respondJson(body, more), status }
}

const noBytes = new Uint8Array()

/** Lets somebody in as far as the table of permissions says. */
async function enter(endpoint: Endpoint, reaches: Row, call: Call, { clientApiKey, readSession }: Serving) {
  // A token is for programs: it stands for the key of apps, and no form of another site can bring it.
  const isByToken = reaches.token !== undefined && isTokenCall(call.header('authorization'))
  if (reaches.needsKey && !isByToken && call.header('x-api-key') !== clientApiKey) throw new AppError('client.required')
  if (call.path.length + call.query.length > longestAddress) throw new AppError('request.uri_too_long')
  // No form of another site can send it, so none can act in a visitor's name.
  const isOurs =
    isByToken ||
    endpoint.method === 'GET' ||
    endpoint.isOneClick ||
    call.header('x-requested-with') === 'XMLHttpRequest'
  if (!isOurs) throw new AppError('request.not_allowed')
  const isAsked = needsSession(reaches) || endpoint.looksForSession
  const found = isAsked ? await readSession(call.header('authorization')) : null
  const isWithin = !found?.token || (reaches.token !== undefined && found.token.scopes.includes(reaches.token))
  if (!isWithin && needsSession(reaches)) throw new AppError('token.scope')
  const session = isWithin ? found : null
  const reach = reaches[session?.role ?? 'anonymous']
  if (reach === 'none') throw new AppError(session ? 'request.not_allowed' : 'session.required')
  if (reaches.needsFactor && session?.needs_factor) throw new AppError('auth.factor_required')
  return { session, reach }
}

function callerOf(call: Call): Caller {
  return {
    address: call.address ?? call.remoteAddress ?? '',
    userAgent: call.header('user-agent') ?? '',
    cookies: call.header('cookie') ?? '',
    requestId: requestIdOf(call),
  }
}

type Manner = { isRepeatable: boolean; patience: number }

/** Waits no longer than `patience`; a read whose connection broke is tried once more. */
async function inTime<Done>(work: () => Done | Promise<Done>, { isRepeatable, patience }: Manner): Promise<Done> {
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

async function twice<Done>(work: () => Done | Promise<Done>): Promise<Done> {
  try {
    return await work()
  } catch (error) {
    if (!isConnectionLost(error)) throw error
    await sleep(50 + Math.random() * 100)
    return work()
  }
}

function refuseUnknown(call: Call, methods: string[], tools: Serving): Answer {
  const Allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
  if (call.method === 'OPTIONS') return { status: 204, headers: { ...answerHeaders, Allow }, body: '' }
  const refused = refuse(new AppError('request.wrong_method'), call, tools)
  return { ...refused, headers: { ...refused.headers, Allow } }
}

/** The one catch: every error becomes an answer that says nothing of the inside. */
export function refuse(error: unknown, call: Call, { log }: Pick<Tools, 'log'>, route?: string): Answer {
  const refused = toAppError(error)
  const requestId = requestIdOf(call)
  // What fills an endpoint's path may be part of a secret link.
  const asked = { requestId, method: call.method, path: route ?? call.path }
  if (refused.status >= 500) log.error({ err: refused.cause ?? refused, ...asked }, 'a call failed')
  else if (isNoted(refused)) {
    log.info({ code: refused.code, address: callerOf(call).address, ...asked }, 'a call was refused')
  }
  const { status, headers, body } = toRefusal(refused, readLanguage(call.header('accept-language')))
  return {
    status,
    headers: { ...answerHeaders, 'X-Request-Id': requestId, ...headers },
    body: JSON.stringify(body),
  }
}

/** Whoever keeps watch wants to hear of refused calls, wrong passwords and limits. */
function isNoted({ status, code, errors }: AppError): boolean {
  return [401, 403, 429].includes(status) || signInRefusals.has(code) || errors?.current_password !== undefined
}
const signInRefusals: ReadonlySet<ErrorCode> = new Set([
  'session.wrong_credentials',
  'session.unconfirmed',
  'provider.refused',
  'provider.unverified',
])

const requestIds = new WeakMap<Call, string>()

/** One name for a call, wherever it is written down: the caller's own if it is one. */
function requestIdOf(call: Call): string {
  const known = requestIds.get(call)
  if (known) return known
  const given = call.header('x-request-id')
  const id = given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
  requestIds.set(call, id)
  return id
}
