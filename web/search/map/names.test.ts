import type { StyleSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import { expect, test } from 'vitest'

import { letNamesGiveWay } from './names.ts'

const layers: StyleSpecification['layers'] = [
  { id: 'sea', type: 'background' },
  { id: 'place', type: 'symbol', source: 'base', layout: { 'text-field': ['get', 'name'] } },
  { id: 'road', type: 'symbol', source: 'base', layout: { 'text-field': ['get', 'name'], 'symbol-placement': 'line' } },
  { id: 'mark', type: 'symbol', source: 'base', layout: { 'icon-image': 'peak' } },
]
const style: StyleSpecification = { version: 8, sources: {}, layers }

test('names of places may stand beside their place, their own first, nearer ones before farther ones', () => {
  letNamesGiveWay(style)
  const ways = waysOf('place')!
  expect(ways.slice(0, 2)).toEqual(['center', [0, 0]])
  const distances = ways.filter((way) => Array.isArray(way)).map((way) => Math.hypot(...way))
  expect(distances.length).toBeGreaterThan(8)
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
})

test('names along roads, and what has none, stay where they are', () => {
  letNamesGiveWay(style)
  expect(waysOf('road')).toBeUndefined()
  expect(waysOf('mark')).toBeUndefined()
})

function waysOf(id: string): (string | [number, number])[] | undefined {
  const layer = style.layers.find((one) => one.id === id) as SymbolLayerSpecification
  return layer.layout?.['text-variable-anchor-offset'] as (string | [number, number])[] | undefined
}
