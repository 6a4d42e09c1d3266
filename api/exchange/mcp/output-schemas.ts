import type { Schema } from '../../http/schema.ts'

/**
 * What answers have for programs, as JSON Schema: what can be relied upon of each, by name. They may have more, which an
 * assistant reads where it comes, and which would cost every one of them words in the list of tools.
 */

const text: Schema = { type: 'string' }
const whole: Schema = { type: 'integer' }
const number: Schema = { type: 'number' }
const answer: Schema = { type: 'boolean' }
const listOf = (items: Schema): Schema => ({ type: 'array', items })
const maybe = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] })

type Known = { type: 'object'; properties: Record<string, Schema>; required: string[] }

/** An object of these fields, of which those behind come only where they apply. */
function objectOf(fields: Record<string, Schema>, sometimes: Record<string, Schema> = {}): Known {
  return { type: 'object', properties: { ...fields, ...sometimes }, required: Object.keys(fields) }
}

const price = { price: number, currency: { type: 'string', enum: ['USD', 'DOP'] } }
const named = objectOf({ name: text, slug: text })
const rate = objectOf({ base: text, quote: text, rate: number, source: text, date: text })
const page = { total: whole, page: whole, per_page: whole, last_page: whole }
const photo = maybe(objectOf({ url: text, alt: text }))
const card = objectOf({
  code: text,
  title: text,
  url: text,
  business_type: text,
  ...price,
  price_usd: number,
  price_dop: number,
  bedrooms: whole,
  bathrooms: whole,
  construction_m2: number,
  city: named,
  sector: named,
  is_under_offer: answer,
  photo,
})
const agency = objectOf({ id: whole, name: text, url: text })
const agent = objectOf({ id: whole, name: text, phone: text, url: text, agency })
const project = objectOf({
  slug: text,
  name: text,
  url: text,
  currency: price.currency,
  from_price: maybe(number),
  units_available: whole,
  units_count: whole,
  delivery_date: text,
  city: named,
  sector: named,
  photo,
})
const loan = { loan_amount: number, monthly_payment: number, yearly_rate: number }
const costs = listOf(objectOf({ key: text, amount: number, is_exempt: answer }))
const place = objectOf({ kind: text, value: text, name: text, count: whole })
const city = objectOf({ name: text, slug: text, count: whole, sectors: listOf(named) })

export const propertiesAnswer = objectOf(
  { ...page, url: text, exchange_rate: rate, properties: listOf(card) },
  { understood: listOf(text), unused: listOf(text), search: { type: 'object' } },
)
/** Of one that is off: what became of it, and what is like it. */
export const propertyAnswer = objectOf(
  { code: text, title: text },
  {
    ...card.properties,
    description: text,
    confirmed_at: maybe(text),
    exchange_rate: rate,
    agent,
    status: text,
    since: maybe(text),
    similar: listOf(card),
  },
)
export const projectsAnswer = objectOf({ ...page, projects: listOf(project) })
export const projectAnswer = objectOf({
  ...project.properties,
  description: text,
  units: listOf(objectOf({ name: text, status: text, price: number })),
  exchange_rate: rate,
  agent,
})
/** Of a home to let: its month's rent alone. */
export const costAnswer = objectOf(price, {
  ...loan,
  code: text,
  url: text,
  business_type: text,
  cash_to_buy: number,
  once: costs,
  once_total: number,
  yearly: costs,
  yearly_total: number,
  monthly_total: number,
  year: whole,
  day: text,
  exchange_rate: rate,
})
export const paymentAnswer = objectOf({ ...price, years: whole, ...loan }, { rate_is_average_of: text })
export const agentsAnswer = objectOf({ ...page, agents: listOf(agent) })
/** Every city with its sectors, or what was looked for. */
export const placesAnswer = objectOf({}, { cities: listOf(city), places: listOf(place) })
