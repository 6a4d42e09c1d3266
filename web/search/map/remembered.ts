import type { Box } from '#contract/search/search.ts'

/** The heights that the sheet over the map rests at. */
export const sheetHeights = ['count', 'row', 'list'] as const
export type SheetHeight = (typeof sheetHeights)[number]

/** What a pin opened: one property, or all of a place. */
export type Spot = { code: string } | { box: Box }

/** What an entry of the history knows of the map, so that coming back finds it as it was. */
export type Remembered = {
  view?: { center: [number, number]; zoom: number } | undefined
  /** Whether a person has moved the map since its ground was searched. */
  hasMoved?: boolean | undefined
  sheet?: SheetHeight | undefined
  /** How many entries lie between this one and the one at which the sheet shows its count. */
  depth?: number | undefined
  /** The card in the middle of the row. */
  code?: string | undefined
  spot?: Spot | undefined
}

type Entry = { map?: Remembered; key?: string } | null

/** What the shown entry of the history knows. */
export function readRemembered(): Remembered {
  return (window.history.state as Entry)?.map ?? {}
}

/** Whether the shown entry of the history is the one that the router knows by this key. */
export function isShown(key: string): boolean {
  return ((window.history.state as Entry)?.key ?? 'default') === key
}

/** Adds to what the shown entry knows; the router's own part of it stays. */
export function remember(changes: Remembered): void {
  const entry = window.history.state as Entry
  try {
    window.history.replaceState({ ...entry, map: { ...entry?.map, ...changes } }, '')
  } catch {
    // A browser takes so many a minute: then one is missing.
  }
}
