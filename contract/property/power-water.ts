import type { Feature } from './feature.ts'

/**
 * How well a home stands a power cut and a dry main, 0 to 100: half for power, half for water.
 *
 * Power: the best source counts whole (full plant 40, inverter 25, common plant 15); a second one bridges what the
 * first leaves dark, 5 more (a full plant leaves nothing to a common one); a transfer switch saves someone the walk, 5 more, where there is a source.
 * Water: a cistern keeps days of it (25), an own well makes it (15), a tank gives pressure without power (10).
 */
export type PowerWater = { score: number; power: number; water: number }

/** What a listing can be asked for: at least so many points. */
export const powerWaterLevels = [40, 60, 80] as const
/** The most that either half can have. */
export const maxPointsPerHalf = 50

const sources = { full_power_plant: 40, inverter: 25, common_power_plant: 15 } as const
const bridge = 5
const automatic = 5
const stores = { cistern: 25, well: 15, water_tank: 10 } as const

export const powerFeatures = ['full_power_plant', 'inverter', 'common_power_plant', 'transfer'] as const
export const waterFeatures = ['cistern', 'well', 'water_tank'] as const
export type CountedFeature = (typeof powerFeatures | typeof waterFeatures)[number]

/** What keeps a home lit and what keeps its water, the best first: words for who has no time for points. */
export const powerSources = ['full_power_plant', 'inverter', 'common_power_plant'] as const
export const waterSources = ['cistern', 'well', 'water_tank'] as const

/** The best of either that a home has; null where the listing names none. */
export function findBestSources(features: readonly string[]) {
  return {
    power_source: powerSources.find((name) => features.includes(name)) ?? null,
    water_source: waterSources.find((name) => features.includes(name)) ?? null,
  }
}

export function scorePowerWater(features: readonly string[]): PowerWater {
  const sum = (names: readonly CountedFeature[]) =>
    names.reduce((total, name) => total + (features.includes(name) ? counted(name, features) : 0), 0)
  const [power, water] = [sum(powerFeatures), sum(waterFeatures)]
  return { score: power + water, power, water }
}

/** One thing that counts: how many points it brings, or would bring where it is missing. */
export type PowerWaterLine = { feature: CountedFeature; isPresent: boolean; points: number }

/** What counted and what is missing, for one half of the score. */
export function listPowerWater(half: 'power' | 'water', features: readonly string[]): PowerWaterLine[] {
  const names: readonly CountedFeature[] = half === 'power' ? powerFeatures : waterFeatures
  const now = scorePowerWater(features).score
  return names.map((feature) => {
    const isPresent = features.includes(feature)
    const points = isPresent ? counted(feature, features) : scorePowerWater([...features, feature]).score - now
    return { feature, isPresent, points }
  })
}

/** The points of a feature that is there, beside the others that are. */
function counted(feature: CountedFeature, features: readonly string[]): number {
  const has = (name: Feature) => features.includes(name)
  switch (feature) {
    case 'inverter':
      return has('full_power_plant') ? bridge : sources.inverter
    case 'common_power_plant':
      // A full plant feeds the common areas too; beside an inverter it takes over when the batteries are empty.
      return has('full_power_plant') ? 0 : has('inverter') ? bridge : sources.common_power_plant
    case 'transfer':
      return powerFeatures.some((name) => name !== 'transfer' && has(name)) ? automatic : 0
    case 'full_power_plant':
      return sources.full_power_plant
    default:
      return stores[feature]
  }
}

/** The score to show; null for bare land with nothing on it to speak of. */
export function roundPowerWater(features: readonly string[], construction_m2: number): number | null {
  const { score } = scorePowerWater(features)
  return construction_m2 > 0 || score > 0 ? score : null
}
