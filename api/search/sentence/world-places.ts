import { readFileSync } from 'node:fs'

import type { Place } from './place-names.ts'

type Row = { id: string; name: string; kind: string; city?: string }

/** The country's places as the product ships them, for tests; those named first have most listings. */
export function listWorldPlaces(): Place[] {
  const rows = JSON.parse(readFileSync('demo/places.json', 'utf8')) as Row[]
  const cities = rows.filter(({ kind }) => kind === 'city' || kind === 'town')
  const cityOf = new Map(cities.map(({ id, name }) => [name, id]))
  const sectors = rows.filter(({ kind }) => kind === 'sector')
  return [
    ...cities.map(({ id, name }, at): Place => ({ kind: 'city', slug: id, name, city: id, count: 1000 - at })),
    ...sectors.map(({ id, name, city }, at): Place => {
      return { kind: 'sector', slug: id, name, city: cityOf.get(city!)!, count: 1000 - at }
    }),
  ]
}
