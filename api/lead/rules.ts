/** No letter or digit that is taken for another. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A name for an enquiry that can be read out, `K7QF-3M9D`, from eight random numbers below 1. */
export function createReference(chances: readonly number[]): string {
  const mails = chances.map((chance) => signs[Math.floor(chance * signs.length)])
  return `${mails.slice(0, 4).join('')}-${mails.slice(4).join('')}`
}

/** The name to greet a stranger by: one word and nothing that a mail program would take for an address. */
export function chooseGreetingName(fullName: string): string {
  return fullName.replaceAll('.', ' ').trim().split(/\s+/)[0] ?? ''
}

/** A text's beginning in one line. */
export function toExcerpt(text: string | null): string | null {
  if (text === null) return null
  const line = text.replace(/\s+/g, ' ').trim()
  const signs = Array.from(line)
  return signs.length > 140 ? `${signs.slice(0, 139).join('')}…` : line
}
