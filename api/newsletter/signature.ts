import { isActionSigned, signAction } from '../tools/signed-action.ts'

/** `confirm` an address, `change` what it is sent, be told that it is `known`. */
type NewsletterAction = 'confirm' | 'change' | 'known'
export type SubscriptionLink = { key: string; expires?: string; signature: string }

/** Milliseconds that the link lives which confirms an address; the one that changes lives as long as the subscription. */
export const lifeOfConfirming = 8 * 60 * 60_000

export function signSubscription(secret: string, action: NewsletterAction, key: string, expires = ''): string {
  return signAction(secret, { room: 'newsletter', action, key, expires })
}

export function isSubscriptionSigned(
  secret: string,
  action: NewsletterAction,
  { key, expires = '', signature }: SubscriptionLink,
) {
  return isActionSigned(secret, { room: 'newsletter', action, key, expires }, signature)
}
