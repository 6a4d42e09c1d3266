import type {
  IncomingMessage,
  OutgoingHttpHeader,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from 'node:http'

import type { Brand } from '#contract/brand.ts'
import type { Language } from '#contract/fields.ts'

import { getLanguage } from '../../paths.ts'
import { readAddress } from '../address.ts'
import { discardBody } from '../bodies.ts'
import { isApiPath, refuse } from '../refusal.ts'
import { createSecurityHeaders, type Outside } from '../security-headers.ts'
import { createEntrance, ownPath, send, showGatePage } from './entrance.ts'
import { gateScript } from './gate-script.ts'
import { createPasses } from './pass.ts'
import { retiringWorker } from './retiring-worker.ts'
import type { SharedTries } from './tries.ts'

type GateTools = {
  password: string
  /** Signs the passes. */
  secret: string
  brand: Brand
  outside: Outside
  trustedHops: number
  /** Counts tries with the other processes of the site. */
  tries?: SharedTries | undefined
  now?: () => number
}

/** Whoever watches over the process needs no password, and the gate's own screen is seen by all. */
const openPaths = [
  '/livez',
  '/readyz',
  '/gate.css',
  '/notice.css',
  '/brand.css',
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
]

const own = {
  '/gate.js': { type: 'text/javascript; charset=utf-8', text: gateScript },
  '/service-worker.js': { type: 'text/javascript; charset=utf-8', text: retiringWorker },
  '/robots.txt': { type: 'text/plain; charset=utf-8', text: 'User-agent: *\nDisallow: /\n' },
} as const

/** Stands before everything else of a test site: nothing is answered but to whoever brings the password, or a pass of the last day. */
export function createGate(tools: GateTools): (behind: RequestListener) => RequestListener {
  const { brand, outside, trustedHops, tries, now = Date.now } = tools
  const headers = Object.entries({ ...createSecurityHeaders(outside), 'X-Robots-Tag': 'noindex, nofollow' })
  const passes = createPasses({ ...tools, siteUrl: outside.siteUrl })
  const enter = createEntrance(passes, { brand, trustedHops, now, tries })
  const open = new Set([...openPaths, ...(brand.logo ? [`/brand/${brand.logo.standard}`] : [])])
  // Figures have a lock of their own.
  const isOpen = (path: string, { headers }: IncomingMessage) =>
    open.has(path) || (path === '/metrics' && headers.authorization !== undefined)

  /** Answers whoever has no pass. */
  function lock({ path, to }: Target, incoming: IncomingMessage, outgoing: ServerResponse): void {
    discardBody(incoming, outgoing)
    if (isApiPath(path)) return refuse(outgoing, 403, { path, accepted: incoming.headers['accept-language'] })
    showGatePage(brand, outgoing, 403, { language: getLanguage(path), to })
  }

  function tellState(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const until = passes.until(incoming)
    if (until === null) return refuse(outgoing, 403, { path: '/v2/', accepted: incoming.headers['accept-language'] })
    const data = { expires_at: new Date(until * 1000).toISOString() }
    send(outgoing, 200, 'application/json; charset=utf-8', JSON.stringify({ data }))
  }

  return (behind) => (incoming, outgoing) => {
    const target = targetOf(incoming)
    const { path } = target
    if (isOpen(path, incoming)) return behind(incoming, outgoing)
    for (const [name, value] of headers) outgoing.setHeader(name, value)
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD'
    if (path in own && isRead) {
      const { type, text } = own[path as keyof typeof own]
      return send(outgoing, 200, type, text)
    }
    if (path === '/gate/state' && isRead) return tellState(incoming, outgoing)
    if (path === '/gate' && incoming.method === 'POST') {
      return void enter(incoming, outgoing).catch(() => outgoing.destroy())
    }
    if (passes.until(incoming) === null) return lock(target, incoming, outgoing)
    if (path === '/gate')
      return void outgoing.writeHead(303, { Location: '/', 'Content-Length': '0', 'Cache-Control': 'no-store' }).end()
    restrictToOwner(outgoing)
    behind(incoming, outgoing)
  }
}

type Target = { path: string; to: string; language: Language }

/** What is asked for, and where whoever may have it is led: a path of our own. */
function targetOf(incoming: IncomingMessage): Target {
  const address = readAddress(incoming.url ?? '/')
  const whole = 'status' in address ? '/' : address.query ? `${address.path}?${address.query}` : address.path
  return { path: address.path, to: ownPath(whole), language: getLanguage(address.path) }
}

const isFreshness = ([name]: [string, unknown]) => name.toLowerCase() === 'cache-control'

type Head = OutgoingHttpHeaders | OutgoingHttpHeader[]

/**
 * What goes out behind the gate is for this browser alone, and pages not even for its cache: no cache may show them when the
 * gate has shut. Files whose names change with their content hold no page.
 */
function restrictToOwner(outgoing: ServerResponse): void {
  const writeHead = outgoing.writeHead.bind(outgoing) as (status: number, head: OutgoingHttpHeaders) => ServerResponse
  outgoing.writeHead = (status: number, ...rest: (string | Head | undefined)[]) => {
    const given = headersIn(rest.find((part): part is Head => typeof part === 'object'))
    const freshness = String(given.find(isFreshness)?.[1] ?? '')
    return writeHead(status, {
      ...Object.fromEntries(given.filter((pair) => !isFreshness(pair))),
      'Cache-Control': freshness.includes('immutable') ? freshness.replace('public', 'private') : 'private, no-store',
    })
  }
}

function headersIn(head: Head = {}): [string, OutgoingHttpHeader | undefined][] {
  if (!Array.isArray(head)) return Object.entries(head)
  return head.flatMap((name, at) => (at % 2 === 0 ? [[String(name), head[at + 1]]] : []))
}
