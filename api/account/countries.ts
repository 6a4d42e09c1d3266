import { isCountry } from '#contract/account/country.ts'
import type { Language } from '#contract/fields.ts'
import { perLanguage } from '#locales/per-language.ts'

const regionNames = perLanguage((tag) => new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' }))
const collator = perLanguage((tag) => new Intl.Collator(tag))
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

/** The countries of ISO 3166-1 that are in use, named as `Intl` names them and in its order; our own comes first. */
export function listCountries(language: Language): { code: string; name: string }[] {
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountry)
  const named = codes.flatMap((code) => {
    const name = regionNames(language).of(code)
    return name ? [{ code, name }] : []
  })
  const sorted = named.toSorted((a, b) => collator(language).compare(a.name, b.name))
  return [...sorted.filter(isOurs), ...sorted.filter((country) => !isOurs(country))]
}

function isOurs({ code }: { code: string }): boolean {
  return code === 'DO'
}
