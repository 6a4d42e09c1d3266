import * as z from 'zod/mini'

import { problem } from '../fields.ts'
import { normalizePhone, acceptEmpty } from './person.ts'

export const sexes = ['female', 'male', 'other'] as const

const identificationTypes = ['id_card', 'passport'] as const

/** Whether a cédula's last digit is the check digit of the ten before it (Luhn, weights 1 and 2); others exist, so it only warns. */
export function isCedulaConsistent(cedula: string): boolean {
  const digits = cedula.replace(/\D/g, '')
  if (digits.length !== 11) return false
  const sum = Array.from(digits.slice(0, 10), Number).reduce((total, digit, at) => {
    const product = digit * (at % 2 === 0 ? 1 : 2)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return (10 - (sum % 10)) % 10 === Number(digits[10])
}

/** Looked at beside other problems, so that nothing is sure of what is in them. */
type Papers = { identification?: unknown; identification_type?: unknown }

/** Papers that say who somebody is: a Dominican cédula of 11 digits, or a passport of letters and digits. */
export const identification = {
  types: identificationTypes,
  idCard: z.refine<Papers>(
    ({ identification, identification_type }) =>
      !isWritten(identification) || identification_type === 'passport' || /^\d{3}-?\d{7}-?\d$/.test(identification),
    { path: ['identification'], ...problem('field.id_card'), when: () => true },
  ),
  passport: z.refine<Papers>(
    ({ identification, identification_type }) =>
      !isWritten(identification) || identification_type !== 'passport' || /^[A-Za-z0-9]{5,20}$/.test(identification),
    { path: ['identification'], ...problem('field.passport'), when: () => true },
  ),
} as const

function isWritten(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

const hosts = {
  facebook: ['facebook.com', 'fb.com'],
  instagram: ['instagram.com'],
  twitter: ['twitter.com', 'x.com'],
  tiktok: ['tiktok.com'],
} as const
export type SocialNetwork = keyof typeof hosts

/** The networks as they are called. */
export const networkNames = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'X (Twitter)',
  tiktok: 'TikTok',
} as const

export function isNetwork(name: string): name is SocialNetwork {
  return Object.hasOwn(hosts, name)
}

/** Whether an address is one of the platform's own, over HTTPS, with nobody's credentials and at no other port. */
function isOfPlatform(network: SocialNetwork, address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, pathname, username, password } = new URL(address)
  const isOurs = hosts[network].some((host) => hostname === host || hostname.endsWith(`.${host}`))
  return protocol === 'https:' && isOurs && pathname.length > 1 && !username && !password && !port
}

const platformAddress = (network: SocialNetwork) =>
  acceptEmpty(
    z.pipe(
      z.string().check(
        z.trim(),
        z.maxLength(200, problem('field.too_long')),
        z.refine((address) => URL.canParse(address), { ...problem('field.url'), abort: true }),
        z.refine((address) => isOfPlatform(network, address), problem('field.platform')),
      ),
      // As the browser that follows it reads it, whatever stood between the letters.
      z.transform((address) => new URL(address).href),
    ),
  )

export const socialNetworks = {
  asked: {
    whatsapp: acceptEmpty(z.string().check(z.trim(), z.regex(/^\+?[\d\s().-]{8,20}$/, problem('field.phone')))),
    facebook: platformAddress('facebook'),
    instagram: platformAddress('instagram'),
    twitter: platformAddress('twitter'),
    tiktok: platformAddress('tiktok'),
  },
  shown: {
    whatsapp: z.nullable(z.string()),
    facebook: z.nullable(z.string()),
    instagram: z.nullable(z.string()),
    twitter: z.nullable(z.string()),
    tiktok: z.nullable(z.string()),
  },
} as const

const telephones = ['phone', 'cellphone', 'whatsapp'] as const
type Telephones = Partial<Record<(typeof telephones)[number], string | null | undefined>>

/** Whether an edit names another telephone than is known; the same number written differently is the same. */
export function isOtherTelephone(edit: Telephones, known: Telephones): boolean {
  return telephones.some(
    (name) => edit[name] !== undefined && normalizePhone(edit[name] ?? '') !== normalizePhone(known[name] ?? ''),
  )
}

/** Bytes that a picture may have. */
export const largestPicture = 5 * 1024 * 1024

/** A file of a form as the API reads it: what its name and header claim is not believed. */
export type UploadedFile = { bytes: Uint8Array }

/** A picture's file, or an empty text in its place: there is to be none. */
export const pictureFile = z
  .custom<UploadedFile | ''>((value) => value === '' || isUploadedFile(value), problem('field.file_type'))
  .check(
    z.refine(
      (file) => !isUploadedFile(file) || file.bytes.byteLength <= largestPicture,
      problem('field.file_too_large'),
    ),
  )

function isUploadedFile(value: unknown): value is UploadedFile {
  return value instanceof Object && 'bytes' in value && value.bytes instanceof Uint8Array
}
