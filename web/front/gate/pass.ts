import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Seconds that a pass lives. */
export const lifeOfPass = 86_400

export type Passes = {
  isRight: (password: string) => boolean
  /** The `Set-Cookie` that lets its owner in from now on. */
  cookie: () => string
  /** When the pass that comes along runs out, in seconds since 1970; null without one that is good. */
  until: (incoming: IncomingMessage) => number | null
}

type Secrets = { password: string; secret: string; siteUrl: string; now?: () => number }

/** Passes through the gate: signed with the password too, so that another password ends them all. */
export function createPasses({ password, secret, siteUrl, now = Date.now }: Secrets): Passes {
  const isSecure = siteUrl.startsWith('https://')
  // Under this prefix a browser takes it from no other host and without TLS from nobody.
  const name = isSecure ? '__Host-gate' : 'gate'
  const key = createHmac('sha256', `${secret}\ngate`).update(password).digest()
  const sign = (expires: number) => createHmac('sha256', key).update(String(expires)).digest('base64url')
  const seconds = () => Math.floor(now() / 1000)

  return {
    isRight: (given) => isSame(hashOf(given), hashOf(password)),
    cookie: () => {
      const expires = seconds() + lifeOfPass
      const marks = `Path=/; Max-Age=${lifeOfPass}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
      return `${name}=${expires}.${sign(expires)}; ${marks}`
    },
    until: ({ headers }) => {
      const [, expires = '', signature = ''] =
        new RegExp(`(?:^|; *)${name}=(\\d{1,12})\\.([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '') ?? []
      const isGood = expires !== '' && isSame(Buffer.from(signature), Buffer.from(sign(Number(expires))))
      return isGood && Number(expires) > seconds() ? Number(expires) : null
    },
  }
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
