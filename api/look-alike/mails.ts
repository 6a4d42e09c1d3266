import type { Language } from '#contract/fields.ts'
import type { MailKind } from '#contract/mail/mail.ts'

import { findHomeOfMail } from './queries.ts'
import { homeOf } from '../lead/load-leads.ts'
import type { Writer } from '../mail/deliver-mails.ts'
import type { Tools } from '../tools.ts'
import type { Transaction } from '../database/open.ts'

/** How the letters about what the network said of two that look alike are written. */
export function createLookAlikeMails({ pageAddress, writeMail }: Tools) {
  return {
    listing_grouped: async (tx, { language, about }) => {
      const said = await describe(tx, about, language)
      return said && writeMail('listing_grouped', language, said)
    },
    listing_pictures_stolen: async (tx, { language, about }) => {
      const said = await describe(tx, about, language)
      const reason = typeof about.reason === 'string' ? about.reason : ''
      return said && writeMail('listing_pictures_stolen', language, { ...said, reason })
    },
  } satisfies Partial<Record<MailKind, Writer>>

  async function describe(tx: Transaction, about: Record<string, unknown>, language: Language) {
    const listing = await findHomeOfMail(tx, Number(about.listing))
    if (!listing) return null
    const { title, code } = homeOf(pageAddress, listing, language)
    const full_name = typeof about.full_name === 'string' ? about.full_name : ''
    return { full_name, title, code, link: pageAddress('editor', language, { id: code }) }
  }
}
