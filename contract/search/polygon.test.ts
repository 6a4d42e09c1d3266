import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { decodePolygon, encodePolygon } from './polygon.ts'

test("the example of the format's description is written and read", () => {
  const ring = [
    { lat: 38.5, lng: -120.2 },
    { lat: 40.7, lng: -120.95 },
    { lat: 43.252, lng: -126.453 },
  ]
  expect(encodePolygon(ring)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@')
  expect(decodePolygon('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual(ring)
})

const degrees = (most: number) => fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((value) => value / 1e5)
const point = fc.record({ lat: degrees(90), lng: degrees(180) })

test('every ring of the globe comes back as it was, to the fifth decimal', () => {
  fc.assert(
    fc.property(fc.array(point, { maxLength: 50 }), (ring) => {
      const again = decodePolygon(encodePolygon(ring))!
      expect(again).toHaveLength(ring.length)
      for (const [at, { lat, lng }] of ring.entries()) {
        expect(again[at]!.lat).toBeCloseTo(lat, 5)
        expect(again[at]!.lng).toBeCloseTo(lng, 5)
      }
    }),
  )
})

test('any text is read or refused, and whatever is read lies on the globe', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const { lat, lng } of decodePolygon(text) ?? []) {
        expect(Math.abs(lat)).toBeLessThanOrEqual(90)
        expect(Math.abs(lng)).toBeLessThanOrEqual(180)
      }
    }),
  )
})

test.each(['_p~iF', '~~~~~~~~~~~~', '\u0000', 'ñ', '_p~iF~ps|U_ul'])('%o is no ring', (text) => {
  expect(decodePolygon(text)).toBeNull()
})
