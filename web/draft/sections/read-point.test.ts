import { describe, expect, test } from 'vitest'

import { movePoint, readPoint } from './read-point.ts'

const naco = { latitude: 18.4761, longitude: -69.9312 }

describe('a point', () => {
  test.each([
    '18.4761, -69.9312',
    '(18.4761,-69.9312)',
    '18.4761 -69.9312',
    `18°28'33.96"N 69°55'52.32"W`,
    'https://www.google.com/maps?q=18.4761,-69.9312',
    'https://maps.google.com/?q=loc:18.4761,-69.9312&z=17',
    'https://www.google.com/maps/search/?api=1&query=18.4761%2C-69.9312',
    'https://www.google.com/maps/@18.4761,-69.9312,17z',
    'https://www.google.com/maps/search/18.4761,+-69.9312',
    // The pin, and not the middle of what the screen showed.
    'https://www.google.com/maps/place/Naco/@18.4700,-69.9400,15z/data=!3m1!4b1!4m6!8m2!3d18.4761!4d-69.9312',
  ])('is read out of %s', (text) => {
    expect(readPoint(text)).toEqual(naco)
  })

  test.each(['', 'Naco', '18.4761', 'https://maps.app.goo.gl/abc', '18.4,-69.9,12', 'javascript:@18.4,-69.9'])(
    'is not read out of %j',
    (text) => expect(readPoint(text)).toBeNull(),
  )

  test('moves by metres', () => {
    const [north, west] = [movePoint(naco, 50, 0), movePoint(naco, 0, -5)]
    expect((north.latitude - naco.latitude) * 111_320).toBeCloseTo(50, 0)
    expect((west.longitude - naco.longitude) * 111_320 * 0.9484).toBeCloseTo(-5, 0)
  })
})
