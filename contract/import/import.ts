import * as z from 'zod/mini'

import { endpoint } from '../endpoint.ts'
import { line, listingCode, problem, readNumberFromText, rowId } from '../fields.ts'
import { listOf, pageNumber } from '../list.ts'
import {
  columnMapping,
  columns,
  importSource,
  listingSource,
  option,
  run,
  runBrief,
  runRow,
  textOf,
} from './answers.ts'
import { goneRules, hoursBetween, maxColumns, maxSourcesOfAgency, outcomes, results } from './run.ts'
import { arrivals, sourceKinds } from './source.ts'

export type * from './answers.ts'
export { columns, importSource, run, runRow } from './answers.ts'

const of = { id: rowId }
const ofRun = { ...of, run: rowId }
const name = line(80)
/** Whether it may be called is looked at again with every call. */
const address = z
  .string(problem('field.required'))
  .check(
    z.maxLength(2000, problem('field.too_long')),
    z.regex(/^https?:\/\/[^\s@/]+(?:[/?][^\s]*)?$/u, problem('field.url')),
  )
const hours = z.union(
  hoursBetween.map((count) => z.literal(count)),
  problem('field.not_an_option'),
)
const secret = textOf(200)
const settings = {
  address: z.optional(z.nullable(address)),
  user: z.optional(z.nullable(secret.check(z.regex(/^[^:]*$/, problem('field.invalid'))))),
  /** Of an interface: where it gives a token for a name and a password; without it the password is the token, or goes with the name. */
  token_address: z.optional(z.nullable(address)),
  /** Left out it stays; null takes it away. */
  password: z.optional(z.nullable(secret)),
  every_hours: z.optional(z.nullable(hours)),
  agent_id: z.optional(rowId),
  gone: z.optional(option(goneRules)),
  /** Of the network's staff alone. */
  is_trusted: z.optional(z.boolean(problem('field.not_an_option'))),
  publishes_without_pictures: z.optional(z.boolean(problem('field.not_an_option'))),
}
const one = z.object({ data: importSource })
const oneRun = z.object({ data: run })

/** What the rows of a run can be asked for. */
export const rowFilter = {
  outcome: z.optional(option(outcomes)),
  result: z.optional(option(results)),
  /** Rows with this mistake, by its code; `any` is whichever. */
  problem: z.optional(line(60)),
  column: z.optional(line(200)),
  /** Part of a reference, a code or a title. */
  q: z.optional(line(120)),
}

const uuid = z
  .string(problem('field.required'))
  .check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, problem('field.invalid')))

/**
 * How stock of elsewhere comes in and stays in step. A run goes `received` (its file is fetched) → `columns` (of a table
 * whose columns nobody has named yet, or that changed) → `reading` → `ready` (a trial, until somebody applies it) →
 * `applying` → `done`. It is `waiting` where a brake wants a yes, `failed` with a `problem`, `stopped` by a person, and
 * `undoing` → `undone`. A source has one run at a time that is not over; one that is at `columns`, `ready` or `waiting` is
 * put aside by the next.
 *
 * A file is sent first (`POST /v2/uploads`, purpose `import`, metadata `source` its number and `name` the file's), in
 * pieces of up to 768 KiB; the run names the upload.
 */
export const importEndpoints = {
  sources: endpoint({
    method: 'GET',
    path: '/v2/imports',
    summary: 'The sources of an agency, with the newest run of each; of all agencies for staff.',
    input: z.object({ agency: z.optional(rowId) }),
    output: z.object({ data: z.array(importSource) }),
  }),
  createSource: endpoint({
    method: 'POST',
    path: '/v2/imports',
    summary: `Makes a source: what its files are and how they come; an agency has ${maxSourcesOfAgency} at most.`,
    input: z.object({
      name,
      kind: option(sourceKinds),
      arrival: option(arrivals),
      /** Staff must say whose it is. */
      agency_id: z.optional(rowId),
      ...settings,
      /** Must be said: an agent of the agency. */
      agent_id: rowId,
    }),
    output: one,
    status: 201,
    mayConflict: true,
    repeats: 'by key',
  }),
  source: endpoint({
    method: 'GET',
    path: '/v2/imports/{id}',
    summary: 'A source with its newest run.',
    input: z.object(of),
    output: one,
  }),
  changeSource: endpoint({
    method: 'PATCH',
    path: '/v2/imports/{id}',
    summary: 'Changes a source: its name, address, schedule, agent and what becomes of what is gone.',
    input: z.object({ ...of, name: z.optional(name), ...settings }),
    output: one,
  }),
  deleteSource: endpoint({
    method: 'DELETE',
    path: '/v2/imports/{id}',
    summary: 'Ends a source; its listings stay as they are, and nobody keeps them in step any more.',
    input: z.object(of),
    output: z.unknown(),
    status: 204,
    mayConflict: true,
  }),
  setMapping: endpoint({
    method: 'PUT',
    path: '/v2/imports/{id}/mapping',
    summary:
      'Says what becomes of each column, for this source from now on; a run that is not applied yet is read anew.',
    input: z.object({
      ...of,
      columns: z
        .record(textOf(200), columnMapping, problem('field.required'))
        .check(z.refine((all) => Object.keys(all).length <= maxColumns, problem('field.too_long'))),
      constants: z._default(z.record(textOf(60), textOf(200)), {}),
    }),
    output: one,
    mayConflict: true,
  }),
  runs: endpoint({
    method: 'GET',
    path: '/v2/imports/{id}/runs',
    summary: 'The runs of a source, newest first.',
    input: z.object({ ...of, page: pageNumber }),
    output: listOf(runBrief),
  }),
  createRun: endpoint({
    method: 'POST',
    path: '/v2/imports/{id}/runs',
    summary: 'Begins a run: of an upload, or of what is at the address now. A trial stops before anything is changed.',
    input: z.object({
      ...of,
      upload: z.optional(uuid),
      is_trial: z._default(z.boolean(problem('field.not_an_option')), true),
    }),
    output: oneRun,
    status: 201,
    mayConflict: true,
    repeats: 'by key',
  }),
  run: endpoint({
    method: 'GET',
    path: '/v2/imports/{id}/runs/{run}',
    summary: 'A run: how far it is, its counts and commonest mistakes, what it waits for and what may be done with it.',
    input: z.object(ofRun),
    output: oneRun,
  }),
  columns: endpoint({
    method: 'GET',
    path: '/v2/imports/{id}/runs/{run}/columns',
    summary: 'The columns of a run’s file with samples, what they seem to be, and what the source knows of them.',
    input: z.object(ofRun),
    output: z.object({ data: columns }),
    mayConflict: true,
  }),
  rows: endpoint({
    method: 'GET',
    path: '/v2/imports/{id}/runs/{run}/rows',
    summary: 'What a run does with each row, in the file’s order; unchanged ones are only counted.',
    input: z.object({
      ...ofRun,
      ...rowFilter,
      page: pageNumber,
      per_page: z._default(
        readNumberFromText(
          z
            .int(problem('field.whole_number'))
            .check(z.minimum(1, problem('field.too_small')), z.maximum(100, problem('field.too_large'))),
        ),
        24,
      ),
    }),
    output: listOf(runRow),
  }),
  report: endpoint({
    method: 'GET',
    path: '/v2/imports/{id}/runs/{run}/report',
    summary:
      'All that a run changed and refused, as a table for spreadsheets: a line for each mistake, and for each row.',
    input: z.object(ofRun),
    output: z.string(),
    media: 'text/csv',
  }),
  applyRun: endpoint({
    method: 'POST',
    path: '/v2/imports/{id}/runs/{run}/apply',
    summary: 'Applies what a trial read; where a brake holds it, it waits for a yes.',
    input: z.object(ofRun),
    output: oneRun,
    mayConflict: true,
    repeats: 'by key',
  }),
  approveRun: endpoint({
    method: 'POST',
    path: '/v2/imports/{id}/runs/{run}/approve',
    summary:
      'Says yes to what a run waits for: its brakes, or, when it is done, the prices that moved by more than a quarter.',
    input: z.object(ofRun),
    output: oneRun,
    mayConflict: true,
    repeats: 'by key',
  }),
  stopRun: endpoint({
    method: 'POST',
    path: '/v2/imports/{id}/runs/{run}/stop',
    summary: 'Stops a run; what it has applied stays, and can be undone.',
    input: z.object(ofRun),
    output: oneRun,
    mayConflict: true,
  }),
  undoRun: endpoint({
    method: 'POST',
    path: '/v2/imports/{id}/runs/{run}/undo',
    summary:
      'Takes back what a run changed, newest run first, within 30 days; what people changed since is left and named.',
    input: z.object(ofRun),
    output: oneRun,
    mayConflict: true,
    repeats: 'by key',
  }),
  listingSource: endpoint({
    method: 'GET',
    path: '/v2/workspace/listings/{code}/source',
    summary:
      'Where a listing comes from and which of its fields its source no longer changes; null for one written here.',
    input: z.object({ code: listingCode }),
    output: z.object({ data: z.nullable(listingSource) }),
  }),
  followSource: endpoint({
    method: 'POST',
    path: '/v2/workspace/listings/{code}/source/follow',
    summary: 'Lets the source change these fields of a listing again; from its next run on they are what it says.',
    input: z.object({
      code: listingCode,
      fields: z
        .array(line(60), problem('field.required'))
        .check(z.minLength(1, problem('field.required')), z.maxLength(80, problem('field.too_long'))),
    }),
    output: z.object({ data: z.nullable(listingSource) }),
  }),
}
