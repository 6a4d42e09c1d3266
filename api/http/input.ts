import type * as z from 'zod/mini'

import { fieldProblems, type FieldErrors, type FieldProblem } from '#contract/errors.ts'

import { AppError } from '../app-error.ts'
import { chooseNotFoundCode } from './unknown.ts'

type Values = Record<string, unknown>
/** An endpoint's path, and what a call has put into its holes. */
type Place = { path: string; holes: Record<string, string> }

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

type Refused = { success: false; error: z.core.$ZodError }

/**
 * Checks an input by its endpoint's schema; what is wrong is named field by field. Where the path's own names can be none,
 * there is nothing at that path.
 */
export function parseInput<Input extends z.ZodMiniType>(schema: Input, values: Values, place: Place): z.output<Input> {
  const parsed = parseWithoutNulls(schema, values)
  if (parsed.success) return parsed.data
  if (parsed.error.issues.some(({ path: [name] }) => Object.hasOwn(place.holes, name!))) {
    throw new AppError(chooseNotFoundCode(place.path))
  }
  const errors: FieldErrors = {}
  const settled = new Set<string>()
  for (const issue of parsed.error.issues) {
    const field = fieldOf(issue.path)
    if (settled.has(field)) continue
    const problem = problemOf(issue.message, valueAt(values, field))
    const said = (errors[field] ??= [])
    if (!said.includes(problem)) said.push(problem)
    // Of what is missing, or no text where a text belongs, nothing else is said.
    if (problem === 'field.required' || issue.code === 'invalid_type') settled.add(field)
  }
  throw new AppError('request.invalid', { errors })
}

/** A form leaves out what is null: where null has no meaning of its own, JSON's is as good as left out. */
function parseWithoutNulls<Input extends z.ZodMiniType>(schema: Input, values: Values) {
  const parsed = schema.safeParse(values)
  if (parsed.success) return parsed
  const nulls = nullsIn(parsed, values)
  for (const name of nulls) delete values[name]
  return nulls.length === 0 ? parsed : schema.safeParse(values)
}

function nullsIn({ error }: Refused, values: Values): string[] {
  return error.issues.flatMap(({ path: [name, ...inside] }) =>
    typeof name === 'string' && inside.length === 0 && values[name] === null ? name : [],
  )
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
  if (value === undefined && problem !== 'field.at_least_one') return 'field.required'
  // A text's rule calls everything that is no text missing; a list where one value belongs is not.
  const isMissing = value === undefined || (typeof value === 'string' && value.trim() === '')
  return problem === 'field.required' && !isMissing ? 'field.invalid' : problem
}
