import type { UploadedFile } from '#contract/account/profile.ts'

import { AppError } from '../app-error.ts'

type Value = string | UploadedFile | Value[] | { [name: string]: Value }
type Values = { [name: string]: Value }

const maxFields = 200
const deepest = 4
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/** A multipart form as an object: `social[x]` nests, `type[]` and repeated names make lists, files come as their bytes. */
export async function readForm(bytes: Buffer, type: string): Promise<Record<string, unknown>> {
  const form = await parsed(bytes, type)
  const values: Values = Object.create(null)
  let fields = 0
  for (const [name, entry] of form) {
    if (++fields > maxFields) throw new AppError('request.invalid')
    const value = typeof entry === 'string' ? entry : { bytes: new Uint8Array(await entry.arrayBuffer()) }
    put(values, stepsOf(name), value)
  }
  return values
}

async function parsed(bytes: Buffer, type: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
  } catch (cause) {
    throw new AppError('request.invalid', { cause })
  }
}

/** `a[b][]` → `['a', 'b', '']`; what is no such name is refused, and so is one that reaches into objects' insides. */
function stepsOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name)
  const steps = match ? [match[1]!, ...[...match[2]!.matchAll(/\[([^[\]]*)\]/g)].map(([, step]) => step!)] : []
  if (steps.length === 0 || steps.length > deepest || steps.some((step) => forbidden.has(step))) {
    throw new AppError('request.invalid')
  }
  return steps
}

function put(values: Values, [step = '', next, ...rest]: string[], value: Value): void {
  if (next === undefined) {
    const before = values[step]
    values[step] = before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value]
    return
  }
  if (rest.length === 0 && /^\d*$/.test(next)) {
    const list = values[step] ?? []
    if (!Array.isArray(list)) throw new AppError('request.invalid')
    values[step] = [...list, value]
    return
  }
  const inside = (values[step] ??= Object.create(null) as Values)
  if (typeof inside === 'string' || Array.isArray(inside)) throw new AppError('request.invalid')
  put(inside as Values, [next, ...rest], value)
}
