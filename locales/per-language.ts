import type { Language } from '#contract/fields.ts'

import { localeTag } from './texts.ts'

/**
 * What is expensive to make and needs a language, `Intl` formatters above all: made at the first call, once for each.
 * Without effects, so that a page whose loader alone uses one does not bring it into the browser.
 * @__NO_SIDE_EFFECTS__
 */
export function perLanguage<Made>(make: (tag: string) => Made): (language: Language) => Made {
  const made: Partial<Record<Language, Made>> = {}
  return (language) => (made[language] ??= make(localeTag[language]))
}
