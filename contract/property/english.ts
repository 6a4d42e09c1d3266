const spanish = new Set('de la que el en y a los se del las un por con una su para es al lo'.split(' '))
const english = new Set('the of and to in is for with on at that from by it your an this are has you'.split(' '))
/** Of the common words of either language, the share from which a text is Spanish. */
const spanishFrom = 0.6
/** An English text that says as much as the Spanish one has at least this share of its letters. */
const lengthFrom = 0.6

/**
 * Whether a text is Spanish by its commonest words; one without any of either language is not. A capital makes an article
 * part of a name (a house in La Playita, Las Galeras) where any of these words is written without one.
 */
export function isSpanish(text: string): boolean {
  const asWritten = countCommon(text)
  const { inSpanish, inEnglish } =
    asWritten.inSpanish + asWritten.inEnglish > 0 ? asWritten : countCommon(text.toLowerCase())
  return inSpanish > 0 && inSpanish / (inSpanish + inEnglish) >= spanishFrom
}

function countCommon(text: string) {
  const words = text.match(/\p{L}+/gu) ?? []
  const count = (common: ReadonlySet<string>) => words.filter((word) => common.has(word)).length
  return { inSpanish: count(spanish), inEnglish: count(english) }
}

/** Whether an English text is one: not the Spanish again, and of about its length where that matters. */
export function isTranslated(en: string | null | undefined, es: string | null | undefined, isLong = false): boolean {
  const [translated, original] = [en?.trim() ?? '', es?.trim() ?? '']
  if (translated === '' || translated === original || isSpanish(translated)) return false
  return !isLong || translated.length >= original.length * lengthFrom
}

/** What somebody wrote in English, whatever it is; null where the Spanish words stand in. */
export function getOwnEnglish(en: string, es: string): string | null {
  return en.trim() === '' || en === es ? null : en
}
