import * as z from 'zod/mini'

import { largestAmount } from '#contract/amount.ts'
import { getDayHere, getYearHere } from '#contract/day.ts'
import { exchangeRateEndpoints } from '#contract/exchange-rate/exchange-rate.ts'
import { currency, flag, listingCode, problem, readNumberFromText } from '#contract/fields.ts'
import { averageRates, highestYearlyRate, initialLimits, termLimits } from '#contract/mortgage/loan-terms.ts'
import { calculateMonthlyPayment } from '#contract/mortgage/mortgage.ts'
import { calculateTrueCost, type CostLine, type Purchase } from '#contract/mortgage/true-cost.ts'
import { propertyEndpoints, type Property } from '#contract/property/property.ts'

import { AppError } from '../../app-error.ts'
import { parseInput } from '../../http/input.ts'
import { describeSchema } from '../../http/schema.ts'
import type { Arguments } from './ask-site.ts'
import type { OfferedTool, Told, Working } from './offered-tool.ts'
import { costAnswer, paymentAnswer } from './output-schemas.ts'
import { linkProperty } from './page-links.ts'
import { sayAmount } from './words.ts'

const between = (least: number, most: number) =>
  readNumberFromText(
    z
      .number(problem('field.number'))
      .check(z.minimum(least, problem('field.too_small')), z.maximum(most, problem('field.too_large'))),
  )
const years = readNumberFromText(
  z
    .int(problem('field.whole_number'))
    .check(
      z.minimum(termLimits.least, problem('field.too_small')),
      z.maximum(termLimits.most, problem('field.too_large')),
    ),
)
const loanFields = {
  price: between(1, largestAmount),
  currency: z._default(currency, 'USD'),
  initial_percent: z._default(between(initialLimits.least * 100, 100), initialLimits.usual * 100),
  years: z._default(years, termLimits.usual),
  yearly_rate: z.optional(between(0, highestYearlyRate * 100)),
}
const payment = z.object(loanFields)
const purchase = z.object({
  ...loanFields,
  maintenance_fee: z.optional(between(0, largestAmount)),
  is_first_buyer: z._default(flag, false),
  is_built: z._default(flag, true),
})
const code = z.object({ code: listingCode })
type Terms = z.output<typeof payment>

export const monthlyPayment: OfferedTool = {
  name: 'monthly_payment',
  takes: describeSchema(payment).properties ?? {},
  required: ['price'],
  tells: paymentAnswer,
  async run(given, { t, language }) {
    const terms = read(payment, given)
    const loan = lend(terms)
    return { lines: sayLoan(loan, terms, t, language), data: { ...terms, ...loan } }
  },
}

export const trueCost: OfferedTool = {
  name: 'true_cost',
  takes: { ...describeSchema(code).properties, ...describeSchema(purchase).properties },
  tells: costAnswer,
  async run({ code: asked, ...given }, working) {
    const home = asked === undefined || asked === null ? null : await readHome(asked, working)
    if (home?.business_type === 'lease') return tellLease(home, working)
    const known = home && {
      price: home.price,
      currency: home.currency,
      maintenance_fee: home.maintenance_fee,
      is_built: home.construction_m2 > 0,
    }
    const terms = read(purchase, { ...known, ...given })
    const { data: rate } = await working.ask(exchangeRateEndpoints.exchangeRate)
    return tellCost(terms, { home, rate }, working)
  },
}

type Rate = Property['exchange_rate']
type Around = { home: Property | null; rate: Rate }

function tellCost(terms: z.output<typeof purchase>, { home, rate }: Around, working: Working): Told {
  const { t, language, tools } = working
  const loan = lend(terms)
  const year = getYearHere(tools.now())
  const bought: Purchase = {
    price: terms.price,
    currency: terms.currency,
    rate: rate.rate,
    year,
    loan: loan.loan_amount,
    maintenance: terms.maintenance_fee ?? 0,
    isBuilt: terms.is_built,
    isConfotur: terms.is_first_buyer,
  }
  const cost = calculateTrueCost(bought)
  const cash = toCents(terms.price - loan.loan_amount + cost.onceTotal)
  const monthly = toCents(loan.monthly_payment + cost.yearlyTotal / 12)
  const amount = (sum: number) => sayAmount(sum, terms.currency, language)
  const line = ({ key, amount: sum, isExempt }: CostLine) =>
    `- ${t(`cost.${key}`)}: ${isExempt ? t('mcp.exempt') : amount(sum)}`
  const costs = amount(cost.onceTotal)
  return {
    lines: [
      home && `${home.code} · ${home.title} · ${linkProperty(home, working)}`,
      ...sayLoan(loan, terms, t, language),
      t('mcp.cash', { amount: amount(cash), initial: amount(toCents(terms.price - loan.loan_amount)), costs }),
      t('mcp.once'),
      ...cost.once.map(line),
      t('mcp.yearly'),
      ...cost.yearly.map(line),
      t('mcp.monthly', { amount: amount(monthly) }),
      home && terms.maintenance_fee === undefined && terms.is_built && t('mcp.no_maintenance'),
      t('mcp.cost_note', { year: String(year), rate: rate.rate, date: rate.date, source: rate.source }),
    ],
    data: {
      ...(home && { code: home.code, url: linkProperty(home, working) }),
      ...terms,
      ...loan,
      cash_to_buy: cash,
      once: cost.once.map(tellLine),
      once_total: cost.onceTotal,
      yearly: cost.yearly.map(tellLine),
      yearly_total: cost.yearlyTotal,
      monthly_total: monthly,
      year,
      day: getDayHere(tools.now()),
      exchange_rate: rate,
    },
  }
}

const tellLine = ({ key, amount, isExempt }: CostLine) => ({ key, amount, is_exempt: isExempt })

async function readHome(asked: unknown, { ask }: Working): Promise<Property> {
  return (await ask(propertyEndpoints.property, { code: asked })).data
}

function tellLease(home: Property, working: Working): Told {
  const { t, language } = working
  const price = sayAmount(home.price, home.currency, language)
  return {
    lines: [t('mcp.for_lease', { code: home.code, price }), linkProperty(home, working)],
    data: {
      code: home.code,
      url: linkProperty(home, working),
      business_type: 'lease',
      price: home.price,
      currency: home.currency,
    },
  }
}

/** What is borrowed and paid each month; without a rate of the asker's, at the average of the banks here, dated. */
function lend({ price, currency: named, initial_percent, years: term, yearly_rate }: Terms) {
  const average = averageRates[named]
  const percent = yearly_rate ?? toCents(average.yearlyRate * 100)
  const amount = toCents(price * (1 - initial_percent / 100))
  const loan = { amount, yearlyRate: percent / 100, years: term }
  return {
    loan_amount: amount,
    monthly_payment: amount > 0 ? toCents(calculateMonthlyPayment(loan)) : 0,
    yearly_rate: percent,
    ...(yearly_rate === undefined && { rate_is_average_of: average.date }),
  }
}

type Lent = ReturnType<typeof lend>

function sayLoan(loan: Lent, terms: Terms, t: Working['t'], language: Working['language']) {
  if (loan.loan_amount <= 0) return [t('mcp.no_loan')]
  const amount = (sum: number) => sayAmount(sum, terms.currency, language)
  return [
    t('mcp.loan', {
      amount: amount(loan.loan_amount),
      years: terms.years,
      rate: loan.yearly_rate,
      payment: amount(loan.monthly_payment),
    }),
    loan.rate_is_average_of !== undefined && t('mcp.loan_average', { date: loan.rate_is_average_of }),
  ]
}

/** What is asked by the rules of every endpoint, and refused in the same words. */
function read<Input extends z.ZodMiniType>(schema: Input, given: Arguments): z.output<Input> {
  return parseInput(schema, { ...given }, { path: '/mcp', holes: {} })
}

function toCents(amount: number): number {
  const cents = Math.round(amount * 100) / 100
  if (!Number.isFinite(cents)) throw new AppError('request.invalid')
  return cents
}
