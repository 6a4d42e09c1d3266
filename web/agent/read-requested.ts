import type * as z from 'zod/mini'

import type { FieldProblem } from '#contract/errors.ts'

import { ApiRefusal } from '../api-client.ts'

type Shape = Record<string, z.ZodMiniType>
export type Values<S extends Shape> = { [Name in keyof S]?: z.output<S[Name]> }

/** What an address asks of a list, and what it says that cannot be asked. */
export type RequestedPeople<S extends Shape> = {
  values: Values<S>
  /** What was written in the fields that were dropped, so that nothing typed is lost. */
  typed: Record<string, string>
  problems: Record<string, FieldProblem>
}

/** Reads an address field by field: a bad one is dropped and named, the rest stays. */
export function readRequestedPeople<S extends Shape>(shape: S, params: URLSearchParams): RequestedPeople<S> {
  const values: Record<string, unknown> = {}
  const typed: Record<string, string> = {}
  const problems: Record<string, FieldProblem> = {}
  for (const [name, rule] of Object.entries(shape)) {
    const text = params.getAll(name).at(-1)?.trim()
    if (!text) continue
    const read = rule.safeParse(text)
    if (read.success) values[name] = read.data
    else {
      typed[name] = text
      problems[name] = read.error.issues[0]?.message as FieldProblem
    }
  }
  return { values: values as Values<S>, typed, problems }
}

/** Asks with what was read; a field that only the API knows to be wrong (a place) is dropped, and the rest asked again. */
export async function dropRequested<S extends Shape, Answer>(
  values: Values<S>,
  ask: (values: Values<S>) => Promise<Answer>,
): Promise<{ values: Values<S>; answer: Answer }> {
  try {
    return { values, answer: await ask(values) }
  } catch (error) {
    const refused = error instanceof ApiRefusal && error.status === 422 ? Object.keys(error.failure.errors ?? {}) : []
    const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !refused.includes(name))) as Values<S>
    if (Object.keys(kept).length === Object.keys(values).length) throw error
    return dropRequested(kept, ask)
  }
}
