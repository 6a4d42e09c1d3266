import { longestSentence } from '#contract/search/sentence.ts'

/** A word, a number or a mark of a sentence, and where it stands. */
export type Token = {
  kind: 'word' | 'number' | 'code' | 'money' | 'mark' | 'stop'
  /** As typed. */
  raw: string
  /** Lower case, without accents and apostrophes. */
  word: string
  from: number
  to: number
}

/** Enough for the longest sentence that means something, few enough that reading it costs next to nothing. */
const maxTokens = 80

const pattern = new RegExp(
  [
    String.raw`(?<code>(?<!\d)\d{2}-\d{4,8}(?![\d.,]))`,
    String.raw`(?<money>(?<!\p{L})(?:us|rd|u|r)\s?\$|\$)`,
    // Blanks group thousands where they can part nothing else.
    String.raw`(?<number>(?<![\d.,])(?:\d{1,3}(?: \d{3}){2,}|\d{1,3} 000|(?<=\$ ?)\d{1,3} \d{3})(?![\d])(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)*)`,
    String.raw`(?<area>(?<!\p{L})(?:mts?|mtrs|ft|m)\.?2(?!\d))`,
    String.raw`(?<word>\p{L}[\p{L}\p{M}'’´${'`'}]*)`,
    String.raw`(?<mark>[+/%~<>–—−-])`,
    String.raw`(?<stop>[^\s])`,
  ].join('|'),
  'giu',
)

/** The text as it is read: one form of every letter, no line breaks, no more than a sentence. */
export function toPlainText(text: string): string {
  return text
    .slice(0, longestSentence * 2)
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .slice(0, longestSentence)
}

export function splitTokens(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(pattern)) {
    if (tokens.length === maxTokens) break
    const [raw] = match
    const from = match.index
    const kind = kindOf(match.groups!)
    const isHyphen = /^[-–—]$/.test(raw) && /\p{L}/u.test(text[from - 1] ?? '') && /\p{L}/u.test(text[from + 1] ?? '')
    // "two-story" is two words.
    if (!isHyphen) tokens.push({ kind, raw, word: foldLetters(raw), from, to: from + raw.length })
  }
  return tokens
}

function kindOf(groups: Record<string, string | undefined>): Token['kind'] {
  if (groups.area !== undefined) return 'word'
  const kinds = ['code', 'money', 'number', 'word', 'mark'] as const
  return kinds.find((kind) => groups[kind] !== undefined) ?? 'stop'
}

/** Lower case without accents, apostrophes and dots. */
export function foldLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’´`.\s]/gu, '')
    .toLowerCase()
}

/** A word as it sounds to a Dominican ear: b and v, s, z and soft c, a silent h are often written for one another. */
export function toSound(word: string): string {
  return word
    .replace(/sc(?=[ei])|c(?=[ei])|z/g, 's')
    .replace(/qu(?=[ei])|ck?/g, 'k')
    .replace(/h/g, '')
    .replace(/v/g, 'b')
    .replace(/ll/g, 'y')
    .replace(/y(?![aeiou])/g, 'i')
    .replace(/(.)\1+/g, '$1')
}

/** How many letters must be changed, added, left out or swapped; more than `most` counts as `most + 1`. */
export function measureDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + cost)
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (isSwapped) next[j] = Math.min(next[j]!, before[j - 2]! + 1)
    }
    ;[before, row] = [row, next]
  }
  return Math.min(row[other.length]!, most + 1)
}

/** How many wrong letters a name of this length forgives. */
export const countForgiven = (length: number): number => (length >= 9 ? 2 : length >= 6 ? 1 : 0)
