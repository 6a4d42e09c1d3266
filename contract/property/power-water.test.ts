import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { features, type Feature } from './feature.ts'
import { powerFeatures, listPowerWater, scorePowerWater, roundPowerWater, waterFeatures } from './power-water.ts'

test('a tower with everything has a hundred, half for power and half for water', () => {
  expect(scorePowerWater(['full_power_plant', 'inverter', 'transfer', 'cistern', 'well', 'water_tank'])).toEqual({
    score: 100,
    power: 50,
    water: 50,
  })
})

test('each thing counts by what it does in a power cut or on a day without water', () => {
  const scores: [Feature[], number, number][] = [
    [[], 0, 0],
    [['full_power_plant', 'cistern'], 40, 25],
    [['inverter', 'cistern', 'water_tank'], 25, 35],
    [['common_power_plant', 'cistern', 'well'], 15, 40],
    [['common_power_plant', 'inverter'], 30, 0],
    [['full_power_plant', 'common_power_plant'], 40, 0],
    [['full_power_plant', 'inverter'], 45, 0],
    [['transfer'], 0, 0],
    [['inverter', 'transfer'], 30, 0],
    [['swimming_pool', 'heater', 'elevator'], 0, 0],
  ]
  for (const [has, power, water] of scores) expect(scorePowerWater(has)).toEqual({ score: power + water, power, water })
})

test('the lines add up to their half, and what is missing would bring what they say', () => {
  fc.assert(
    fc.property(fc.subarray([...powerFeatures, ...waterFeatures]), (has) => {
      const whole = scorePowerWater(has)
      for (const half of ['power', 'water'] as const) {
        const lines = listPowerWater(half, has)
        const sum = lines.reduce((total, { isPresent, points }) => total + (isPresent ? points : 0), 0)
        expect(sum).toBe(whole[half])
        for (const { feature, isPresent, points } of lines) {
          if (!isPresent) expect(scorePowerWater([...has, feature]).score).toBe(whole.score + points)
        }
      }
    }),
  )
})

test('more never scores less, in steps of five from 0 to 100', () => {
  fc.assert(
    fc.property(fc.subarray([...features]), fc.constantFrom(...features), (has, more) => {
      const { score } = scorePowerWater(has)
      expect(score % 5).toBe(0)
      expect(score).toBeLessThanOrEqual(100)
      expect(scorePowerWater([...has, more]).score).toBeGreaterThanOrEqual(score)
    }),
  )
})

test('bare land has no score, a house without anything has nought', () => {
  expect(roundPowerWater([], 0)).toBeNull()
  expect(roundPowerWater([], 90)).toBe(0)
  expect(roundPowerWater(['well'], 0)).toBe(15)
})
