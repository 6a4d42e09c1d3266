import enAccount from '#locales/en/account/account.ts'
import enAccountAnswers from '#locales/en/account/answers.ts'
import enAnalytics from '#locales/en/analytics/analytics.ts'
import enContact from '#locales/en/lead/contact.ts'
import enDraft from '#locales/en/draft/draft.ts'
import enDraftHistory from '#locales/en/draft/history.ts'
import enPicture from '#locales/en/picture/picture.ts'
import enStates from '#locales/en/workspace/states.ts'
import enTeam from '#locales/en/team/team.ts'
import enUi from '#locales/en/ui/ui.ts'
import enDesk from '#locales/en/lead/desk.ts'
import enFoot from '#locales/en/shell/foot.ts'
import enForms from '#locales/en/lead/forms.ts'
import enLeadAnswers from '#locales/en/lead/answers.ts'
import enLetter from '#locales/en/mail/mail.ts'
import enPieces from '#locales/en/ui/pieces.ts'
import enProfile from '#locales/en/account/profile.ts'
import enImport from '#locales/en/import/import.ts'
import enKept from '#locales/en/favorite/favorite.ts'
import enShell from '#locales/en/shell/shell.ts'
import enVisit from '#locales/en/lead/visit.ts'
import enWorkspace from '#locales/en/workspace/workspace.ts'
import enListings from '#locales/en/workspace/listings.ts'
import esAccount from '#locales/es/account/account.ts'
import esAccountAnswers from '#locales/es/account/answers.ts'
import esAnalytics from '#locales/es/analytics/analytics.ts'
import esContact from '#locales/es/lead/contact.ts'
import esDraft from '#locales/es/draft/draft.ts'
import esDraftHistory from '#locales/es/draft/history.ts'
import esPicture from '#locales/es/picture/picture.ts'
import esStates from '#locales/es/workspace/states.ts'
import esTeam from '#locales/es/team/team.ts'
import esUi from '#locales/es/ui/ui.ts'
import esDesk from '#locales/es/lead/desk.ts'
import esFoot from '#locales/es/shell/foot.ts'
import esForms from '#locales/es/lead/forms.ts'
import esLeadAnswers from '#locales/es/lead/answers.ts'
import esLetter from '#locales/es/mail/mail.ts'
import esPieces from '#locales/es/ui/pieces.ts'
import esProfile from '#locales/es/account/profile.ts'
import esImport from '#locales/es/import/import.ts'
import esKept from '#locales/es/favorite/favorite.ts'
import esShell from '#locales/es/shell/shell.ts'
import esVisit from '#locales/es/lead/visit.ts'
import esWorkspace from '#locales/es/workspace/workspace.ts'
import esListings from '#locales/es/workspace/listings.ts'
import { createTranslator } from '#locales/texts.ts'

const es = {
  ...esAccount,
  ...esAccountAnswers,
  ...esAnalytics,
  ...esContact,
  ...esDesk,
  ...esDraft,
  ...esDraftHistory,
  ...esPicture,
  ...esStates,
  ...esTeam,
  ...esUi,
  ...esFoot,
  ...esForms,
  ...esLeadAnswers,
  ...esLetter,
  ...esPieces,
  ...esProfile,
  ...esImport,
  ...esKept,
  ...esShell,
  ...esVisit,
  ...esWorkspace,
  ...esListings,
} as const

const en = {
  ...enAccount,
  ...enAccountAnswers,
  ...enAnalytics,
  ...enContact,
  ...enDesk,
  ...enDraft,
  ...enDraftHistory,
  ...enPicture,
  ...enStates,
  ...enTeam,
  ...enUi,
  ...enFoot,
  ...enForms,
  ...enLeadAnswers,
  ...enLetter,
  ...enPieces,
  ...enProfile,
  ...enImport,
  ...enKept,
  ...enShell,
  ...enVisit,
  ...enWorkspace,
  ...enListings,
}

/** What the site says of accounts and enquiries, for the journeys that are walked in both languages. */
export const say = { es: createTranslator<typeof es>('es', es), en: createTranslator<typeof es>('en', en) }
