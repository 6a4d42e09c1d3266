import type { Language } from '#contract/fields.ts'
import type { MailKind } from '#contract/mail/mail.ts'
import en from '#locales/en/draft/answers.ts'
import es from '#locales/es/draft/answers.ts'

import { homeOf } from '../lead/load-leads.ts'
import type { Writer } from '../mail/deliver-mails.ts'
import type { Tools } from '../tools.ts'
import { findHomeOfMail } from './queries.ts'

const words: Record<Language, Record<keyof typeof es, string>> = { es, en }

/** How the letters about drafts are written. */
export function createDraftMails({ pageAddress, writeMail, brandName }: Tools) {
  return {
    draft_returned: async (_, { language, about }) => {
      const { draft, title, by, reason, full_name } = about as Record<string, string>
      // Nobody returned it: its moment came, and something was missing.
      const said = reason || words[language]['draft.schedule_failed']
      return writeMail('draft_returned', language, {
        full_name: full_name ?? '',
        title: title || words[language]['draft.mail_untitled'],
        by: by || brandName,
        reason: said,
        link: pageAddress('editor', language, { id: String(draft) }),
      })
    },

    draft_approved: async (tx, { language, about }) => {
      const listing = await findHomeOfMail(tx, String(about.code))
      if (!listing) return null
      const { title, code, link } = homeOf(pageAddress, listing, language)
      return writeMail('draft_approved', language, { full_name: readText(about.full_name), title, code, link })
    },
  } satisfies Partial<Record<MailKind, Writer>>
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
