import type { RowProblem } from '#contract/exchange/row.ts'
import type { Language } from '#contract/fields.ts'
import { getProblemHoles } from '#contract/problem-holes.ts'
import en from '#locales/en/errors.ts'
import stockEn from '#locales/en/import/answers.ts'
import es from '#locales/es/errors.ts'
import stockEs from '#locales/es/import/answers.ts'

const words: Record<Language, Record<string, string>> = { es: { ...es, ...stockEs }, en: { ...en, ...stockEn } }

/** What is wrong with a cell, a picture or a whole row, and so what is to be done about it, in words. */
export function describeProblem(code: RowProblem['code'], field: string, language: Language): string {
  const min = code.startsWith('field.') ? getProblemHoles(code as 'field.invalid', field).min : undefined
  return (words[language][code] ?? words[language]['field.invalid']!)
    .replace('{min}', String(min ?? ''))
    .replace(/ ?\{\w+\}/g, '')
}
