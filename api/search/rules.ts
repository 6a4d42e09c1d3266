const maxWords = 8

/** What was typed as the beginning of a code, `10-2` or more; null for anything else. */
export function readCodeBeginning(text: string): string | null {
  return /^\d{2}-\d{1,8}$/.test(text) ? text : null
}

/** The words to look for: letters and digits of any script, lower case, without accents, the first eight. */
export function splitWords(text: string): string[] {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, maxWords)
}

/** The text without what no keyboard types: PostgreSQL refuses a text with a NUL in it. */
export const toPrintable = (text: string): string => text.replace(/\p{Cc}/gu, ' ').trim()
