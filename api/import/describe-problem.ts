import type { FieldProblem } from '#contract/errors.ts'
import type { Language } from '#contract/fields.ts'
import { getProblemHoles } from '#contract/problem-holes.ts'
import en from '#locales/en/errors.ts'
import es from '#locales/es/errors.ts'

const words: Record<Language, Record<FieldProblem, string>> = { es, en }

/** What is wrong with a cell, and so what is to be done about it, in words. */
export function describeProblem(code: FieldProblem, field: string, language: Language): string {
  const { min } = getProblemHoles(code, field)
  return (words[language][code] ?? words[language]['field.invalid'])
    .replace('{min}', String(min ?? ''))
    .replace(/ ?\{\w+\}/g, '')
}
