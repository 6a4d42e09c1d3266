import { createHash } from 'node:crypto'

import { isActionSigned, signAction } from '../tools/signed-action.ts'

/** Milliseconds that a link lives: an hour to set a password, eight to confirm an address. */
export const lifeOfLink = {
  restore_password: 60 * 60_000,
  confirm_email: 8 * 60 * 60_000,
  confirm_new_email: 8 * 60 * 60_000,
} as const
export type LinkKind = keyof typeof lifeOfLink

/** Days after which a session ends: unused, and however much it was used. */
export const lifeOfSession = { idle: 30, whole: 90 } as const

export type SignedLink = { id: string; expires: string; signature: string }

/** A link's signature; `expires` is in seconds since 1970. */
export function signLink(secret: string, kind: LinkKind, id: string, expires: string): string {
  return signAction(secret, { room: 'link', action: kind, key: id, expires })
}

/** Whether a link is as it was signed. */
export function isSigned(secret: string, kind: LinkKind, { id, expires, signature }: SignedLink): boolean {
  return isActionSigned(secret, { room: 'link', action: kind, key: id, expires }, signature)
}

/** What the database keeps of a secret that only its owner has. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** The token in `Authorization: Bearer …`. */
export function readToken(authorization: string | undefined): string | undefined {
  return /^Bearer ([\w-]{43})$/i.exec(authorization ?? '')?.[1]
}
