import type { PropertyType } from '../property/property-type.ts'
import type { ResoSource } from './reso-fields.ts'
import { writeElement, writeText } from './xml-text.ts'

/** Pictures that a home has at least there, and at most. */
export const metaPictures = { least: 2, most: 20 } as const
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
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<listings>\n<title>${writeText(title)}</title>\n<link rel="self" href="${writeText(link)}"/>\n`
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
  return `<listing>
${writeElement('home_listing_id', facts.code)}${writeElement('name', cut(document.title_es, longest.name))}${writeElement('availability', document.business_type === 'lease' ? 'for_rent' : 'for_sale')}${writeElement('description', cut(document.description_es, longest.description))}<address format="simple">
<component name="addr1">${writeText(facts.places.sector)}</component>
<component name="city">${writeText(facts.places.city)}</component>
<component name="region">${writeText(facts.places.province)}</component>
<component name="country">Dominican Republic</component>
</address>
${writeElement('latitude', point.latitude)}${writeElement('longitude', point.longitude)}${writeElement('neighborhood', facts.places.sector)}${writeElement('price', `${price} ${currency}`)}${photos
    .map(({ url, tag }) => `<image>\n${writeElement('url', toJpeg(url))}${writeElement('tag', tag)}</image>\n`)
    .join(
      '',
    )}${writeElement('url', facts.urls.es)}${writeElement('num_beds', document.bedrooms)}${writeElement('num_baths', document.bathrooms)}${writeElement('property_type', (type && propertyTypes[type]) ?? 'other')}${writeElement('listing_type', document.business_type === 'lease' ? 'for_rent_by_agent' : 'for_sale_by_agent')}${area ? writeElement('area_size', Math.max(1, Math.round(area))) + writeElement('area_unit', 'sq_m') : ''}${writeElement('year_built', document.year_built)}${writeElement('agent_name', facts.agent.name)}${writeElement('agent_email', facts.agent.email)}${writeElement('agent_company', facts.agency.name)}</listing>
`
}

/** It takes JPEG, PNG and GIF alone: pictures as other sites show them beside a link. */
function toJpeg(url: string): string {
  return url.replace(/-\d+\.webp$/, '-og.jpg')
}

function cut(text: string | null | undefined, letters: number): string {
  const all = Array.from(text ?? '')
  return all.length > letters ? `${all.slice(0, letters - 1).join('')}…` : all.join('')
}
