import { templateColumns } from '../exchange/template.ts'
import type { Mapping } from './mapping.ts'
import type { PlaceFinder } from './place-finder.ts'

/** Columns named as ours. */
export const ownMapping: Mapping = {
  columns: Object.fromEntries(templateColumns.map(({ name }) => [name, { target: name, marks: 'point' as const }])),
  constants: {},
}

/** Naco in Santo Domingo, by its names or slugs, and nothing else. */
export const onlyNaco: PlaceFinder = {
  find: ({ province, city, sector }) => {
    const isNaco = /^naco$/i.test(sector)
    const isHere = isNaco || /^santo.domingo$/i.test(city)
    return {
      province: isHere || /^distrito/i.test(province) ? 'distrito-nacional' : null,
      city: isHere ? 'santo-domingo' : null,
      sector: isNaco ? 'naco' : null,
      names: isNaco ? { city: 'Santo Domingo', sector: 'Naco' } : null,
      centre: isNaco ? { latitude: 18.47, longitude: -69.93 } : null,
    }
  },
}
