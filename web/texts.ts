import { createContext, useContext } from 'react'

import type { Language } from '#contract/fields.ts'
import type es from '#locales/es/catalogue.ts'
import { createTranslator, type Translate, type Translated } from '#locales/texts.ts'

export type Words = Translated<typeof es>
export type Text = Translate<typeof es>
export type TextKey = keyof typeof es

type Translation = { language: Language; t: Text }

/** The language of the page and its words, set once by the entry files. */
export const TranslationContext = createContext<Translation | null>(null)

export function createTranslation(language: Language, words: Words): Translation {
  return { language, t: createTranslator<typeof es>(language, words) }
}

function useTranslation(): Translation {
  const speech = useContext(TranslationContext)
  if (!speech) throw new Error('TranslationContext is set by the entry files')
  return speech
}

/** The `t` of the page's language. */
export function useTexts(): Text {
  return useTranslation().t
}

export function useLanguage(): Language {
  return useTranslation().language
}
