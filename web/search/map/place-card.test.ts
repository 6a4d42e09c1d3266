import { expect, test } from 'vitest'

import { placeCard } from './place-card.ts'

const card = { width: 280, height: 340 }
const area = { left: 12, top: 108, right: 570, bottom: 640 }

test('a card stands over its pin where there is room', () => {
  expect(placeCard({ x: 300, y: 600 }, card, [area])).toEqual({ x: 160, y: 234 })
})

test('under it where there is none above', () => {
  expect(placeCard({ x: 300, y: 150 }, card, [area])).toEqual({ x: 160, y: 176 })
})

test('and beside it where there is neither', () => {
  expect(placeCard({ x: 100, y: 380 }, card, [area])).toEqual({ x: 152, y: 210 })
  expect(placeCard({ x: 500, y: 380 }, card, [area])).toEqual({ x: 168, y: 210 })
})

test('wherever a pin is, its card is whole, within the area', () => {
  for (let x = -50; x <= 640; x += 30) {
    for (let y = -50; y <= 720; y += 30) {
      const spot = placeCard({ x, y }, card, [area])
      expect(spot.x).toBeGreaterThanOrEqual(area.left)
      expect(spot.y).toBeGreaterThanOrEqual(area.top)
      expect(spot.x + card.width).toBeLessThanOrEqual(area.right)
      expect(spot.y + card.height).toBeLessThanOrEqual(area.bottom)
    }
  }
})

test('what is too low for the first area takes the second', () => {
  const low = { ...area, bottom: 400 }
  const wide = { left: 12, top: 20, right: 500, bottom: 400 }
  expect(placeCard({ x: 60, y: 200 }, card, [low, wide])).toEqual({ x: 112, y: 30 })
})
