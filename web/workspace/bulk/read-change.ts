import { readAmount } from '#contract/amount.ts'
import type { PriceChange } from '#contract/workspace/bulk.ts'

import type { PriceText } from './price-fields.tsx'

/** A change of prices as it was typed, with a sign before it or without; nothing of what is no number. */
export function readChange({ by, text, currency }: Pick<PriceText, 'by' | 'text' | 'currency'>): PriceChange {
  const isDown = /^\s*[-−–]/.test(text)
  const number = readAmount(text.replace(/^\s*[-−–+]/, '').replace(/%\s*$/, ''), currency) * (isDown ? -1 : 1)
  if (!Number.isFinite(number)) return {}
  return by === 'percent' ? { percent: number } : { amount: number, currency }
}
