import enAccount from '#locales/en/account.ts'
import enAccountAnswers from '#locales/en/account-answers.ts'
import enAnalytics from '#locales/en/analytics.ts'
import enContact from '#locales/en/contact.ts'
import enDesk from '#locales/en/desk.ts'
import enFoot from '#locales/en/foot.ts'
import enForms from '#locales/en/forms.ts'
import enLeadAnswers from '#locales/en/lead-answers.ts'
import enLetter from '#locales/en/letter.ts'
import enPieces from '#locales/en/pieces.ts'
import enProfile from '#locales/en/profile.ts'
import enKept from '#locales/en/kept.ts'
import enShell from '#locales/en/shell.ts'
import esAccount from '#locales/es/account.ts'
import esAccountAnswers from '#locales/es/account-answers.ts'
import esAnalytics from '#locales/es/analytics.ts'
import esContact from '#locales/es/contact.ts'
import esDesk from '#locales/es/desk.ts'
import esFoot from '#locales/es/foot.ts'
import esForms from '#locales/es/forms.ts'
import esLeadAnswers from '#locales/es/lead-answers.ts'
import esLetter from '#locales/es/letter.ts'
import esPieces from '#locales/es/pieces.ts'
import esProfile from '#locales/es/profile.ts'
import esKept from '#locales/es/kept.ts'
import esShell from '#locales/es/shell.ts'
import { translator } from '#locales/texts.ts'

const es = {
  ...esAccount,
  ...esAccountAnswers,
  ...esAnalytics,
  ...esContact,
  ...esDesk,
  ...esFoot,
  ...esForms,
  ...esLeadAnswers,
  ...esLetter,
  ...esPieces,
  ...esProfile,
  ...esKept,
  ...esShell,
} as const

const en = {
  ...enAccount,
  ...enAccountAnswers,
  ...enAnalytics,
  ...enContact,
  ...enDesk,
  ...enFoot,
  ...enForms,
  ...enLeadAnswers,
  ...enLetter,
  ...enPieces,
  ...enProfile,
  ...enKept,
  ...enShell,
}

/** What the site says of accounts and enquiries, for the journeys that are walked in both languages. */
export const say = { es: translator<typeof es>('es', es), en: translator<typeof es>('en', en) }
