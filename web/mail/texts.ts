import type { Language } from '#contract/fields.ts'
import en from '#locales/en/mail/mail.ts'
import es from '#locales/es/mail/mail.ts'
import { createTranslator, type Translate } from '#locales/texts.ts'

export type MailText = Translate<typeof es>
export type MailTextKey = keyof typeof es
const speech: Record<Language, MailText> = {
  es: createTranslator<typeof es>('es', es),
  en: createTranslator<typeof es>('en', en),
}

export function getMailTexts(language: Language): MailText {
  return speech[language]
}
