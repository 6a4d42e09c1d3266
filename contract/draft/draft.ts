import * as z from 'zod/mini'

import { endpoint } from '../endpoint.ts'
import { paragraphs, problem, rowId, listingCode, moment } from '../fields.ts'
import { draftFieldNames, draftPhoto, type DraftDocument, type DraftField } from './document.ts'

/** Where a draft stands. `returned` is a draft that a reviewer sent back; `changes` is one of a published listing. */
export const draftStates = ['draft', 'in_review', 'returned', 'scheduled', 'changes'] as const
export type DraftState = (typeof draftStates)[number]

/** Drafts that an agent may have at once, beside changes of listings and what an import brought. */
export const maxDraftsOfAgent = 500

const field = z.enum(draftFieldNames as [DraftField, ...DraftField[]], problem('field.not_an_option'))
/** Any JSON; the rule of the field says what it may be. */
const value = z.nullable(z.unknown())

/** Sets a field that still holds `before`; null is nothing. */
const setField = z.object({ op: z.literal('set'), field, before: value, after: value })

const list = z.enum(['photos', 'plans'], problem('field.not_an_option'))
/** The key stays; everything else of a picture may change, and all of it is optional. */
const { key, ...changeable } = draftPhoto.shape
const place = z.int(problem('field.whole_number')).check(z.minimum(0, problem('field.too_small')))

/** Pictures are changed one by one, so that two people do so side by side; one that is there already is not added again. */
export const draftOperation = z.discriminatedUnion('op', [
  setField,
  z.object({ op: z.literal('photo.add'), list, photo: draftPhoto, to: z.optional(place) }),
  z.object({ op: z.literal('photo.move'), list, key, to: place }),
  z.object({ op: z.literal('photo.remove'), list, key }),
  /**
   * Sets what is named of a picture: its tag, turn, crop or words. What `before` names too is set only while it still
   * says that; null is nothing.
   */
  z.object({
    op: z.literal('photo.change'),
    list,
    key,
    change: z.object(changeable),
    before: z.optional(z.object({ alt_es: z.optional(value), alt_en: z.optional(value) })),
  }),
])
export type DraftOperation = z.infer<typeof draftOperation>

const person = z.object({ name: z.string(), at: z.string() })

/** Files that wait on somebody's device to be sent. */
const waiting = z.object({
  /** Tells one's own device from others. */
  device: z.string(),
  name: z.string(),
  count: z.int(),
  is_phone: z.boolean(),
  at: z.string(),
})

/** The problem of a field or of the whole, in `field.*` codes: what a publication still lacks. */
const missing = z.object({ field: z.string(), code: z.string() })

export const draft = z.object({
  id: z.int(),
  /** Null until it was published once. */
  code: z.nullable(z.string()),
  state: z.enum(draftStates),
  version: z.int(),
  agency: z.object({ id: z.int(), name: z.string() }),
  agent: z.object({ id: z.int(), name: z.string() }),
  /** `DraftDocument`; a field that is not there says nothing. */
  document: z.custom<DraftDocument>((given) => typeof given === 'object' && given !== null),
  /** Fields that differ from what is public; empty for what was never published. */
  changed: z.array(z.string()),
  /** What a publication still lacks; empty when it may be published. */
  missing: z.array(missing),
  quality: z.object({
    points: z.int(),
    /** What would add most, greatest first: the rule's name, and the points it would bring. */
    gains: z.array(z.object({ rule: z.string(), points: z.int(), details: z.nullable(z.string()) })),
  }),
  /** What the reader may do with it now. */
  may: z.object({
    edit: z.boolean(),
    submit: z.boolean(),
    /** Out of review, or off the calendar. */
    take_back: z.boolean(),
    publish: z.boolean(),
    review: z.boolean(),
    delete: z.boolean(),
  }),
  returned_reason: z.nullable(z.string()),
  submitted_at: z.nullable(z.string()),
  publish_at: z.nullable(z.string()),
  pause_at: z.nullable(z.string()),
  /** Until when the network may look at it, for it looks like another agency's; then it is published. */
  look_until: z.nullable(z.string()),
  changed_at: z.string(),
  /** Who else saved in the last two minutes. */
  others: z.array(person),
  /** Metres from the exact point to the middle of its sector; null while either is not known, and for staff. */
  sector_metres: z.nullable(z.int()),
  /** Files that wait on devices of whoever writes it, and have not come in the last days. */
  waiting: z.array(waiting),
})
export type Draft = z.infer<typeof draft>

/** A field that somebody else changed meanwhile: what it is now, by whom and when. */
export const conflict = z.object({
  field: z.string(),
  /** Of words of a picture: which picture's, and which of them. */
  picture: z.optional(z.object({ key: z.string(), part: z.enum(['alt_es', 'alt_en']) })),
  theirs: value,
  by: z.nullable(z.string()),
  at: z.nullable(z.string()),
})
export type DraftConflict = z.infer<typeof conflict>

/** Look-alikes that one publication goes past at most. */
const maxDespite = 200

const one = z.object({ data: draft })
const id = { id: rowId }
const version = { version: z.int(problem('field.whole_number')).check(z.minimum(1, problem('field.too_small'))) }

export const draftEndpoints = {
  createDraft: endpoint({
    method: 'POST',
    path: '/v2/workspace/drafts',
    summary: 'Begins a draft: of nothing, of a listing (its changes, or a copy of its facts), or of an enquiry.',
    input: z.object({
      from: z.optional(listingCode),
      /** Whether it is a new listing with the facts of `from`, and not its changes. */
      is_copy: z.optional(z.boolean()),
      lead: z.optional(rowId),
      /** Whose it is to be; the caller's own unless told. */
      agent_id: z.optional(rowId),
    }),
    output: one,
    status: 201,
    mayConflict: true,
    repeats: 'by key',
  }),
  draft: endpoint({
    method: 'GET',
    path: '/v2/workspace/drafts/{id}',
    summary: 'A draft with what it lacks, its quality, and who else saved lately.',
    input: z.object(id),
    output: one,
  }),
  changeDraft: endpoint({
    method: 'PATCH',
    path: '/v2/workspace/drafts/{id}',
    summary:
      'Sets fields that still hold what the caller saw; others of the call are applied when one does not, and the answer names it.',
    input: z.object({
      ...id,
      ...version,
      ops: z
        .array(draftOperation, problem('field.required'))
        .check(z.minLength(1, problem('field.required')), z.maxLength(200, problem('field.too_long'))),
    }),
    output: z.object({ data: draft, conflicts: z.array(conflict) }),
    mayConflict: true,
    repeats: 'by key',
  }),
  deleteDraft: endpoint({
    method: 'DELETE',
    path: '/v2/workspace/drafts/{id}',
    summary: 'Throws a draft away; what is public stays as it is.',
    input: z.object(id),
    output: z.unknown(),
    status: 204,
    mayConflict: true,
  }),
  submitDraft: endpoint({
    method: 'POST',
    path: '/v2/workspace/drafts/{id}/submit',
    summary: 'Hands a complete draft to its reviewer.',
    input: z.object({ ...id, ...version }),
    output: one,
    mayConflict: true,
    repeats: 'by key',
  }),
  takeBackDraft: endpoint({
    method: 'POST',
    path: '/v2/workspace/drafts/{id}/take-back',
    summary: 'Takes a draft out of review again.',
    input: z.object(id),
    output: one,
    mayConflict: true,
  }),
  returnDraft: endpoint({
    method: 'POST',
    path: '/v2/workspace/drafts/{id}/return',
    summary: 'Sends a draft back to its author with the reason, which is kept and mailed.',
    input: z.object({ ...id, reason: paragraphs(500).check(z.minLength(10, problem('field.too_short'))) }),
    output: one,
    mayConflict: true,
    repeats: 'by key',
  }),
  publishDraft: endpoint({
    method: 'POST',
    path: '/v2/workspace/drafts/{id}/publish',
    summary:
      'Publishes a complete draft, or the changes of a listing; the draft is gone then. What looks like another agency’s waits for the network.',
    input: z.object({
      ...id,
      ...version,
      /** Codes of the agency's own listings that it may look like, and does not mean. */
      despite: z.optional(z.array(listingCode).check(z.maxLength(maxDespite, problem('field.too_long')))),
    }),
    output: z.object({
      data: z.object({
        /** Null while it waits. */
        code: z.nullable(z.string()),
        version: z.int(),
        waits_until: z.optional(z.string()),
      }),
    }),
    mayConflict: true,
    repeats: 'by key',
  }),
  scheduleDraft: endpoint({
    method: 'POST',
    path: '/v2/workspace/drafts/{id}/schedule',
    summary: 'Says when a draft is to be published and when taken off again, or that it is not.',
    input: z.object({ ...id, ...version, publish_at: z.nullable(moment), pause_at: z.nullable(moment) }),
    output: one,
    mayConflict: true,
  }),
}
