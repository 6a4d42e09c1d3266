import type { Call } from '../http/call.ts'
import { isSameText } from '../tools/same-text.ts'

/** With a token whoever brings it; without one only this machine, and nobody whom a proxy brings. */
export function mayReadMetrics(call: Call, token: string | undefined): boolean {
  if (token !== undefined) return isSameText(call.header('authorization') ?? '', `Bearer ${token}`)
  const isLocal = /^(::1|(::ffff:)?127\.)/.test(call.remoteAddress ?? '')
  return isLocal && call.header('x-forwarded-for') === undefined && call.header('forwarded') === undefined
}
