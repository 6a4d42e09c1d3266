import { createHmac, randomBytes } from 'node:crypto'

import { Secret, TOTP } from 'otpauth'

import { recoveryCodeCount } from '#contract/account/factor.ts'

import { openSeal, sealText } from '../../tools/seal.ts'

/** Seconds that a code of the app stands for. */
const period = 30
/** No letter or digit that is taken for another. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const sealOf = (client_id: number) => ({ purpose: 'second factor', owner: client_id })

/** Encrypts a secret for one account: of another's row it opens nothing. */
export function sealSecret(key: string, client_id: number, secret: string): Buffer {
  return sealText(key, sealOf(client_id), secret)
}

/** The secret that was encrypted for an account; null where it was another's, or `SECRET` has changed since. */
export function openSecret(key: string, client_id: number, sealed: Buffer): string | null {
  return openSeal(key, sealOf(client_id), sealed)
}

/** 160 random bits in base 32, as apps take them. */
export function createSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The address that an app reads from a picture. */
export function writeUri(secret: string, issuer: string, label: string): string {
  return totpOf(secret, issuer, label).toString()
}

/**
 * The time step whose code this is, of the one now and its neighbours, for no clock is exact; null where it is of none.
 */
export function findStep(secret: string, code: string, now: Date): number | null {
  const digits = code.replace(/[\s-]/g, '')
  if (!/^\d{6}$/.test(digits)) return null
  const delta = totpOf(secret).validate({ token: digits, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta
}

function totpOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) })
}

/** Ten codes of ten signs each, in two halves. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const letters = Array.from({ length: 10 }, () => signs[randomSign()])
    return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
  })
}

/** A number below the count of signs, each as likely as another. */
function randomSign(): number {
  const limit = 256 - (256 % signs.length)
  for (;;) {
    const [byte = limit] = randomBytes(1)
    if (byte < limit) return byte % signs.length
  }
}

/** What is kept of a recovery code, however it was typed: without `SECRET` nobody can try codes on it. */
export function hashRecoveryCode(key: string, client_id: number, code: string): Buffer {
  const typed = code.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return createHmac('sha256', `${key}\nrecovery`).update(`${client_id}\n${typed}`).digest()
}
