import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Brand } from '#contract/brand.ts'
import { languages } from '#contract/language.ts'

import { getLanguage } from '../../paths.ts'
import { readAddress } from '../address.ts'
import { createBodies, discardBody } from '../bodies.ts'
import { readClientAddress } from '../client-address.ts'
import { isApiPath, refuse } from '../refusal.ts'
import { renderGatePage } from './gate-page.ts'
import type { Passes } from './pass.ts'
import { createTries, joinTries, type SharedTries } from './tries.ts'

const longestForm = 8192

type Tools = { brand: Brand; trustedHops: number; now: () => number; tries: SharedTries | undefined }

/** Answers the form of the gate: the right password gives a pass, and of wrong ones one address has only so many. */
export function createEntrance(passes: Passes, { brand, trustedHops, now, tries: shared }: Tools) {
  const tries = joinTries(createTries(now), shared)
  const bodies = createBodies()

  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const address = readClientAddress(incoming, trustedHops)
    const body = await bodies.read(incoming, outgoing, { address, maxBytes: longestForm })
    if (body === null) return
    if (!Buffer.isBuffer(body)) {
      discardBody(incoming, outgoing)
      return refuse(outgoing, body, { path: '/gate', maxBytes: longestForm })
    }
    const form = new URLSearchParams(body.toString('utf8'))
    const to = ownPath(form.get('to') ?? '')
    const language = languages.find((one) => one === form.get('language')) ?? getLanguage(to)
    const wait = await tries.count(address)
    if (wait > 0) {
      outgoing.setHeader('Retry-After', String(wait))
      return showGatePage(brand, outgoing, 429, { language, to, problem: 'gate.too_many' })
    }
    if (!passes.isRight(form.get('password') ?? ''))
      return showGatePage(brand, outgoing, 403, { language, to, problem: 'gate.wrong' })
    await tries.forget(address)
    outgoing
      .writeHead(303, {
        Location: to,
        'Set-Cookie': passes.cookie(),
        'Cache-Control': 'no-store',
        'Content-Length': '0',
      })
      .end()
  }
}

/** Shows the screen that asks for the password. */
export function showGatePage(
  brand: Brand,
  outgoing: ServerResponse,
  status: 403 | 429,
  asked: Parameters<typeof renderGatePage>[1],
): void {
  send(outgoing, status, 'text/html; charset=utf-8', renderGatePage(brand, asked))
}

/** An address of this site that a person can be led to, as a `Location` may carry it. */
export function ownPath(text: string): string {
  const address = readAddress(text)
  if ('status' in address || isApiPath(address.path) || /^\/gate(\/|$)|\.data$/.test(address.path)) return '/'
  const { origin, pathname, search } = new URL(text, 'http://own.invalid')
  return origin === 'http://own.invalid' && pathname.startsWith('/') && !pathname.startsWith('//')
    ? pathname + search
    : '/'
}

export function send(outgoing: ServerResponse, status: number, type: string, text: string): void {
  outgoing
    .writeHead(status, {
      'Content-Type': type,
      'Content-Length': Buffer.byteLength(text),
      'Cache-Control': 'no-store',
      Vary: 'Cookie',
    })
    .end(text)
}
