import * as z from 'zod/mini'

import { endpoint } from '../endpoint.ts'
import { currency, line, listingCode, problem, readNumberFromText, rowId } from '../fields.ts'
import { listOf, pageNumber } from '../list.ts'
import { numberMarks } from './mapping.ts'
import {
  brakeKinds,
  goneRules,
  hoursBetween,
  maxColumns,
  maxSourcesOfAgency,
  outcomes,
  pictureStates,
  results,
  runStates,
} from './run.ts'
import { arrivals, sourceKinds } from './source.ts'

const named = z.object({ id: z.int(), name: z.string() })
const person = z.nullable(z.object({ name: z.string() }))
const times = z.nullable(z.string())
const option = <const Options extends readonly string[]>(options: Options) =>
  z.enum(options, problem('field.not_an_option'))

/** How a run stands, as lists of runs show it. */
export const runBrief = z.object({
  id: z.int(),
  state: z.enum(runStates),
  /** Whether it stops when everything is read, until somebody applies it. */
  is_trial: z.boolean(),
  /** What the file was called, or the host of its address. */
  file: z.nullable(z.string()),
  bytes: z.nullable(z.int()),
  /** Who began it; null where the schedule did. */
  by: person,
  /** Rows of the file, and what they are: each row is of one outcome. `gone` are no rows of the file. */
  counts: z.object({
    rows: z.int(),
    new: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    back: z.int(),
    refused: z.int(),
    gone: z.int(),
    /** Rows that are not refused and say something that is left out. */
    flawed: z.int(),
  }),
  created_at: z.string(),
  ended_at: times,
})
export type RunBrief = z.infer<typeof runBrief>

/** What happened to so much of what was looked for. */
const share = z.object({ kind: z.enum(brakeKinds), count: z.int(), of: z.int() })
export type Brake = z.infer<typeof share>

/** A kind of mistake in a file, with how many rows have it: by column and by what is wrong. */
export const problemCount = z.object({
  column: z.string(),
  field: z.string(),
  /** A `field.*` code, with its words. */
  code: z.string(),
  message: z.string(),
  count: z.int(),
  is_refused: z.boolean(),
})
export type ProblemCount = z.infer<typeof problemCount>

/** A run whole: how far it is, what stopped it, and what may be done with it now. */
export const run = z.object({
  ...runBrief.shape,
  source: named,
  /** Of the step that it is at: bytes while reading, rows while applying and undoing. */
  progress: z.object({ done: z.int(), of: z.int() }),
  /** Rows by what became of them, where there are any; those that are not applied yet are in none. */
  results: z.array(z.object({ result: z.enum(results), count: z.int() })),
  /** What must be said yes to before anything is applied. */
  brakes: z.array(share),
  /** Prices that moved by more than a quarter in a day: these rows alone wait for a yes, when all others are done. */
  price_jumps: z.int(),
  approved_by: person,
  approved_at: times,
  /** Why it failed or waits for its columns, for programs and for people. */
  problem: z.nullable(z.object({ code: z.string(), message: z.string() })),
  /** The hundred commonest mistakes, most rows first. */
  problems: z.array(problemCount),
  /** Pictures of other addresses that are still to be fetched, and about how many hours that takes. */
  pictures: z.object({ state: z.enum(pictureStates), waiting: z.int(), hours: z.number() }),
  /** What the reader may do with it now. */
  may: z.object({
    map: z.boolean(),
    apply: z.boolean(),
    approve: z.boolean(),
    stop: z.boolean(),
    undo: z.boolean(),
  }),
  /** Until when it can be undone. */
  undo_until: times,
  /** Of an undone one. */
  undone_by: person,
})
export type Run = z.infer<typeof run>

export const importSource = z.object({
  id: z.int(),
  name: z.string(),
  agency: named,
  kind: z.enum(sourceKinds),
  arrival: z.enum(arrivals),
  /** Of what comes by address, without credentials. */
  address: z.nullable(z.string()),
  /** Name for an address that asks for one; the password is never told. */
  user: z.nullable(z.string()),
  has_password: z.boolean(),
  /** Hours between two looks at the address; null looks when somebody presses. */
  every_hours: z.nullable(z.int()),
  /** When the address is looked at next. */
  due_at: times,
  /** Whose its listings are where the file names nobody that the agency knows. */
  agent: named,
  gone: z.enum(goneRules),
  /** Whether the network lets it publish without anybody's look. */
  is_trusted: z.boolean(),
  /** Whether the network lets it publish before its pictures are here. */
  publishes_without_pictures: z.boolean(),
  /** Whether its columns are known: what is no table brings its own. */
  is_mapped: z.boolean(),
  /** Listings that it keeps in step. */
  listings: z.int(),
  /** When a file of it was last read whole. */
  read_at: times,
  /** The newest one. */
  run: z.nullable(runBrief),
  created_at: z.string(),
})
export type ImportSource = z.infer<typeof importSource>

const textOf = (max: number) =>
  z
    .string(problem('field.required'))
    .check(z.maxLength(max, problem('field.too_long')), z.regex(/^[^\p{Cc}\p{Cs}]*$/u, problem('field.invalid')))
const columnMapping = z.object({
  /** A name of the template's columns; null leaves the column out. */
  target: z.nullable(line(60)),
  separator: z.optional(textOf(5).check(z.minLength(1, problem('field.required')))),
  marks: z.optional(option(numberMarks)),
  /** What a value means, by the value in lower case; at most a thousand. */
  values: z.optional(
    z
      .record(textOf(200), textOf(200))
      .check(z.refine((all) => Object.keys(all).length <= 1000, problem('field.too_long'))),
  ),
})
export const mapping = z.object({
  columns: z.record(z.string(), columnMapping),
  /** What is the same for every row: a column of the template and its value. */
  constants: z.record(z.string(), z.string()),
})

/** A column of a file, as the mapping's screen shows it. */
export const column = z.object({
  name: z.string(),
  /** The first three values that are not empty. */
  samples: z.array(z.string()),
  /** Different values of the first rows, commonest first, where there are few: what a table of values is made for. */
  values: z.array(z.object({ value: z.string(), count: z.int() })),
  /** What it seems to be, 0 to 1 how surely; null where nothing fits. */
  guess: z.nullable(z.object({ mapping: columnMapping, confidence: z.number() })),
  /** What the source's mapping says of it; null where the source has never seen it. */
  known: z.nullable(columnMapping),
})
export type ImportColumn = z.infer<typeof column>

/** The columns of a file, against what its source knows. */
export const columns = z.object({
  columns: z.array(column),
  constants: z.record(z.string(), z.string()),
  /** Columns that the source knows and this file has not. */
  lost: z.array(z.string()),
  /** Rows that were looked at. */
  rows: z.int(),
})
export type ImportColumns = z.infer<typeof columns>

export const rowProblem = z.object({
  column: z.string(),
  field: z.string(),
  code: z.string(),
  message: z.string(),
  /** The beginning of what stands there. */
  value: z.string(),
  /** Whether the row is refused for it; else the field alone is left out. */
  is_refused: z.boolean(),
})

/** A row of a run: of the file, or, with `gone`, of what the file has no more. Unchanged rows are counted alone. */
export const runRow = z.object({
  id: z.int(),
  /** Where it stands in the file, from 1; null of what is gone. */
  number: z.nullable(z.int()),
  external_id: z.nullable(z.string()),
  code: z.nullable(z.string()),
  draft_id: z.nullable(z.int()),
  title: z.nullable(z.string()),
  outcome: z.enum(outcomes),
  /** What became of it; null until it was applied. */
  result: z.nullable(z.enum(results)),
  /** Fields that differ from what is there, by the draft's names; those that people hold left out. */
  changed: z.array(z.string()),
  /** Of a price that changes. */
  price: z.nullable(
    z.object({ before: z.number(), before_currency: currency, after: z.number(), after_currency: currency }),
  ),
  problems: z.array(rowProblem),
})
export type RunRow = z.infer<typeof runRow>

/** Where a listing comes from, and which of its fields people took over. */
export const listingSource = z.object({
  source: named,
  external_id: z.string(),
  /** Fields that the source does not change any more, since somebody did. */
  held: z.array(z.string()),
  /** When its source last had it; null where it is gone from it. */
  seen_at: times,
})
export type ListingSource = z.infer<typeof listingSource>

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
    output: z.null(),
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
