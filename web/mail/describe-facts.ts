import type { Language } from '#contract/fields.ts'
import {
  findChoiceWord,
  findFactBeside,
  leadFacts,
  leadFactNames,
  type LeadDetails,
  type LeadFact,
  type LeadFactWord,
} from '#contract/lead/lead-facts.ts'
import { countryNames } from '#locales/country-names.ts'
import { getNumberFormat } from '#locales/texts.ts'

import { formatLongDate } from '../dates.ts'
import { formatMoney } from '../money.ts'
import { formatPhone } from '../phone.ts'
import { formatVisitMoment } from './visit-moments.ts'

type Speech = { language: Language; t: (word: `lead.facts.${LeadFactWord}`) => string }
type Described = { fact: LeadFact; name: string; value: string }

/** What an enquiry's form said, each fact under its name in the reader's language; what was not said is left out. */
export function describeFacts(details: LeadDetails, speech: Speech): Described[] {
  const isBeside = new Set(leadFactNames.map(findFactBeside))
  return leadFactNames.flatMap((fact) => {
    const value = isBeside.has(fact) ? '' : formatFact(fact, details, speech)
    return value ? [{ fact, name: nameFact(fact, details, speech), value }] : []
  })
}

/** A number of papers is called after the papers. */
function nameFact(fact: LeadFact, details: LeadDetails, { t }: Speech): string {
  const beside = findFactBeside(fact)
  const choice = beside && findChoiceWord(beside, details[beside])
  return t(`lead.facts.${choice ?? fact}`)
}

function formatFact(fact: LeadFact, details: LeadDetails, { language, t }: Speech): string {
  const value = details[fact]
  if (value === undefined || value === '') return ''
  const { kind } = leadFacts[fact]
  const text = String(value)
  if (kind === 'flag') return value ? t('lead.facts.yes') : ''
  if (kind === 'amount') return formatAmount(Number(value), details, language)
  if (kind === 'phone') return formatPhone(text)
  if (kind === 'country') return /^[A-Z]{2}$/.test(text) ? (countryNames(language).of(text) ?? text) : text
  if (kind === 'date') return formatLongDate(text, language)
  if (Array.isArray(value)) return value.map((moment) => formatVisitMoment(moment, language)).join('; ')
  const word = findChoiceWord(fact, value)
  return word ? t(`lead.facts.${word}`) : text
}

/** Whoever wrote an amount without a currency is not credited with one. */
function formatAmount(amount: number, { currency }: LeadDetails, language: Language): string {
  return currency ? formatMoney(amount, currency, language, true) : getNumberFormat(language, 2).format(amount)
}
