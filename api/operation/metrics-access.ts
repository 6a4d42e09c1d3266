import { timingSafeEqual } from 'node:crypto'

import type { Call } from '../http/call.ts'

/** With a token whoever brings it; without one only this machine, and nobody whom a proxy brings. */
export function mayReadMetrics(call: Call, token: string | undefined): boolean {
  if (token !== undefined) return isSame(call.header('authorization') ?? '', `Bearer ${token}`)
  const isLocal = /^(::1|(::ffff:)?127\.)/.test(call.remoteAddress ?? '')
  return isLocal && call.header('x-forwarded-for') === undefined && call.header('forwarded') === undefined
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
