import { listingCode, slug } from '#contract/fields.ts'
import type { Language } from '#contract/language.ts'
import { projectEndpoints } from '#contract/project/project.ts'
import { propertyEndpoints, type Property } from '#contract/property/property.ts'

import { ApiRefusal, type Call } from '../../api-client.ts'
import { formatMoney } from '../../money.ts'
import { toPath, toPropertyPath } from '../../paths.ts'
import type { Text } from '../../texts.ts'

/** What is to be visited, as the page shows it. */
export type Visited = {
  title: string
  line: string
  path: string
  photo: Property['photos'][number] | null
  /** Of a property. */
  code: string | null
  /** Of whatever else, in words. */
  about: string | null
}

type Reading = { call: Call; query: URLSearchParams; language: Language; t: Text }

/** The property, the unit or the project that an address names; null for what is not there, or not any more. */
export async function findVisited(reading: Reading): Promise<Visited | null> {
  return (await findProperty(reading)) ?? findUnit(reading)
}

async function findProperty({ call, query, language, t }: Reading): Promise<Visited | null> {
  const code = listingCode.safeParse(query.get('property')).data
  const known = code && (await unlessUnknown(call(propertyEndpoints.property, { code })))
  if (!known) return null
  const { title, price, currency, sector, city, photos, business_type } = known.data
  const amount = formatMoney(price, currency, language)
  const asked = business_type === 'lease' ? `${amount} ${t('ui.per_month')}` : amount
  const line = `${asked} · ${sector.name}, ${city.name}`
  return { title, line, path: toPropertyPath(known.data, language), photo: photos[0] ?? null, code, about: null }
}

async function findUnit({ call, query, language, t }: Reading): Promise<Visited | null> {
  const named = slug.safeParse(query.get('project')).data
  const known = named && (await unlessUnknown(call(projectEndpoints.project, { slug: named })))
  if (!known) return null
  const { name, units, currency, sector, city, photos } = known.data
  const unit = units.find((one) => one.name === query.get('unit'))
  const title = unit ? t('visit.unit', { project: name, unit: unit.name }) : name
  const place = `${sector.name}, ${city.name}`
  const line = unit ? `${formatMoney(unit.price, currency, language)} · ${place}` : place
  const chosen = unit ? `?${new URLSearchParams({ unit: unit.name })}` : ''
  const path = toPath('project', language, { slug: named }) + chosen
  return { title, line, path, photo: photos[0] ?? null, code: null, about: title }
}

/** What a call gives; null for what is not there, or not any more. */
export async function unlessUnknown<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ApiRefusal && [404, 410, 422].includes(error.status)) return null
    throw error
  }
}
