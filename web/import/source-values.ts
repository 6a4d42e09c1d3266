import * as z from 'zod/mini'

import { acceptEmpty } from '#contract/account/person.ts'
import { problem } from '#contract/fields.ts'
import { importEndpoints, type ImportSource } from '#contract/import/import.ts'
import { hoursBetween } from '#contract/import/run.ts'

/** A source as its form holds it: what is not said is empty. */
export type SourceValues = Record<
  | 'name'
  | 'kind'
  | 'arrival'
  | 'address'
  | 'token_address'
  | 'every_hours'
  | 'user'
  | 'password'
  | 'agent_id'
  | 'agency_id'
  | 'gone',
  string
> & { is_trusted: boolean; publishes_without_pictures: boolean; drops_password: boolean }

export const emptySource: SourceValues = {
  name: '',
  kind: 'table',
  arrival: 'file',
  address: '',
  token_address: '',
  every_hours: '24',
  user: '',
  password: '',
  agent_id: '',
  agency_id: '',
  gone: 'pause',
  is_trusted: false,
  publishes_without_pictures: false,
  drops_password: false,
}

export function writeSource(source: ImportSource): SourceValues {
  return {
    name: source.name,
    kind: source.kind,
    arrival: source.arrival,
    address: source.address ?? '',
    token_address: source.token_address ?? '',
    every_hours: source.every_hours === null ? '' : String(source.every_hours),
    user: source.user ?? '',
    password: '',
    agent_id: String(source.agent.id),
    agency_id: String(source.agency.id),
    gone: source.gone,
    is_trusted: source.is_trusted,
    publishes_without_pictures: source.publishes_without_pictures,
    drops_password: false,
  }
}

const rules = importEndpoints.createSource.input.shape
const said = (text: z.ZodMiniType) =>
  z.pipe(z.string(problem('field.required')).check(z.trim(), z.minLength(1, problem('field.required'))), text as never)

/** What the form asks; an address and a user only where files come from one. */
const known = z.object({
  name: rules.name,
  kind: rules.kind,
  arrival: rules.arrival,
  agent_id: z.string(problem('field.required')).check(z.minLength(1, problem('field.required'))),
  gone: rules.gone,
})
const far = z.object({
  ...known.shape,
  address: said(rules.address),
  token_address: acceptEmpty(rules.token_address),
  user: acceptEmpty(rules.user),
})
export const sourceSchemas = { file: known, address: far } as const

/** What a pull through an interface is, whatever the form was at before. */
export function isByAddress({ kind, arrival }: Pick<SourceValues, 'kind' | 'arrival'>): boolean {
  return kind === 'reso_api' || arrival === 'address'
}

/** What both endpoints are told; what only staff may say is left out for everybody else. */
export function readSettings(values: SourceValues, isStaff: boolean) {
  const isFar = isByAddress(values)
  return {
    name: values.name,
    agent_id: Number(values.agent_id),
    gone: values.gone as ImportSource['gone'],
    ...(isFar && {
      address: values.address.trim(),
      user: values.user.trim() || null,
      ...(values.kind === 'reso_api' && { token_address: values.token_address.trim() || null }),
      every_hours: hoursBetween.find((hours) => String(hours) === values.every_hours) ?? null,
      ...(values.password ? { password: values.password } : values.drops_password && { password: null }),
    }),
    ...(isStaff && {
      is_trusted: values.is_trusted,
      publishes_without_pictures: values.publishes_without_pictures,
    }),
  }
}
