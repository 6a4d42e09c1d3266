/** Who sent a visitor: `referer` names an agent of the network, `areferer` an agency. */
export const referralTypes = ['referer', 'areferer'] as const
export type ReferralType = (typeof referralTypes)[number]

/** A referral as an object: `{ "type": "referer", "id": "12" }`. No schema stands here: every page remembers referrals. */
export type Referral = { type: ReferralType; id: string }

/** What may be a code: 64 signs at most, letters, digits and hyphens. */
const code = /^[A-Za-z0-9-]{1,64}$/

/**
 * Reads a referral in any of the forms in which it travels: a whole query string (`?referer=12`), an object (`type` and
 * `id`), or a bare id, which is of the type that the caller names. Whatever is none is null, and nothing breaks.
 */
export function readReferral(value: unknown, bareType: ReferralType = 'referer'): Referral | null {
  if (typeof value === 'number') return readReferral(String(value), bareType)
  if (typeof value === 'string') {
    return value.includes('=') ? readQuery(value) : referralOf(bareType, value.trim())
  }
  if (value === null || typeof value !== 'object' || !('id' in value)) return null
  const type = 'type' in value ? referralTypes.find((known) => known === value.type) : bareType
  const { id } = value
  return type && (typeof id === 'string' || typeof id === 'number') ? referralOf(type, String(id)) : null
}

function readQuery(text: string): Referral | null {
  if (text.length > 8192) return null
  const query = new URLSearchParams(text)
  // Of a name that stands there twice the first counts, as in an address.
  const type = referralTypes.find((known) => code.test(query.get(known) ?? ''))
  return type ? referralOf(type, query.get(type)) : null
}

function referralOf(type: ReferralType, id: string | null): Referral | null {
  return id !== null && code.test(id) ? { type, id } : null
}

/** The same referral as a whole query string, `referer=12`. */
export function writeReferralQuery({ type, id }: Referral): string {
  return `${type}=${id}`
}
