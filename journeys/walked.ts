import { languages, type Language } from '#contract/language.ts'

/** With `EVERY_PAIR=1` what differs only in its words or its width is walked in every language and at every width. */
export const isEveryPair = process.env.EVERY_PAIR === '1'

/** A story is walked in one language, its neighbours in the other one: words are compared, and pages seen, in both. */
export function listWalked(language: Language): readonly Language[] {
  return isEveryPair ? languages : [language]
}
