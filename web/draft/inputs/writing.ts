import { isBlankAmount, readArea, readFigure } from '#contract/amount.ts'
import type { Language } from '#contract/language.ts'
import { getNumberFormat } from '#locales/texts.ts'

import type { Writing } from '../draft-context.ts'

/** Areas as people say them, in square metres. */
export const areaUnits = { m2: 1, ft2: 0.092903, tarea: 628.86 } as const
export type AreaUnit = keyof typeof areaUnits

/** A whole number, which may be below zero. */
export const asWhole: Writing = {
  write: (value) => (typeof value === 'number' ? String(value) : ''),
  read: (text) => (text.trim() === '' ? null : /^-?\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN),
}

/** An amount as `MoneyInput` gives it: the number, or what was typed where that is none. */
export const asAmount: Writing = {
  write: (value) => (typeof value === 'number' ? String(value) : ''),
  read: (text) => (isBlankAmount(text) ? null : /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN),
}

/** An area in a unit; it is kept in square metres, to the hundredth. */
export function writeArea(unit: AreaUnit, language: Language): Writing {
  const size = areaUnits[unit]
  return {
    write: (value) => (typeof value === 'number' ? getNumberFormat(language, 2).format(value / size) : ''),
    read: (text) => {
      if (text.trim() === '') return null
      const figure = unit === 'm2' ? readArea(text) : readFigure(text.trim())
      return Math.round(figure * size * 100) / 100
    },
  }
}
