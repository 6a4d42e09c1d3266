import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

import type { SourceRow } from './queries.ts'

/** What a source's address is told of who asks. */
export function authorize(secret: string, { user, password, id }: SourceRow): Record<string, string> {
  if (!user || !password) return {}
  const open = decryptPassword(secret, id, password)
  // Another `SECRET`, or another's: the address will say that it wants one.
  if (open === null) return {}
  return { authorization: `Basic ${Buffer.from(`${user}:${open}`).toString('base64')}` }
}

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'import source', 32))

/** A password as it is kept: nobody reads it from the table. */
export function encryptPassword(secret: string, source_id: number, password: string): Buffer {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(String(source_id)))
  const text = Buffer.concat([cipher.update(password, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text])
}

/** Null where it was kept by another `SECRET`, or for another source. */
export function decryptPassword(secret: string, source_id: number, kept: Buffer): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), kept.subarray(0, 12))
    decipher.setAAD(Buffer.from(String(source_id))).setAuthTag(kept.subarray(12, 28))
    return decipher.update(kept.subarray(28), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}
