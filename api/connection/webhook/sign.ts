import { createHmac, randomBytes } from 'node:crypto'

/** How a secret is written for people and libraries; the rest is what is signed with, in base 64. */
const prefix = 'whsec_'

/** Makes a secret of 256 random bits. */
export function createSecret(): string {
  return prefix + randomBytes(32).toString('base64')
}

/** Signs a message by Standard Webhooks (1.0.0, symmetric) with every secret that counts now. */
export function signMessage(secrets: readonly string[], id: string, seconds: number, body: string): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(prefix.length), 'base64')
      return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
    })
    .join(' ')
}
