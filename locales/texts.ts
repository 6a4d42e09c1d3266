import type { Language } from '#contract/fields.ts'

/** A text with holes (`{name}`), or its plural forms chosen by the hole `count`. */
export type Text = string | { readonly one: string; readonly other: string }
export type Catalogue = Readonly<Record<string, Text>>

type Holes<Words extends string> = Words extends `${string}{${infer Hole}}${infer Rest}` ? Hole | Holes<Rest> : never
type WordsOf<T extends Text> = T extends string
  ? T
  : T extends { one: infer One; other: infer Other }
    ? (One & string) | (Other & string)
    : never
type HolesOf<T extends Text> = T extends string ? Holes<T> : Holes<WordsOf<T>> | 'count'

/** What a translation must offer: the same keys, plural where the source is plural. Holes are compared by a test. */
export type Translated<Source extends Catalogue> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : { readonly one: string; readonly other: string }
}

export type Translate<Source extends Catalogue> = <Key extends keyof Source & string>(
  key: Key,
  ...holes: [HolesOf<Source[Key]>] extends [never] ? [] : [Record<HolesOf<Source[Key]>, string | number>]
) => string

/** The tag that `Intl` and `lang` attributes get for each language of the site. */
export const localeTag = { es: 'es-DO', en: 'en' } as const satisfies Record<Language, string>

const numberFormats: Record<string, Intl.NumberFormat> = {}

/** How a language writes numbers, with so many decimals at most and at least. */
export function getNumberFormat(language: Language, most = 3, least = 0): Intl.NumberFormat {
  return (numberFormats[language + most + least] ??= new Intl.NumberFormat(localeTag[language], {
    maximumFractionDigits: most,
    minimumFractionDigits: least,
  }))
}

/** The `t` of one language: numbers in holes are written by `Intl`, plurals chosen by it. */
export function createTranslator<Source extends Catalogue>(
  language: Language,
  catalogue: Translated<Source>,
): Translate<Source> {
  const plural = new Intl.PluralRules(localeTag[language])
  const number = getNumberFormat(language)
  return (key, ...[holes]) => {
    const text: Text = catalogue[key]
    const values: Record<string, string | number> | undefined = holes
    const words =
      typeof text === 'string' ? text : plural.select(Number(values?.count)) === 'one' ? text.one : text.other
    return values
      ? words.replace(/([«“]?)\{(\w+)\}/g, (hole, mark: string, name: string) => {
          const value = values[name]
          if (value === undefined) return hole
          return mark + (typeof value === 'number' ? number.format(value) : mark ? unquote(value) : value)
        })
      : words
  }
}

/** A text as it stands between quotation marks: without a pair of its own around it. */
export const unquote = (text: string): string => text.replace(/^\s*["“”«']([^"“”«»]*)["“”»']\s*$/, '$1')
