import type { Language } from '#contract/fields.ts'
import en from '#locales/en/mail/mail.ts'
import es from '#locales/es/mail/mail.ts'
import { translator, type Translate } from '#locales/texts.ts'

export type LetterText = Translate<typeof es>
const speech: Record<Language, LetterText> = {
  es: translator<typeof es>('es', es),
  en: translator<typeof es>('en', en),
}

export function letterTexts(language: Language): LetterText {
  return speech[language]
}
