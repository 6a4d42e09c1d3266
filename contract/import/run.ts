/** Where a run is; see `importEndpoints`. */
export const runStates = [
  'received',
  'columns',
  'reading',
  'ready',
  'waiting',
  'applying',
  'done',
  'failed',
  'stopped',
  'undoing',
  'undone',
] as const
export type RunState = (typeof runStates)[number]

/** States of a run that is not over: a source has one such at a time. */
export const openStates = ['received', 'columns', 'reading', 'ready', 'waiting', 'applying', 'undoing'] as const
/** Those of them in which it waits for a person. */
export const restingStates = ['columns', 'ready', 'waiting'] as const

/** What a row is beside what its source said before: `back` was gone, `gone` is in the file no more. */
export const outcomes = ['new', 'changed', 'unchanged', 'back', 'refused', 'gone'] as const
export type Outcome = (typeof outcomes)[number]

/**
 * What became of a row: the listing says it now; a draft waits for its first picture, or for somebody's look; the price
 * waits for a yes; it was taken off; it could not be (`failed`); nothing was to be done (`kept`). Of an undone run: it is
 * as it was before (`restored`), was taken off again (`withdrawn`), or was changed since and left (`left`).
 */
export const results = [
  'published',
  'awaiting_cover',
  'in_review',
  'price_asked',
  'taken_off',
  'kept',
  'failed',
  'restored',
  'withdrawn',
  'left',
] as const
export type RowResult = (typeof results)[number]

/** What makes a run wait for a person before it changes anything. */
export const brakeKinds = ['empty', 'gone', 'prices', 'refused', 'encoding', 'truncated'] as const
export type BrakeKind = (typeof brakeKinds)[number]

/** What becomes of a listing that its source has no more; it is never deleted. */
export const goneRules = ['pause', 'withdraw', 'nothing'] as const
export type GoneRule = (typeof goneRules)[number]

/** Hours between two looks at an address. */
export const hoursBetween = [1, 3, 6, 12, 24, 168] as const

/** Where the pictures of a run's listings stand. */
export const pictureStates = ['none', 'waiting', 'done'] as const

/** Why a picture of a source is not here: nothing is at its address, it does not answer, or it is no picture that can be shown. */
export const pictureProblems = [
  'import.picture_missing',
  'import.picture_unreachable',
  'import.picture_refused',
  'import.picture_unreadable',
  'import.picture_too_small',
  'import.picture_too_large',
] as const
export type PictureProblem = (typeof pictureProblems)[number]

/** What a row looks like: its agency offers the home already, or may; or its pictures were said to be another's. */
export const likenessProblems = ['import.look_alike', 'import.look_alike_maybe', 'import.look_alike_stolen'] as const
export type LikenessProblem = (typeof likenessProblems)[number]

/** What a file cannot bring: the signed mandate of an exclusive home. */
export const mandateProblem = 'import.mandate_missing'

/** Days for which a run can be undone, and after whose end its rows are forgotten. */
export const daysToUndo = 30
/** Rows that a file may have, and columns. */
export const maxRows = 100_000
export const maxColumns = 200
export const maxSourcesOfAgency = 20
