import type { Language } from '#contract/fields.ts'

import { perLanguage } from './per-language.ts'

const formatIn = (unit: 'kilobyte' | 'megabyte') =>
  perLanguage((tag) => new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 1 }))
const kilobytes = formatIn('kilobyte')
const megabytes = formatIn('megabyte')

/** How many bytes something has, as people say it: `5 MB`, `100 kB`. */
export function formatSize(language: Language, bytes: number): string {
  return bytes < 2 ** 20 ? kilobytes(language).format(bytes / 2 ** 10) : megabytes(language).format(bytes / 2 ** 20)
}
