import * as z from 'zod/mini'

import { endpoint } from '../endpoint.ts'
import { listingCode, rowId } from '../fields.ts'
import type { DraftDocument } from './document.ts'
import { draft } from './draft.ts'

/** By what a version came to be; `saved` is what an author had in a draft, kept for 30 days. */
export const versionKinds = ['editor', 'bulk', 'import', 'schedule', 'undo', 'system', 'saved'] as const

/** What was published of a listing, or saved of its draft. */
export const versionLine = z.object({
  /** Of a version; of what was only saved, the number of the save. */
  n: z.int(),
  kind: z.enum(versionKinds),
  by: z.nullable(z.string()),
  at: z.string(),
  note: z.nullable(z.string()),
  /** Names of the fields that it changed. */
  changed: z.array(z.string()),
})
export type VersionLine = z.infer<typeof versionLine>

/** What a field said before and after; null is nothing. */
export const fieldChange = z.object({
  field: z.string(),
  before: z.nullable(z.unknown()),
  after: z.nullable(z.unknown()),
})
export type FieldChange = z.infer<typeof fieldChange>

const documentOf = z.custom<DraftDocument>((given) => typeof given === 'object' && given !== null)
const code = { code: listingCode }

/** A draft that waits for whoever looks at it first. */
export const waitingDraft = z.object({
  id: z.int(),
  code: z.nullable(z.string()),
  title: z.nullable(z.string()),
  cover: z.nullable(z.string()),
  agency: z.object({ id: z.int(), name: z.string() }),
  agent: z.object({ id: z.int(), name: z.string() }),
  /** Whether it is a change of what is public already. */
  is_change: z.boolean(),
  quality: z.int(),
  missing: z.int(),
  submitted_at: z.string(),
  publish_at: z.nullable(z.string()),
})
export type WaitingDraft = z.infer<typeof waitingDraft>

export const versionEndpoints = {
  versions: endpoint({
    method: 'GET',
    path: '/v2/workspace/listings/{code}/versions',
    summary: 'What was published of a listing, newest first, and what was saved of its draft in the last 30 days.',
    input: z.object(code),
    output: z.object({ data: z.array(versionLine), saved: z.array(versionLine) }),
  }),
  version: endpoint({
    method: 'GET',
    path: '/v2/workspace/listings/{code}/versions/{n}',
    summary: 'A version of a listing whole, and what it changed.',
    input: z.object({ ...code, n: rowId }),
    output: z.object({
      data: z.object({ ...versionLine.shape, document: documentOf, changes: z.array(fieldChange) }),
    }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/v2/workspace/listings/{code}/restore',
    summary: 'Begins a draft that says what an older version said; nothing is erased, and nothing public changes.',
    input: z.object({ ...code, n: rowId }),
    output: z.object({ data: draft }),
    status: 201,
    mayConflict: true,
    repeats: 'by key',
  }),
  changes: endpoint({
    method: 'GET',
    path: '/v2/workspace/drafts/{id}/changes',
    summary: 'What a draft would change of what is public.',
    input: z.object({ id: rowId }),
    output: z.object({ data: z.array(fieldChange) }),
  }),
  review: endpoint({
    method: 'GET',
    path: '/v2/workspace/review',
    summary: 'The drafts that wait for the caller to look at them, the oldest first.',
    input: z.object({}),
    output: z.object({ data: z.array(waitingDraft) }),
  }),
}
