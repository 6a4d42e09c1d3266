import * as z from 'zod/mini'

import { draftFields, type DraftField, privateFields } from '../draft/document.ts'
import { endpoint } from '../endpoint.ts'
import { listingCode } from '../fields.ts'
import { closedBy } from './offer.ts'

const { owner_name, owner_phone, owner_email, owner_consents, mandate_kind, mandate_signed_on, mandate_until } =
  draftFields
const { street, unit_name, mandate_document, commission, notes } = draftFields

/** What the agency may change of what it alone knows; where a home stands is the editor's: it moves the shown point. */
const changeable = {
  street: z.nullable(street),
  unit_name: z.nullable(unit_name),
  owner_name: z.nullable(owner_name),
  owner_phone: z.nullable(owner_phone),
  owner_email: z.nullable(owner_email),
  owner_consents: z.nullable(owner_consents),
  mandate_kind: z.nullable(mandate_kind),
  mandate_signed_on: z.nullable(mandate_signed_on),
  mandate_until: z.nullable(mandate_until),
  mandate_document: z.nullable(mandate_document),
  commission: z.nullable(commission),
  notes: z.nullable(notes),
} as const satisfies Partial<Record<DraftField, z.ZodMiniType>>
export type PrivateChange = z.infer<z.ZodMiniObject<typeof changeable>>

/** Names of what may be changed. */
export const privateFieldNames = privateFields.filter(
  (field): field is keyof typeof changeable => field !== 'exact_point',
)

const listingPrivate = z.object({
  code: z.string(),
  exact_point: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  street: z.nullable(z.string()),
  unit_name: z.nullable(z.string()),
  owner_name: z.nullable(z.string()),
  owner_phone: z.nullable(z.string()),
  owner_email: z.nullable(z.string()),
  owner_consents: z.nullable(z.boolean()),
  mandate_kind: z.nullable(z.string()),
  mandate_signed_on: z.nullable(z.string()),
  mandate_until: z.nullable(z.string()),
  mandate_document: z.nullable(z.string()),
  commission: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  closing_price: z.nullable(z.number()),
  closed_by: z.nullable(z.enum(closedBy)),
})
export type ListingPrivate = z.infer<typeof listingPrivate>

const one = z.object({ data: listingPrivate })

export const privateEndpoints = {
  private: endpoint({
    method: 'GET',
    path: '/v2/workspace/listings/{code}/private',
    summary: 'What the agency alone knows of a listing; that staff read it is written down.',
    input: z.object({ code: listingCode }),
    output: one,
  }),
  changePrivate: endpoint({
    method: 'PUT',
    path: '/v2/workspace/listings/{code}/private',
    summary: 'Changes what the agency alone knows of a listing; nothing public changes.',
    input: z.object({ code: listingCode, ...changeable }),
    output: one,
  }),
}
