import { isDeedSigned, signDeed } from '../../tools/signed-deed.ts'

type Deed = 'pause' | 'confirm'

/** Milliseconds that the link lives which confirms an address; the one that pauses lives as long as the search. */
export const lifeOfConfirming = 8 * 60 * 60_000

/** The signature of a link that lets whoever has it do one thing to one search; `expires` in seconds since 1970. */
export function signAlert(secret: string, deed: Deed, key: string, expires = ''): string {
  return signDeed(secret, { room: 'alert', deed, key, expires })
}

export function isAlertSigned(secret: string, deed: Deed, link: { key: string; expires?: string; signature: string }) {
  const { key, expires = '', signature } = link
  return isDeedSigned(secret, { room: 'alert', deed, key, expires }, signature)
}
