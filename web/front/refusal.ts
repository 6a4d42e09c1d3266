import type { IncomingMessage, ServerResponse } from 'node:http'

import type { ErrorCode } from '#contract/errors.ts'
import type { Language } from '#contract/fields.ts'
import en from '#locales/en/catalogue.ts'
import es from '#locales/es/catalogue.ts'
import { formatSize } from '#locales/size-in.ts'
import { localeTag } from '#locales/texts.ts'

import { getLanguage, toPath } from '../paths.ts'
import { discardBody } from './bodies.ts'

export type RefusedStatus = 400 | 403 | 404 | 405 | 408 | 413 | 414 | 417 | 429 | 500 | 503

const words = { es, en }
const codes: Record<RefusedStatus, ErrorCode> = {
  400: 'request.invalid',
  403: 'gate.locked',
  404: 'request.not_found',
  405: 'request.wrong_method',
  408: 'request.too_slow',
  413: 'request.too_large',
  414: 'request.uri_too_long',
  417: 'request.invalid',
  429: 'request.too_many',
  500: 'request.failed',
  503: 'request.overloaded',
}

export type Asked = {
  path: string
  /** What the client says it speaks; an address has its own language. */
  accepted?: string | undefined
  /** Bytes that may be sent, where there were more. */
  maxBytes?: number
}

/** Says no before any framework is woken: JSON to callers of the API, a small page to people. */
export function refuse(
  outgoing: ServerResponse,
  status: RefusedStatus,
  { path, accepted, maxBytes = 0 }: Asked,
  headers: Record<string, string> = {},
): void {
  const isCall = isApiPath(path)
  const language = isCall ? (accepted?.startsWith('en') ? 'en' : 'es') : getLanguage(path)
  const said = words[language][codes[status]].replace('{limit}', formatSize(language, maxBytes))
  const body = isCall ? JSON.stringify({ code: codes[status], message: said }) : noticePage(status, language, said)
  outgoing
    .writeHead(status, {
      'Content-Type': isCall ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      ...headers,
    })
    .end(body)
}

/** Refuses, and lets whoever still sends a body read why. */
export function turnAway(
  status: RefusedStatus,
  { wait = 0, ...asked }: Asked & { wait?: number },
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  // Who was too slow to send is not waited for to end.
  if (status === 408) outgoing.shouldKeepAlive = false
  else discardBody(incoming, outgoing)
  refuse(outgoing, status, asked, [429, 503].includes(status) ? { 'Retry-After': String(wait) } : {})
}

/** Whether the API answers at a path. */
export function isApiPath(path: string): boolean {
  return (
    /^\/(v2|dev|uploads|pictures\/u|pictures\/v)(\/|$)/.test(path) ||
    path === '/livez' ||
    path === '/readyz' ||
    path === '/metrics' ||
    path === '/mcp'
  )
}

function noticePage(status: RefusedStatus, language: Language, said: string): string {
  const t = words[language]
  const [title, text] =
    status === 503
      ? [t['error_page.busy.title'], t['error_page.busy.text']]
      : status === 429
        ? [t['error_page.too_many.title'], t['error_page.too_many.text']]
        : status === 500
          ? [t['error_page.failed.title'], t['error_page.failed.text']]
          : [t['error_page.invalid.title'], said]
  return `<!DOCTYPE html>
<html lang="${localeTag[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/notice.css">
</head>
<body>
<main>
<img src="/favicon.svg" alt="" width="56" height="56">
<h1>${title}</h1>
<p>${text}</p>
<a href="${toPath('home', language)}">${t['error_page.home']}</a>
</main>
</body>
</html>
`
}
