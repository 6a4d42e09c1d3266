import type * as z from 'zod/mini'

import { fieldProblems, type FieldErrors, type FieldProblem } from '#contract/errors.ts'

import { AppError } from './app-error.ts'

type Values = Record<string, unknown>

/** Names and values of a query: repeated names become lists, empty values are left out. */
export function readQuery(query: string): Values {
  // Without a prototype `__proto__` is a name like any other.
  const values: Values = Object.create(null)
  if (query === '') return values
  for (const [name, value] of new URLSearchParams(query)) {
    if (value === '') continue
    const before = values[name]
    values[name] = before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value]
  }
  return values
}

/** Checks an input by its door's schema; what is wrong is named field by field. */
export function parseInput<Input extends z.ZodMiniType>(schema: Input, values: Values): z.output<Input> {
  const parsed = schema.safeParse(values)
  if (parsed.success) return parsed.data

  const errors: FieldErrors = {}
  for (const issue of parsed.error.issues) {
    const field = fieldOf(issue.path)
    const problem = problemOf(issue.message, valueAt(values, field))
    const said = (errors[field] ??= [])
    // Of what is missing nothing else is said.
    if (said[0] !== 'field.required' && !said.includes(problem)) said.push(problem)
  }
  throw new AppError('request.invalid', { errors })
}

/** `city`, and inside an object `criteria.city`; a list is named as a whole. */
function fieldOf(path: readonly PropertyKey[]): string {
  const inList = path.findIndex((step) => typeof step === 'number')
  return (inList < 0 ? path : path.slice(0, inList)).join('.') || 'request'
}

function valueAt(values: Values, field: string): unknown {
  return field.split('.').reduce<unknown>((inside, step) => (inside as Values | null | undefined)?.[step], values)
}

const known = new Set<string>(fieldProblems)

function problemOf(message: string, value: unknown): FieldProblem {
  const problem = known.has(message) ? (message as FieldProblem) : 'field.invalid'
  // A text's rule calls everything that is no text missing; a list where one value belongs is not.
  const isMissing = value === undefined || (typeof value === 'string' && value.trim() === '')
  return problem === 'field.required' && !isMissing ? 'field.invalid' : problem
}
