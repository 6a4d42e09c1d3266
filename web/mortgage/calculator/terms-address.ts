import { currencies, type Currency } from '#contract/currency.ts'
import type { Language } from '#contract/language.ts'
import {
  isBlankAmount,
  largestAmount,
  longestAmountText,
  readAmount,
  readDecimal,
  readPercent,
} from '#contract/amount.ts'
import { initialLimits, termLimits } from '#contract/mortgage/loan-terms.ts'

import { toPath } from '../../paths.ts'
import {
  calculateInitialPercent,
  resetChoices,
  resetRateFor,
  getDefaultTerms,
  withInitial,
  type Terms,
} from './terms.ts'

/** Nobody writes a percentage in more characters. */
const longestPercent = 20

/** What an address or a form without scripts asks; what makes no sense is as if it had not been said. */
export function readTerms(params: URLSearchParams): Terms {
  const currency = choice(currencies, params.get('currency')) ?? 'USD'
  const usual = getDefaultTerms(currency, amountIn(params, 'price', currency) || undefined)
  const years = wholeIn(params, 'years')
  const rate = typedIn(params, 'rate') ?? usual.rate
  const terms: Terms = {
    ...usual,
    years: years && years >= termLimits.least && years <= termLimits.most ? years : usual.years,
    rate,
    resetYears: choice(resetChoices, wholeIn(params, 'reset_years')) ?? 0,
    resetRate: typedIn(params, 'reset_rate') ?? resetRateFor(rate),
    extraMonthly: amountIn(params, 'extra_monthly', currency) ?? 0,
    extraYearly: amountIn(params, 'extra_yearly', currency) ?? 0,
    maintenance: amountIn(params, 'maintenance', currency) ?? 0,
    isConfotur: params.get('confotur') === '1',
    legal: typedIn(params, 'legal') ?? usual.legal,
    notary: typedIn(params, 'notary') ?? usual.notary,
    insurance: typedIn(params, 'insurance') ?? usual.insurance,
    rows: params.get('rows') === 'month' ? 'month' : 'year',
  }
  const inTime = { ...terms, resetYears: terms.resetYears < terms.years ? terms.resetYears : 0 }
  return withInitial(inTime, initialIn(params, terms))
}

/** What stands in an address for an amount or the initial percentage and is none, by the name of its field. */
export function listRefusedTerms(params: URLSearchParams, currency: Currency): Record<string, string> {
  const amounts = ['price', 'initial', 'extra_monthly', 'extra_yearly', 'maintenance'] as const
  const refused = amounts.filter((name) => {
    return !isBlankAmount(params.get(name) ?? '') && amountIn(params, name, currency) === undefined
  })
  const percent = params.get('initial_percent')?.trim()
  const isRefused = percent && Number.isNaN(readPercent(percent, initialLimits.least * 100, initialLimits.most * 100))
  const names = isRefused ? [...refused, 'initial_percent'] : refused
  return Object.fromEntries(names.map((name) => [name, params.get(name)!.slice(0, longestAmountText)]))
}

/** The shortest address that asks for these terms: what is usual is not written. */
export function toTermsAddress(terms: Terms, language: Language): string {
  const usual = getDefaultTerms(terms.currency, terms.price)
  const written: Record<string, string | false> = {
    currency: terms.currency !== 'USD' && terms.currency,
    price: terms.price !== getDefaultTerms(terms.currency).price && String(terms.price),
    initial: terms.initial !== usual.initial && String(terms.initial),
    years: terms.years !== usual.years && String(terms.years),
    rate: terms.rate !== usual.rate && terms.rate,
    reset_years: terms.resetYears > 0 && String(terms.resetYears),
    reset_rate: terms.resetYears > 0 && terms.resetRate !== resetRateFor(terms.rate) && terms.resetRate,
    extra_monthly: terms.extraMonthly > 0 && String(terms.extraMonthly),
    extra_yearly: terms.extraYearly > 0 && String(terms.extraYearly),
    maintenance: terms.maintenance > 0 && String(terms.maintenance),
    confotur: terms.isConfotur && '1',
    legal: terms.legal !== usual.legal && terms.legal,
    notary: terms.notary !== usual.notary && terms.notary,
    insurance: terms.insurance !== usual.insurance && terms.insurance,
    rows: terms.rows === 'month' && 'month',
  }
  const query = new URLSearchParams(Object.entries(written).filter((one): one is [string, string] => Boolean(one[1])))
  return toPath('loan_calculator', language) + (query.size > 0 ? `?${query}` : '')
}

/**
 * A form without scripts sends the amount, the percentage, and the amount as it was shown: an amount that was changed
 * counts, else the percentage; what was left as it stood is kept to the unit.
 */
function initialIn(params: URLSearchParams, terms: Terms): number {
  const amount = amountIn(params, 'initial', terms.currency)
  const was = amountIn(params, 'initial_was', terms.currency)
  const percent = readDecimal(params.get('initial_percent') ?? '')
  if (amount !== undefined && (amount !== was || Number.isNaN(percent))) return amount
  if (Number.isNaN(percent)) return terms.initial
  const stood = was !== undefined && calculateInitialPercent({ ...terms, initial: was }) === percent
  return stood ? was : (terms.price * percent) / 100
}

/** Whole units, however they were written; nothing where they are none. */
function amountIn(params: URLSearchParams, name: string, currency: Currency): number | undefined {
  const amount = Math.round(readAmount(params.get(name) ?? '', currency))
  return amount <= largestAmount ? amount : undefined
}

function wholeIn(params: URLSearchParams, name: string): number | undefined {
  const text = params.get(name) ?? ''
  return /^\d{1,3}$/.test(text) ? Number(text) : undefined
}

/** A percentage as it was typed; what is no number is shown again, and answered with what is wrong. */
function typedIn(params: URLSearchParams, name: string): string | undefined {
  return params.get(name)?.trim().slice(0, longestPercent).trim() || undefined
}

function choice<Value extends Currency | number>(
  values: readonly Value[],
  asked: string | number | null | undefined,
): Value | undefined {
  return values.find((value) => value === asked)
}
