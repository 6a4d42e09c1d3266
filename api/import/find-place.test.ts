import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { createPlaceFinder } from './find-place.ts'

type Row = { id: string; name: string; kind: string; city?: string; province?: string; lat?: number; lon?: number }

const rows = JSON.parse(readFileSync('demo/places.json', 'utf8')) as Row[]
const provinces = rows.filter(({ kind }) => kind === 'province').map(({ id, name }) => ({ slug: id, name }))
const provinceOf = new Map(provinces.map(({ slug, name }) => [name, slug]))
const cities = rows
  .filter(({ kind }) => kind === 'city' || kind === 'town')
  .map(({ id, name, province = '' }) => ({ slug: id, name, province: provinceOf.get(province) ?? province }))
const cityOf = new Map(cities.map(({ slug, name }) => [name, slug]))
const sectors = rows
  .filter(({ kind }) => kind === 'sector')
  .map(({ id, name, city = '' }) => ({ slug: id, name, city: cityOf.get(city)!, latitude: 18, longitude: -70 }))
const { find } = createPlaceFinder({ provinces, cities, sectors })
const ask = (province: string, city: string, sector: string) => {
  const found = find({ province, city, sector })
  return [found.city, found.sector]
}
const slugOf = (city: string, name: string) => sectors.find((one) => one.city === city && one.name === name)!.slug

test.each([
  ['', 'Santo Domingo', 'Naco', 'Naco'],
  ['', 'Sto. Dgo.', 'Ensanche Naco', 'Naco'],
  ['Distrito Nacional', '', 'Piantini', 'Piantini'],
  ['', 'Santo Domingo', 'Piantinni', 'Piantini'],
  ['', 'la capital', 'Zona Colonial', 'Ciudad Colonial'],
  ['', '', 'Naco, Santo Domingo', 'Naco'],
  ['', 'Santo Domingo', 'evaristo morales', 'Evaristo Morales'],
])('%s / %s / %s is %s', (province, city, sector, name) => {
  expect(ask(province, city, sector)).toEqual(['santo-domingo', slugOf('santo-domingo', name)])
})

test('every place is found by its names and by its slugs', () => {
  for (const { slug, name, city } of sectors) {
    const named = cities.find((one) => one.slug === city)!
    const province = named.province
    expect(ask(province, named.slug, slug)).toEqual([city, slug])
    expect(ask(province, named.name, name)).toEqual([city, slug])
  }
})

test('what is nowhere or may be two places is not found', () => {
  expect(ask('', 'Atlantis', 'Naco Abajo del Todo')).toEqual([null, null])
  expect(ask('', '', 'Centro')[1]).toBeNull()
  expect(ask('', 'Santo Domingo', '')).toEqual(['santo-domingo', null])
  expect(ask('x'.repeat(500), '\0', '')).toEqual([null, null])
})
