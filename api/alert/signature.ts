import { createHmac, timingSafeEqual } from 'node:crypto'

type Deed = 'pause' | 'confirm'

/** Milliseconds that the link lives which confirms an address; the one that pauses lives as long as the search. */
export const lifeOfConfirming = 8 * 60 * 60_000

/** The signature of a link that lets whoever has it do one thing to one search; `expires` in seconds since 1970. */
export function signAlert(secret: string, deed: Deed, key: string, expires = ''): string {
  return createHmac('sha256', `${secret}\nalert`).update(`${deed}\n${key}\n${expires}`).digest('base64url')
}

export function isAlertSigned(secret: string, deed: Deed, link: { key: string; expires?: string; signature: string }) {
  const [found, expected] = [link.signature, signAlert(secret, deed, link.key, link.expires)].map((text) =>
    Buffer.from(text),
  )
  return found!.byteLength === expected!.byteLength && timingSafeEqual(found!, expected!)
}
