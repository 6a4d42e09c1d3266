import { readReferral, writeReferralQuery, type Referral } from '#contract/lead/referral.ts'

const name = 'referral'
/** Whoever comes back after three months was sent by nobody any more. */
const life = 90 * 86_400_000

type Touch = Referral & { at: number }
type Touches = { first: Touch; last: Touch }

/** Takes the place of a storage that keeps nothing: then a referral lasts as long as the page. */
let fleeting: Touches | null = null

/** Who sent the visitor the first time and the last; what stands in the storage and is no referral of ours is none. */
export function readReferrals(): Touches | null {
  const { first, last } = (fleeting ?? stored()) as { first?: unknown; last?: unknown }
  const [one, other] = [touchOf(first), touchOf(last)]
  return other && Date.now() - other.at < life ? { first: one ?? other, last: other } : null
}

/** Remembers who sent the visitor, if an address says it; the first one stays the first. */
export function recordReferral(query: string): void {
  const heard = readReferral(query)
  if (!heard) return
  const last = { ...heard, at: Date.now() }
  const touches = { first: readReferrals()?.first ?? last, last }
  try {
    localStorage.setItem(name, JSON.stringify(touches))
  } catch {
    fleeting = touches
  }
}

/** The forms in which a referral travels. */
type Forms = {
  /** A whole query string, `referer=12`. */
  query: string
  /** An object of type and id. */
  code: Referral
  /** The bare id. */
  id: string
  /** The fields that go along with an enquiry. */
  fields: { referral_code?: string; agency_referral_code?: string; first_referral?: string }
}

/** Who sent the visitor the last time, in the form that a call wants; nobody: null, or no fields. */
export function getReferral(form: 'fields'): Forms['fields']
export function getReferral<Form extends Exclude<keyof Forms, 'fields'>>(form: Form): Forms[Form] | null
export function getReferral(form: keyof Forms): Forms[keyof Forms] | null {
  const kept = readReferrals()
  if (!kept) return form === 'fields' ? {} : null
  const { type, id } = kept.last
  switch (form) {
    case 'query':
      return writeReferralQuery(kept.last)
    case 'code':
      return { type, id }
    case 'id':
      return id
    default:
      return {
        [type === 'referer' ? 'referral_code' : 'agency_referral_code']: id,
        first_referral: writeReferralQuery(kept.first),
      }
  }
}

/** An address of this site as the visitor passes it on: with who sent them, unless it says so already. */
export function withReferral(address: string): string {
  const own = getReferral('query')
  const [, page = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address) ?? []
  if (!own || readReferral(`?${query}`)) return address
  // What stands there under its names and is none gives way.
  const rest = query.split('&').filter((part) => part !== '' && !/^a?referer(=|$)/.test(part))
  return `${page}?${[...rest, own].join('&')}${hash}`
}

function touchOf(value: unknown): Touch | null {
  const referral = readReferral(value)
  const at = value !== null && typeof value === 'object' && 'at' in value ? Number(value.at) : Number.NaN
  return referral && Number.isFinite(at) ? { ...referral, at } : null
}

function stored(): object {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(name) ?? '{}')
    return value !== null && typeof value === 'object' ? value : {}
  } catch {
    return {}
  }
}
