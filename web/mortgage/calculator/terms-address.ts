import { currencies, type Currency } from '#contract/currency.ts'
import type { Language } from '#contract/language.ts'
import { termLimits } from '#contract/reckoning/loan-terms.ts'

import { pathTo } from '../../paths.ts'
import {
  initialPercent,
  largestAmount,
  resetChoices,
  resetRateFor,
  usualTerms,
  withInitial,
  type Terms,
} from './terms.ts'

/** What an address or a form without scripts asks; what makes no sense is as if it had not been said. */
export function readTerms(params: URLSearchParams): Terms {
  const currency = choice(currencies, params.get('currency')) ?? 'USD'
  const usual = usualTerms(currency, amountIn(params, 'price') || undefined)
  const years = wholeIn(params, 'years')
  const rate = typedIn(params, 'rate') ?? usual.rate
  const terms: Terms = {
    ...usual,
    years: years && years >= termLimits.least && years <= termLimits.most ? years : usual.years,
    rate,
    resetYears: choice(resetChoices, wholeIn(params, 'reset_years')) ?? 0,
    resetRate: typedIn(params, 'reset_rate') ?? resetRateFor(rate),
    extraMonthly: amountIn(params, 'extra_monthly') ?? 0,
    extraYearly: amountIn(params, 'extra_yearly') ?? 0,
    maintenance: amountIn(params, 'maintenance') ?? 0,
    isConfotur: params.get('confotur') === '1',
    legal: typedIn(params, 'legal') ?? usual.legal,
    notary: typedIn(params, 'notary') ?? usual.notary,
    insurance: typedIn(params, 'insurance') ?? usual.insurance,
    rows: params.get('rows') === 'month' ? 'month' : 'year',
  }
  const inTime = { ...terms, resetYears: terms.resetYears < terms.years ? terms.resetYears : 0 }
  return withInitial(inTime, initialIn(params, terms))
}

/** The shortest address that asks for these terms: what is usual is not written. */
export function addressOfTerms(terms: Terms, language: Language): string {
  const usual = usualTerms(terms.currency, terms.price)
  const written: Record<string, string | false> = {
    currency: terms.currency !== 'USD' && terms.currency,
    price: terms.price !== usualTerms(terms.currency).price && String(terms.price),
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
  return pathTo('loan_calculator', language) + (query.size > 0 ? `?${query}` : '')
}

/**
 * A form without scripts sends the amount, the percentage, and the amount as it was shown: an amount that was changed
 * counts, else the percentage; what was left as it stood is kept to the unit.
 */
function initialIn(params: URLSearchParams, terms: Terms): number {
  const amount = amountIn(params, 'initial')
  const was = amountIn(params, 'initial_was')
  const percent = Number((params.get('initial_percent') || 'none').replace(',', '.'))
  if (amount !== undefined && (amount !== was || Number.isNaN(percent))) return amount
  if (Number.isNaN(percent)) return terms.initial
  const stood = was !== undefined && initialPercent({ ...terms, initial: was }) === percent
  return stood ? was : (terms.price * percent) / 100
}

/** Whole units, however they were grouped or marked. */
function amountIn(params: URLSearchParams, name: string): number | undefined {
  const digits = (params.get(name) ?? '').replace(/[^\d.]/g, '')
  const amount = digits === '' ? Number.NaN : Math.round(Number(digits))
  return amount >= 0 && amount <= largestAmount ? amount : undefined
}

function wholeIn(params: URLSearchParams, name: string): number | undefined {
  const text = params.get(name) ?? ''
  return /^\d{1,3}$/.test(text) ? Number(text) : undefined
}

/** A percentage as it was typed; what is no number is shown again, and answered with what is wrong. */
function typedIn(params: URLSearchParams, name: string): string | undefined {
  return params.get(name)?.trim().slice(0, 8).trim() || undefined
}

function choice<Value extends Currency | number>(
  values: readonly Value[],
  asked: string | number | null | undefined,
): Value | undefined {
  return values.find((value) => value === asked)
}
