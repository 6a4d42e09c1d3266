import type { Language } from '../language.ts'

/** Lower-case words without accents, marks and double blanks: `Apto. (2.º)` is `apto 2 o`. */
export function foldWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Choices by the words that files have for them, and the word that we write in each language. */
export type Options<Option extends string> = {
  choices: readonly Option[]
  read(text: string): Option | undefined
  write(option: Option, language: Language): string
}

/** An option with its words in Spanish and in English, parted by `|`; the first of each is the one that is written. */
export type OptionLine<Option extends string> = readonly [option: Option, es: string, en: string]

/** Options out of their words; an option's own name means it as well, and of two with one word the first has it. */
export function createOptions<Option extends string>(lines: readonly OptionLine<Option>[]): Options<Option> {
  const byWord = new Map<string, Option>()
  const labels = new Map<Option, Record<Language, string>>()
  for (const [option, es, en] of lines) {
    const [spanish, english] = [es.split('|'), en.split('|')]
    labels.set(option, { es: spanish[0]!, en: english[0]! })
    for (const word of [spanish[0]!, english[0]!, option]) keepFirst(byWord, foldWords(word), option)
  }
  // What is written for one option must not mean another by its by-names.
  for (const [option, es, en] of lines)
    for (const word of [...es.split('|'), ...en.split('|')]) keepFirst(byWord, foldWords(word), option)
  return {
    choices: lines.map(([option]) => option),
    read: (text) => byWord.get(foldWords(text)),
    write: (option, language) => labels.get(option)?.[language] ?? option,
  }
}

function keepFirst<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (!map.has(key)) map.set(key, value)
}
