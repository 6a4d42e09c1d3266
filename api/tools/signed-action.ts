import { createHmac } from 'node:crypto'

import { isSameText } from './same-text.ts'

/** What a signed link lets whoever has it do; `expires` is in seconds since 1970, empty where it lives for ever. */
export type SignedAction = {
  room: 'link' | 'alert' | 'newsletter' | 'visit' | 'available'
  action: string
  key: string
  expires?: string
}

/** The signature of a link that lets whoever has it do one thing with one key. */
export function signAction(secret: string, { room, action, key, expires = '' }: SignedAction): string {
  return createHmac('sha256', `${secret}\n${room}`).update(`${action}\n${key}\n${expires}`).digest('base64url')
}

/** Whether a link is as it was signed. */
export function isActionSigned(secret: string, action: SignedAction, signature: string): boolean {
  return isSameText(signature, signAction(secret, action))
}
