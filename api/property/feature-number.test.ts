import { expect, test } from 'vitest'

import { features } from '#contract/property/feature.ts'
import { featureByNumber, featureNumbers } from './feature-number.ts'

/** What databases hold already: a line is added when a feature is, and never changed. */
const recorded = {
  living_room: 0,
  living_dining_room: 1,
  drawing_room: 2,
  family_room: 3,
  dining_room: 4,
  kitchen: 5,
  breakfast_room: 6,
  pantry: 7,
  foyer: 8,
  studio: 9,
  mezzanine: 10,
  balcony: 11,
  terrace: 12,
  covered_terrace: 13,
  courtyard: 14,
  jacuzzi: 15,
  washing_area: 16,
  service_area: 17,
  common_bathroom: 18,
  stairs: 19,
  cornices: 20,
  annexes: 21,
  ac: 22,
  ac_preinstalled: 23,
  ac_split: 24,
  ac_central: 25,
  fans: 26,
  swimming_pool: 27,
  gym: 28,
  gazebo: 29,
  social_areas: 30,
  activities_room: 31,
  roof_access: 32,
  elevator: 33,
  parking: 34,
  parking_roofed: 35,
  locker: 36,
  garbage_duct: 37,
  phone: 38,
  cable_tv: 39,
  full_power_plant: 40,
  common_power_plant: 41,
  inverter: 42,
  transfer: 43,
  cistern: 44,
  water_tank: 45,
  well: 46,
  heater: 47,
  gates: 48,
  electric_gate: 49,
  grids: 50,
  janitor: 51,
  emergency_exit: 52,
}

test('stored numbers keep the feature that they stood for', () => {
  expect(featureNumbers).toMatchObject(recorded)
  for (const [feature, number] of Object.entries(recorded)) expect(featureByNumber[number]).toBe(feature)
})

test('every feature has a number of its own, and each is recorded here', () => {
  expect(Object.keys(featureNumbers).toSorted()).toEqual([...features].toSorted())
  expect(new Set(Object.values(featureNumbers)).size).toBe(features.length)
  expect(Object.keys(recorded).toSorted()).toEqual([...features].toSorted())
})
