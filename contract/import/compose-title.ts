import { titleLetters } from '../draft/complete.ts'
import type { DraftDocument } from '../draft/document.ts'
import { typeOptions } from '../exchange/option-words.ts'
import type { Language } from '../language.ts'

type Named = Pick<DraftDocument, 'type' | 'business_type' | 'bedrooms'>

const words = {
  es: {
    sale: 'en venta',
    lease: 'en alquiler',
    in: 'en',
    bedrooms: (count: number) => `de ${count} ${count === 1 ? 'habitación' : 'habitaciones'}`,
  },
  en: {
    sale: 'for sale',
    lease: 'for rent',
    in: 'in',
    bedrooms: (count: number) => `with ${count} ${count === 1 ? 'bedroom' : 'bedrooms'}`,
  },
} as const

/** A title of what a home is and where, for files that have none; null where that is not known. */
export function composeTitle(
  { type, business_type, bedrooms }: Named,
  names: { city: string; sector: string } | null,
  language: Language,
): string | null {
  if (!type || !business_type || !names) return null
  const said = words[language]
  const place = names.sector === names.city ? names.city : `${names.sector}, ${names.city}`
  const rooms = bedrooms ? ` ${said.bedrooms(bedrooms)}` : ''
  const kind = typeOptions.write(type, language)
  const whole = `${kind}${rooms} ${said[business_type]} ${said.in} ${place}`
  return whole.length <= 80 ? whole : `${kind} ${said[business_type]} ${said.in} ${place}`.slice(0, 80).trim()
}

/** A text cut behind its last whole word within a length. */
export function cutAtWord(text: string, max: number): string {
  const letters = Array.from(text)
  if (letters.length <= max) return text
  const cut = letters.slice(0, max + 1).join('')
  const at = cut.lastIndexOf(' ')
  return (at > max / 2 ? cut.slice(0, at) : letters.slice(0, max).join('')).replace(/[\s,;:.–—-]+$/, '')
}

/** What a row says over what is here: a title of before the limit, which is cut on its way, is said again by its beginning. */
export function keepLongTitle(said: DraftDocument, { title_es }: DraftDocument): DraftDocument {
  if (!title_es || said.title_es === title_es || cutAtWord(title_es, titleLetters.max) !== said.title_es) return said
  return { ...said, title_es }
}
