import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** What a sealed text is for, and whose it is: under another name it opens nothing. */
export type Seal = { purpose: string; owner: number }

/** Encrypts what the database keeps and only the product reads (AES-256-GCM with a key from `SECRET`). */
export function sealText(key: string, { purpose, owner }: Seal, text: string): Buffer {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFrom(key, purpose), iv).setAAD(Buffer.from(String(owner)))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** What was encrypted; null where it is another's, or `SECRET` has changed since. */
export function openSeal(key: string, { purpose, owner }: Seal, sealed: Buffer): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFrom(key, purpose), sealed.subarray(0, 12), {
      authTagLength: 16,
    })
    decipher.setAAD(Buffer.from(String(owner))).setAuthTag(sealed.subarray(12, 28))
    return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

function keyFrom(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}
