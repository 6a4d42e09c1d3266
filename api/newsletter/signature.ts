import { isDeedSigned, signDeed } from '../tools/signed-deed.ts'

/** `confirm` an address, `change` what it is sent, be told that it is `known`. */
type Deed = 'confirm' | 'change' | 'known'
export type SubscriptionLink = { key: string; expires?: string; signature: string }

/** Milliseconds that the link lives which confirms an address; the one that changes lives as long as the subscription. */
export const lifeOfConfirming = 8 * 60 * 60_000

export function signSubscription(secret: string, deed: Deed, key: string, expires = ''): string {
  return signDeed(secret, { room: 'newsletter', deed, key, expires })
}

export function isSubscriptionSigned(secret: string, deed: Deed, { key, expires = '', signature }: SubscriptionLink) {
  return isDeedSigned(secret, { room: 'newsletter', deed, key, expires }, signature)
}
