import type { Language } from '#contract/fields.ts'
import type { PropertyCard } from '#contract/property/property.ts'
import { toSlug, toTypeSlug } from '#contract/slugs.ts'

import type { Tools } from '../../tools.ts'
import { type Arguments, writeQuery } from './ask-site.ts'

type Linking = { tools: Pick<Tools, 'pageAddress'>; language: Language }
type Named = { id: number; name: string }

/** The page of a property. */
export function linkProperty(
  { realstate_type, slug, is_collection }: Pick<PropertyCard, 'realstate_type' | 'slug' | 'is_collection'>,
  { tools, language }: Linking,
): string {
  const holes = { type: toTypeSlug(realstate_type), slug }
  return tools.pageAddress(is_collection ? 'collection_property' : 'property', language, { holes })
}

export function linkProject({ slug }: { slug: string }, { tools, language }: Linking): string {
  return tools.pageAddress('project', language, { holes: { slug } })
}

export function linkAgent({ id, name }: Named, { tools, language }: Linking): string {
  return tools.pageAddress('agent', language, { holes: { name: toSlug(name), id: String(id) } })
}

export function linkAgency({ id, name }: Named, { tools, language }: Linking): string {
  return tools.pageAddress('agency', language, { holes: { name: toSlug(name), id: String(id) } })
}

/** The page that shows a search to people. */
export function linkSearch(asked: Arguments, { tools, language }: Linking): string {
  const { business_type, per_page: _, ...filters } = asked
  const page = business_type === 'sale' ? 'buy' : business_type === 'lease' ? 'rent' : 'properties'
  const query = writeQuery(Object.entries(filters))
  return tools.pageAddress(page, language, query.length > 0 ? { query } : {})
}
