import { isActionSigned, signAction } from '../../tools/signed-action.ts'

type AlertAction = 'pause' | 'confirm'

/** Milliseconds that the link lives which confirms an address; the one that pauses lives as long as the search. */
export const lifeOfConfirming = 8 * 60 * 60_000

/** The signature of a link that lets whoever has it do one thing to one search; `expires` in seconds since 1970. */
export function signAlert(secret: string, action: AlertAction, key: string, expires = ''): string {
  return signAction(secret, { room: 'alert', action, key, expires })
}

export function isAlertSigned(
  secret: string,
  action: AlertAction,
  link: { key: string; expires?: string; signature: string },
) {
  const { key, expires = '', signature } = link
  return isActionSigned(secret, { room: 'alert', action, key, expires }, signature)
}
