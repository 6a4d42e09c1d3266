import type { Language } from '#contract/fields.ts'
import en from '#locales/en/mail/mail.ts'
import es from '#locales/es/mail/mail.ts'
import { createTranslator, type Translate } from '#locales/texts.ts'

export type LetterText = Translate<typeof es>
const speech: Record<Language, LetterText> = {
  es: createTranslator<typeof es>('es', es),
  en: createTranslator<typeof es>('en', en),
}

export function getMailTexts(language: Language): LetterText {
  return speech[language]
}
