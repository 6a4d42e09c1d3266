import type { Currency, Language } from '#contract/fields.ts'
import type { DraftField, Point } from '#contract/draft/document.ts'
import type { Feature } from '#contract/property/feature.ts'

import { formatLongDate } from '../dates.ts'
import { formatArea, formatMoney } from '../money.ts'
import { useLanguage, useTexts, type Text } from '../texts.ts'
import { useDraft } from './draft-context.ts'

const amounts: readonly string[] = ['price', 'maintenance_fee', 'separation_amount']
const areas: readonly string[] = ['construction_m2', 'lot_m2']
const days: readonly string[] = ['delivery_date', 'tax_incentive_until', 'mandate_signed_on', 'mandate_until']

/** Says the value of a field in words, for whoever is to choose between two of them. */
export function useDescribeValue() {
  const t = useTexts()
  const language = useLanguage()
  const currency = useDraft(({ document }) => document.currency ?? 'USD')
  return (field: DraftField, value: unknown): string => describeValue(field, value, { t, language, currency })
}

type Reader = { t: Text; language: Language; currency: Currency }

/** The value of a field in words. */
export function describeValue(field: DraftField, value: unknown, { t, language, currency }: Reader): string {
  if (value === null || value === undefined || value === '') return t('draft.nothing')
  if (field === 'is_approximate') return t(value ? 'draft.approximate' : 'draft.exact')
  if (typeof value === 'boolean') return t(value ? 'draft.yes' : 'draft.no')
  if (typeof value === 'number') {
    if (amounts.includes(field)) return formatMoney(value, currency, language, true)
    return areas.includes(field) ? formatArea(value, language) : String(value)
  }
  if (typeof value === 'string' && days.includes(field)) return formatLongDate(value, language)
  if (field === 'exact_point') return Object.values(value as Point).join(', ')
  if (Array.isArray(value)) return describeList(value, field, t)
  return typeof value === 'string' ? describeChoice(field, value, t) : JSON.stringify(value)
}

function describeList(values: readonly unknown[], field: DraftField, t: Text): string {
  if (!field.endsWith('features')) return t('draft.things', { count: values.length })
  return values.map((feature) => t(`feature.${feature as Feature}`)).join(', ')
}

function describeChoice(field: DraftField, value: string, t: Text): string {
  if (field === 'type') return t(`type.${value as 'apartment'}`)
  if (field === 'business_type') return t(`business.${value as 'sale'}`)
  if (field === 'currency') return t(`draft.currency.${value as Currency}`)
  if (field === 'mandate_kind') return t(`draft.mandate.${value as 'open'}`)
  return value
}
