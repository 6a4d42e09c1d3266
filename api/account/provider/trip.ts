import { createHmac, randomBytes } from 'node:crypto'

import type { ProviderName } from '#contract/account/provider.ts'
import { languages, type Language } from '#contract/fields.ts'

import type { Trip } from '../../tools/provider.ts'
import { isSameText } from '../../tools/same-text.ts'

/** Milliseconds that somebody has to sign in at a provider. */
export const lifeOfTrip = 10 * 60_000

type Way = { provider: ProviderName; language: Language; expires: number }

/**
 * A new trip to a provider. All of it follows from its key, which only the browser's cookie holds, and from the product's
 * secret: a state that came back in another browser fits no key there, and nothing is kept on the server meanwhile.
 */
export function beginTrip(secret: string, provider: ProviderName, language: Language, now: Date) {
  const key = randomBytes(32).toString('base64url')
  return { key, trip: tripOf(secret, key, { provider, language, expires: now.getTime() + lifeOfTrip }) }
}

/** The trip that this state is of, if its key is the browser's and its time is not over. */
export function resumeTrip(secret: string, provider: ProviderName, key: string, state: string, now: Date) {
  const [written = '', until = ''] = state.split('.')
  const language = languages.find((ours) => ours === written)
  const expires = Number(until)
  if (!language || !(expires > now.getTime())) return null
  const trip = tripOf(secret, key, { provider, language, expires })
  return isSameText(state, trip.state) ? { trip, language, expires_at: new Date(expires) } : null
}

function tripOf(secret: string, key: string, { provider, language, expires }: Way): Trip {
  const part = (name: string) =>
    createHmac('sha256', `${secret}\nprovider`)
      .update([name, provider, language, expires, key].join('\n'))
      .digest('base64url')
  return { state: `${language}.${expires}.${part('state')}`, nonce: part('nonce'), verifier: part('verifier') }
}

/** `__Host-` lets no neighbouring host put a key of its own into somebody's browser; it exists over TLS only. */
const nameOf = (siteUrl: string) => (isSecure(siteUrl) ? '__Host-trip' : 'trip')
const isSecure = (siteUrl: string) => siteUrl.startsWith('https:')

/** The header that has a browser keep a trip's key as long as the trip may last, or forget it. */
export function writeKeyCookie(siteUrl: string, key: string | null): string {
  const life = key === null ? 0 : lifeOfTrip / 1000
  const secure = isSecure(siteUrl) ? '; Secure' : ''
  return `${nameOf(siteUrl)}=${key ?? ''}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Strict${secure}`
}

/** The key in a `Cookie` header; empty without one. */
export function readKeyCookie(siteUrl: string, cookies: string): string {
  const name = `${nameOf(siteUrl)}=`
  const cookie = cookies.split(/;\s*/).find((one) => one.startsWith(name))
  return cookie?.slice(name.length) ?? ''
}
