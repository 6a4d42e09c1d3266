import { describe, expect, test } from 'vitest'

import { placeNames } from '#api/search/sentence/place-names.ts'
import { readSentence } from '#api/search/sentence/read-sentence.ts'
import { listWorldPlaces } from '#api/search/sentence/world-places.ts'
import { getDayHere } from '#contract/day.ts'
import { newRate } from '#contract/exchange-rate/exchange-rate.ts'
import { loanInput } from '#contract/lead/enquiry.ts'
import { readAmount, readPercent } from '#contract/amount.ts'
import { usualShares } from '#contract/mortgage/true-cost.ts'
import { asAmount, writeArea } from '#web/draft/inputs/writing.ts'
import { highestShare, toPurchase, calculateLoan, shareTyped } from '#web/mortgage/calculator/calculate-loan.ts'
import { readTerms, listRefusedTerms } from '#web/mortgage/calculator/terms-address.ts'
import { getDefaultTerms, type Terms } from '#web/mortgage/calculator/terms.ts'
import { readProjects } from '#web/project/list/read-projects.ts'
import { calculateQuota } from '#web/property/quota/quota.ts'
import { readSearch } from '#web/search/read-search.ts'
import { getTexts } from '#web/texts.server.ts'
import { normalizeAmount } from '#web/ui/form/money-input.tsx'
import { readTyped } from '#web/mortgage/number-fields.tsx'

import { files, isTest, readSource } from './sources.ts'

// Every field of the product that takes an amount of money, an area or a rate, and what becomes of what is written in
// it. A field that is not in the table fails the last test.

const refused = 'refused'
type Meant = number | typeof refused

/** What people write and paste, and what it means as money (in pesos), as an area and as a rate. */
const written: [text: string, money: Meant, area: Meant, rate: Meant][] = [
  ['1234567', 1_234_567, 1_234_567, refused],
  ['1234567.5', 1_234_567.5, 1_234_567.5, refused],
  ['-1234567.5', refused, refused, refused],
  ['−1,234,567', refused, refused, refused],
  ['-12.5', refused, refused, refused],
  ['1,234,567.50', 1_234_567.5, 1_234_567.5, refused],
  ['1.234.567,50', 1_234_567.5, 1_234_567.5, refused],
  ['RD$ 1.234.567,50', 1_234_567.5, refused, refused],
  ['US$ 250,000.00', refused, refused, refused],
  ['1,5 millones', 1_500_000, refused, refused],
  ['1.5M', 1_500_000, refused, refused],
  ['250k', 250_000, refused, refused],
  ['1\u00a0234\u00a0567', 1_234_567, 1_234_567, refused],
  ['1\u2009234\u2009567,5', 1_234_567.5, 1_234_567.5, refused],
  ['１２３４５', 12_345, 12_345, refused],
  ['１２，５', 12.5, 12.5, 12.5],
  ['12.375', 12_375, 12_375, 12.375],
  ['12,375', 12_375, 12_375, 12.375],
  ['12,5', 12.5, 12.5, 12.5],
  ['12,8125', refused, refused, 12.8125],
  ['168.5 m²', refused, 168.5, refused],
  ['1,2,3', refused, refused, refused],
  ['1e1', refused, refused, refused],
  ['(15)', refused, refused, refused],
  ['15²', refused, refused, refused],
  ['20,000-30,000', refused, refused, refused],
  ['mucho', refused, refused, refused],
]

/** A field: the file that it is written in and what names it there; and what the product makes of a text in it. */
type Row = [field: string, kind: 'money' | 'area' | 'rate', read: (text: string) => Meant]

const searchForm = ['web/search/filters/price-fields.tsx', 'web/search/filters/more-fields.tsx'] as const
const projectForm = 'web/project/list/filter-form.tsx'
const calculator = 'web/mortgage/calculator/loan-form.tsx'
const quota = 'web/property/quota/quota-fields.tsx'

const table: Row[] = [
  [`${searchForm[0]} min_price`, 'money', searched('min_price')],
  [`${searchForm[0]} max_price`, 'money', searched('max_price')],
  [`${searchForm[0]} max_payment`, 'money', searched('max_payment')],
  [`${searchForm[1]} min_m2`, 'area', searched('min_m2')],
  [`${searchForm[1]} max_m2`, 'area', searched('max_m2')],
  [`${projectForm} min_price`, 'money', ofProjects('min_price')],
  [`${projectForm} max_price`, 'money', ofProjects('max_price')],
  [`${calculator} price`, 'money', calculated('price', 'price')],
  [`${calculator} initial`, 'money', calculated('initial', 'initial')],
  [`${calculator} extra_monthly`, 'money', calculated('extra_monthly', 'extraMonthly')],
  [`${calculator} extra_yearly`, 'money', calculated('extra_yearly', 'extraYearly')],
  [`${calculator} maintenance`, 'money', calculated('maintenance', 'maintenance')],
  [`${calculator} rate`, 'rate', (text) => meant(calculateRate({ rate: text }))],
  [
    `${calculator} reset_rate`,
    'rate',
    (text) => meant(calculateRate({ rate: '9', resetYears: 3, resetRate: text }, text)),
  ],
  [`${calculator} legal`, 'rate', shareOfPrice('legal')],
  [`${calculator} notary`, 'rate', shareOfPrice('notary')],
  [`${calculator} insurance`, 'rate', shareOfPrice('insurance')],
  ['web/mortgage/calculator/initial-percent-field.tsx initial_percent', 'rate', initialPercentOf],
  ['web/mortgage/quick-quota.tsx price', 'money', calculated('price', 'price')],
  [`${quota} property.quota.price`, 'money', (text) => meant(readTyped(text, 'DOP'))],
  [`${quota} property.quota.initial`, 'money', (text) => meant(readTyped(text, 'DOP'))],
  [`${quota} property.quota.rate`, 'rate', quotaRate],
  ['web/lead/forms/loan-form.tsx initial_payment', 'money', lent('initial_payment')],
  ['web/lead/forms/loan-form.tsx loan_amount', 'money', lent('loan_amount')],
  ['web/exchange-rate/rate-form.tsx rate', 'rate', exchanged],
  ['web/draft/inputs/draft-inputs.tsx without a name', 'money', drafted],
  [
    'web/draft/sections/measures-section.tsx field',
    'area',
    (text) => meant(writeArea('m2', 'es').read(text) as number),
  ],
  [
    'web/workspace/listings/price-dialog.tsx listings.price',
    'money',
    (text) => meant(readAmount(normalizeAmount(text, 'DOP'), 'DOP')),
  ],
  ['web/workspace/listings/status-dialog.tsx without a name', 'money', (text) => meant(readAmount(text, 'DOP'))],
]

describe.each(table)('%s', (_, kind, read) => {
  test.each(written)('%j', (text, money, area, rate) => {
    expect(read(text)).toBe({ money, area, rate }[kind])
  })
})

test('a sentence means the same amounts, or says that it does not know them', () => {
  const names = placeNames(listWorldPlaces())
  const most = (text: string) => readSentence(`apartamento hasta ${text}`, names, 'es').search.max_price ?? refused
  expect(Object.fromEntries(written.map(([text]) => [text, most(text)]))).toEqual({
    ...Object.fromEntries(
      written.map(([text, money]) => [text, typeof money === 'number' && money < 300 ? refused : money]),
    ),
    // The currency is that of the sentence.
    'US$ 250,000.00': 250_000,
    // At most so much, or more than that: the first is what was said.
    '20,000-30,000': 20_000,
  })
})

test('what is refused is told in either language', () => {
  for (const language of ['es', 'en'] as const) {
    const t = getTexts(language)
    for (const problem of ['field.amount', 'field.area', 'field.decimal'] as const) expect(t(problem)).toMatch(/\d/)
    expect(t('pieces.amount_problem', { amount: 'US$ 5' })).toContain('US$ 5')
    expect(t('pieces.percent_problem', { least: 10, most: 90 })).toMatch(/10 \w+ 90/)
  }
})

test('every field that takes an amount is in the table', () => {
  expect(fieldsOfTheProduct().toSorted()).toEqual(table.map(([field]) => field).toSorted())
})

/** The fields that are made for amounts, and whatever else asks a telephone for its digits. */
function fieldsOfTheProduct(): string[] {
  const made = ['search/filters/amount-field', 'project/list/field', 'ui/form/money-input', 'mortgage/number-fields']
  // Digits that are no amount: of an identity card, of a year, of a code.
  const digits = ['account/inputs/identification-input', 'team/agent-form', 'team/factor-dialog']
  const known = new Set([...made, ...digits].map((file) => `web/${file}.tsx`))
  return files
    .filter((file) => file.startsWith('web/') && file.endsWith('.tsx') && !isTest(file) && !known.has(file))
    .flatMap((file) => namesIn(readSource(file)).map((name) => `${file} ${name}`))
}

function namesIn(source: string): string[] {
  const own = /<(?:AmountField|AmountInput|MoneyField|MoneyInput|PercentField)\b/
  const plain = /<(?:input|TextInput)\b(?=[^>]*(?:inputMode="(?:decimal|numeric)"|type="number"))/
  const tags = source.split(/(?=<[A-Za-z])/).filter((tag) => own.test(tag) || plain.test(tag))
  return tags.flatMap((tag) => {
    const listed = /name=\{name\}/.test(tag) ? /\(\[([^\]]+)\] as const\)\.map\(\(name\)/.exec(source)?.[1] : undefined
    if (listed) return [...listed.matchAll(/'(\w+)'/g)].map(([, name]) => name!)
    const marks = [/name="(\w+)"/, /field\('(\w+)'\)/, /field=\{(\w+)\}/, /label=\{t\('([\w.]+)'\)/]
    const name = marks.map((mark) => mark.exec(tag)?.[1]).find(Boolean)
    return [name ?? 'without a name']
  })
}

function meant(value: number | null | undefined): Meant {
  return value === null || value === undefined || Number.isNaN(value) ? refused : Math.round(value * 1e8) / 1e8
}

function searched(name: 'min_price' | 'max_price' | 'max_payment' | 'min_m2' | 'max_m2'): (text: string) => Meant {
  return (text) => {
    const { search, typed, problems } = readSearch(
      '/propiedades',
      new URLSearchParams({ currency: 'DOP', [name]: text }),
    )
    const kept = { [name]: text }
    const isRefused = search[name] === undefined
    expect([typed, problems]).toEqual(
      isRefused ? [kept, { [name]: name.endsWith('_m2') ? 'field.area' : 'field.amount' }] : [{}, {}],
    )
    return meant(search[name])
  }
}

/** As the field hands it on, which is how the draft keeps it. */
function drafted(text: string): Meant {
  return meant(asAmount.read(normalizeAmount(text, 'DOP')) as number)
}

function ofProjects(name: 'min_price' | 'max_price'): (text: string) => Meant {
  return (text) => {
    const { search, typed, problems } = readProjects(new URLSearchParams({ currency: 'DOP', [name]: text }))
    const isRefused = search[name] === undefined
    expect([typed, problems]).toEqual(isRefused ? [{ [name]: text }, { [name]: 'field.amount' }] : [{}, {}])
    return meant(search[name])
  }
}

/** The calculator reads as one types; sent without scripts, its address is read the same way, in whole units. */
function calculated(
  name: string,
  term: 'price' | 'initial' | 'extraMonthly' | 'extraYearly' | 'maintenance',
): (text: string) => Meant {
  return (text) => {
    const params = new URLSearchParams({ currency: 'DOP', price: '5000000', [name]: text })
    const typed = readTyped(text, 'DOP')
    const isRefused = Number.isNaN(typed)
    expect(listRefusedTerms(params, 'DOP')).toEqual(isRefused ? { [name]: text } : {})
    const whole = name === 'initial' ? Math.min(Math.max(Math.round(typed), 500_000), 4_500_000) : Math.round(typed)
    if (!isRefused) expect(readTerms(params)[term]).toBe(whole)
    return meant(typed)
  }
}

function calculateRate(terms: Partial<Terms>, text?: string): number | null {
  const calculation = calculateLoan({ ...getDefaultTerms('DOP'), ...terms })
  return calculation && (text === undefined ? calculation.loan.yearlyRate : shareTyped(text)) * 100
}

/** A share that cannot be read is the usual one, and is said to be none. */
function shareOfPrice(name: 'legal' | 'notary' | 'insurance'): (text: string) => Meant {
  const exchange = { base: 'USD', quote: 'DOP', rate: 60, source: 'x', date: '2026-01-20' } as const
  return (text) => {
    const said = readPercent(text, 0, highestShare * 100)
    const purchase = toPurchase(
      { ...getDefaultTerms(), [name]: text },
      { amount: 1, yearlyRate: 0.1, years: 20 },
      exchange,
      2026,
    )
    expect(purchase.shares?.[name]).toBeCloseTo(Number.isNaN(said) ? usualShares[name] : said / 100, 10)
    return meant(said)
  }
}

function initialPercentOf(text: string): Meant {
  const params = new URLSearchParams({ currency: 'DOP', price: '5000000', initial_percent: text })
  const isRefused = 'initial_percent' in listRefusedTerms(params, 'DOP')
  return isRefused ? refused : meant(readTerms(params).initial / 50_000)
}

function quotaRate(text: string): Meant {
  const quota = calculateQuota({ currency: 'DOP', price: 5e6, initialShare: 0.2, rate: text, years: 20 })
  return meant(quota && quota.loan.yearlyRate * 100)
}

/** Where an amount cannot be read the form keeps what was typed. */
function lent(name: 'initial_payment' | 'loan_amount'): (text: string) => Meant {
  return (text) => {
    const kept = normalizeAmount(text, 'DOP')
    const issue = loanInput.safeParse({ [name]: kept }).error?.issues.find(({ path }) => path[0] === name)
    if (issue) expect([kept, issue.message]).toEqual([text, 'field.amount'])
    return issue ? refused : Number(kept)
  }
}

function exchanged(text: string): Meant {
  const issue = newRate.safeParse({ rate: text, date: getDayHere(), source: 'x' }).error?.issues[0]
  if (issue) expect(['field.decimal', 'field.too_large']).toContain(issue.message)
  return issue ? refused : newRate.parse({ rate: text, date: getDayHere(), source: 'x' }).rate
}
