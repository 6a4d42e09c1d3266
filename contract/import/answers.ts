import * as z from 'zod/mini'

import { currency, line, problem } from '../fields.ts'
import { numberMarks } from './mapping.ts'
import { brakeKinds, goneRules, outcomes, pictureStates, results, runStates } from './run.ts'
import { arrivals, sourceKinds } from './source.ts'

const named = z.object({ id: z.int(), name: z.string() })
const person = z.nullable(z.object({ name: z.string() }))
const times = z.nullable(z.string())
export const option = <const Options extends readonly string[]>(options: Options) =>
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
  /**
   * Pictures of other addresses that the run asked for: still to come, and in about how many hours at the pace of the last
   * minutes; here; and those that could not be read, each with its row in `problems`.
   */
  pictures: z.object({
    state: z.enum(pictureStates),
    waiting: z.int(),
    hours: z.number(),
    here: z.int(),
    failed: z.int(),
    /** Until when another's server asked to be left alone. */
    rests_until: times,
  }),
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
  /** Where an interface gives a token for that name and the password. */
  token_address: z.nullable(z.string()),
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

export const textOf = (max: number) =>
  z
    .string(problem('field.required'))
    .check(z.maxLength(max, problem('field.too_long')), z.regex(/^[^\p{Cc}\p{Cs}]*$/u, problem('field.invalid')))
export const columnMapping = z.object({
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
