import type { Language } from '#contract/fields.ts'
import { localeTag } from '#locales/texts.ts'

/** Regions that have a name and are no country: exceptional reservations and groups. */
const notCountries = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ'])
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

/** The countries of ISO 3166-1 that are in use, named as `Intl` names them and in its order; our own comes first. */
export function countriesIn(language: Language): { code: string; name: string }[] {
  const tag = localeTag[language]
  const names = new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' })
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountry)
  const named = codes.flatMap((code) => {
    const name = names.of(code)
    return name ? [{ code, name }] : []
  })
  const sorted = named.toSorted((a, b) => a.name.localeCompare(b.name, tag))
  return [...sorted.filter(isOurs), ...sorted.filter((country) => !isOurs(country))]
}

/** A code that was given up is written as its successor. */
function isCountry(code: string): boolean {
  return !notCountries.has(code) && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`
}

function isOurs({ code }: { code: string }): boolean {
  return code === 'DO'
}
