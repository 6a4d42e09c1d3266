import { encodePolygon } from './polygon.ts'
import { type FilterName, filterNames, filters } from './filters.ts'

/** Something that each filter can be asked for, as an address has it. */
const values: Partial<Record<FilterName, string>> = {
  business_type: 'sale',
  type: 'apartment',
  city: 'santo-domingo',
  sector: 'santo-domingo-piantini',
  q: 'balcón',
  min_price: '1000',
  max_price: '250000',
  max_payment: '900',
  currency: 'DOP',
  bedrooms: '2',
  bathrooms: '2',
  parkings: '1',
  stories: '2',
  min_m2: '1080',
  max_m2: '2000',
  features: 'gym',
  min_power_water: '60',
  agent: '1',
  agency: '1',
  bbox: '-70,18,-69,19',
  polygon: encodePolygon([
    { lat: 18.3, lng: -70.2 },
    { lat: 19.6, lng: -70.3 },
    { lat: 18.9, lng: -69.5 },
  ]),
}

/** Every filter of the table with something that it can be asked for. A filter without an example fails. */
export const askedFilters = filterNames.map((name): [FilterName, string] => {
  const value = filters[name].kind === 'flag' ? '1' : values[name]
  if (value === undefined) throw new Error(`no example for ${name}`)
  return [name, value]
})
