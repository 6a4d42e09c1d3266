import type { PropertyType } from '../property/property-type.ts'
import type { ResoSource } from './reso-fields.ts'

/** Pictures that a home has at least there, and at most. */
const metaPictures = { least: 2, most: 20 } as const
const longest = { name: 150, description: 5000 } as const

/** Kinds of home there; `other` for what it has no word for. */
const propertyTypes: Partial<Record<PropertyType, string>> = {
  apartment: 'apartment',
  penthouse: 'penthouse',
  house: 'house',
  house_or_plot: 'house',
  land: 'land',
}

/** Homes as Meta's catalogues of homes take them. */
export async function* writeMetaFeed(
  sources: AsyncIterable<ResoSource>,
  { title, link }: { title: string; link: string },
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<listings>\n<title>${escapeXml(title)}</title>\n<link rel="self" href="${escapeXml(link)}"/>\n`
  for await (const source of sources) yield writeMeta(source) ?? ''
  yield '</listings>\n'
}

/** A home as an element of Meta's catalogue of homes; null with fewer pictures than it takes. A price in pesos goes as it is, in DOP. */
function writeMeta({ row, facts }: ResoSource): string | null {
  const photos = (row.pictures ?? []).filter(({ kind }) => kind === 'photo').slice(0, metaPictures.most)
  const { document } = row
  const { price, currency, exact_point: point, type } = document
  if (photos.length < metaPictures.least || !price || !currency || !point) return null
  const area = document.construction_m2 ?? document.lot_m2
  const one = (name: string, value: string | number | null | undefined) =>
    value === null || value === undefined || value === '' ? '' : `<${name}>${escapeXml(String(value))}</${name}>\n`
  return `<listing>
${one('home_listing_id', facts.code)}${one('name', cut(document.title_es, longest.name))}${one('availability', document.business_type === 'lease' ? 'for_rent' : 'for_sale')}${one('description', cut(document.description_es, longest.description))}<address format="simple">
<component name="addr1">${escapeXml(facts.places.sector)}</component>
<component name="city">${escapeXml(facts.places.city)}</component>
<component name="region">${escapeXml(facts.places.province)}</component>
<component name="country">Dominican Republic</component>
</address>
${one('latitude', point.latitude)}${one('longitude', point.longitude)}${one('neighborhood', facts.places.sector)}${one('price', `${price} ${currency}`)}${photos
    .map(({ url, tag }) => `<image>\n${one('url', url)}${one('tag', tag)}</image>\n`)
    .join(
      '',
    )}${one('url', facts.urls.es)}${one('num_beds', document.bedrooms)}${one('num_baths', document.bathrooms)}${one('property_type', (type && propertyTypes[type]) ?? 'other')}${one('listing_type', document.business_type === 'lease' ? 'for_rent_by_agent' : 'for_sale_by_agent')}${area ? one('area_size', area) + one('area_unit', 'sq_m') : ''}${one('year_built', document.year_built)}${one('agent_name', facts.agent.name)}${one('agent_email', facts.agent.email)}${one('agent_company', facts.agency.name)}</listing>
`
}

function cut(text: string | null | undefined, letters: number): string {
  const all = Array.from(text ?? '')
  return all.length > letters ? `${all.slice(0, letters - 1).join('')}…` : all.join('')
}

/** A text between or in tags: without signs of markup, and without what XML cannot hold. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
