import { createHmac } from 'node:crypto'

import { isSameText } from './same-text.ts'

/** What a signed link lets whoever has it do; `expires` is in seconds since 1970, empty where it lives for ever. */
export type Deed = { room: 'link' | 'alert' | 'newsletter'; deed: string; key: string; expires?: string }

/** The signature of a link that lets whoever has it do one thing with one key. */
export function signDeed(secret: string, { room, deed, key, expires = '' }: Deed): string {
  return createHmac('sha256', `${secret}\n${room}`).update(`${deed}\n${key}\n${expires}`).digest('base64url')
}

/** Whether a link is as it was signed. */
export function isDeedSigned(secret: string, deed: Deed, signature: string): boolean {
  return isSameText(signature, signDeed(secret, deed))
}
