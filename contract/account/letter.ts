import type { Language } from '../fields.ts'

/** What each kind of letter needs to be written; addresses are absolute. */
export type LetterData = {
  confirm_email: { full_name: string; link: string }
  already_registered: { full_name: string; sign_in: string; restore: string }
  restore_password: { full_name: string; link: string }
  password_changed: { full_name: string; restore: string }
  confirm_new_email: { full_name: string; link: string }
  email_changing: { full_name: string; new_email: string; restore: string }
  account_deleted: { full_name: string }
}
export type LetterKind = keyof LetterData

/** A letter as it is sent. */
export type WrittenLetter = { subject: string; html: string; text: string }

/** Writes a letter in the reader's language under the brand's name. */
export type WriteLetter = <Kind extends LetterKind>(
  kind: Kind,
  language: Language,
  data: LetterData[Kind],
) => WrittenLetter

/** The pages that letters lead to. */
export type LetterPage = 'home' | 'sign_in' | 'forgot_password' | 'restore_password' | 'confirm_email'

/** The absolute address of such a page; `id` fills its hole, and `query` follows. */
export type PageAddress = (
  page: LetterPage,
  language: Language,
  more?: { id?: string; query?: Record<string, string> },
) => string
