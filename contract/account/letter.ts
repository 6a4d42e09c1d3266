import type { Currency, Language } from '../fields.ts'
import type { BusinessType, ListingStatus } from '../property-type.ts'
import type { AlertRate } from './saved-search.ts'

type Price = { price: number; currency: Currency }

/** What happened to a property of a saved search. */
export type AlertFact =
  | { kind: 'new' }
  | { kind: 'back' }
  | { kind: 'price'; from: Price; to: Price }
  | { kind: 'status'; status: Exclude<ListingStatus, 'draft' | 'in_review' | 'published'> }

/** A property of a letter about a saved search, and what happened to it, the first thing first. */
export type AlertHome = Price & {
  title: string
  place: string
  business_type: BusinessType
  link: string
  facts: AlertFact[]
}

/** What each kind of letter needs to be written; addresses are absolute. */
export type LetterData = {
  confirm_email: { full_name: string; link: string }
  already_registered: { full_name: string; sign_in: string; restore: string }
  restore_password: { full_name: string; link: string }
  password_changed: { full_name: string; restore: string }
  confirm_new_email: { full_name: string; link: string }
  email_changing: { full_name: string; new_email: string; restore: string }
  account_deleted: { full_name: string }
  confirm_alert: { full_name: string; name: string; link: string }
  /** `count` properties, of which the first are shown. */
  alert: {
    full_name: string
    name: string
    rate: Exclude<AlertRate, 'off'>
    count: number
    homes: AlertHome[]
    link: string
    pause: string
  }
}
export type LetterKind = keyof LetterData

/** A letter as it is sent. */
export type WrittenLetter = {
  subject: string
  html: string
  text: string
  /** Where one click ends letters like this one (RFC 8058). */
  unsubscribe?: string
}

/** Writes a letter in the reader's language under the brand's name. */
export type WriteLetter = <Kind extends LetterKind>(
  kind: Kind,
  language: Language,
  data: LetterData[Kind],
) => WrittenLetter

/** The pages that letters lead to. */
export type LetterPage =
  | 'home'
  | 'sign_in'
  | 'forgot_password'
  | 'restore_password'
  | 'confirm_email'
  | 'alert'
  | 'properties'
  | 'buy'
  | 'rent'
  | 'property'
  | 'collection_property'

/** The absolute address of such a page; `id` or others fill its holes, and `query` follows. */
export type PageAddress = (
  page: LetterPage,
  language: Language,
  more?: { id?: string; holes?: Record<string, string>; query?: Record<string, string> | [string, string][] },
) => string
