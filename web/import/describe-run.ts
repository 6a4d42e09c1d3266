import { restingStates, type RunState } from '#contract/import/run.ts'
import { getNumberFormat } from '#locales/texts.ts'
import type { Language } from '#contract/language.ts'

import type { Text } from '../texts.ts'

/** How a state is to be looked at: something waits for a person, moves by itself, went well, or did not. */
export type Tone = 'asks' | 'moves' | 'good' | 'bad' | 'quiet'

const tones: Record<RunState, Tone> = {
  received: 'moves',
  columns: 'asks',
  reading: 'moves',
  ready: 'asks',
  waiting: 'asks',
  applying: 'moves',
  done: 'good',
  failed: 'bad',
  stopped: 'quiet',
  undoing: 'moves',
  undone: 'quiet',
}

export const getTone = (state: RunState): Tone => tones[state]

/** Whether it stands still until a person says something. */
export function isResting(state: RunState): boolean {
  return restingStates.some((one) => one === state)
}

/** How long pictures take, as roughly as it is known. */
export function describeHours(hours: number, t: Text): string {
  if (hours < 1) return t('import.minutes', { count: Math.max(1, Math.ceil(hours * 60)) })
  if (hours < 48) return t('import.hours', { count: Math.round(hours) })
  return t('import.days', { count: Math.round(hours / 24) })
}

const units = ['B', 'KB', 'MB'] as const

/** `14.8 MB`. */
export function formatBytes(bytes: number, language: Language): string {
  const power = Math.min(units.length - 1, bytes < 1024 ? 0 : bytes < 2 ** 20 ? 1 : 2)
  const amount = bytes / 1024 ** power
  const rounded = amount < 10 && power > 0 ? Math.round(amount * 10) / 10 : Math.round(amount)
  return `${getNumberFormat(language).format(rounded)} ${units[power]}`
}

/** Whole percents, never 100 before all is there. */
export function countPercent(done: number, of: number): number {
  return of <= 0 ? 0 : Math.min(100, Math.floor((100 * done) / of))
}
