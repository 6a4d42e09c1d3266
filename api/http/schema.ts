import * as z from 'zod/mini'

import { interests } from '#contract/newsletter/newsletter.ts'

export type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  default?: unknown
}

/** The JSON Schema of what a schema lets through. */
export function describeSchema(schema: z.ZodMiniType): Schema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })
  return described as Schema
}

/** Who sent a visitor comes as an object, a bare number or a whole query string. */
const referrals = new Set(['referral_code', 'agency_referral_code', 'first_referral'])

/** How a value is sent, where its schema knows only what it becomes. */
export function toWireSchema(name: string, schema: Schema): Schema {
  if (name === 'bbox') return { type: 'string' }
  // A telephone number is written as people do.
  if (name === 'phone' || name === 'cellphone') {
    const { pattern: _, ...written } = schema
    return written.anyOf ? { ...written, anyOf: written.anyOf.map((one) => toWireSchema(name, one)) } : written
  }
  if (referrals.has(name)) return { anyOf: [schema, { type: 'string' }, { type: 'integer' }] }
  if (name !== 'interests') return schema
  const number = { type: 'integer', minimum: 1, maximum: interests.length }
  return { ...schema, items: { anyOf: [schema.items ?? {}, number] } }
}
