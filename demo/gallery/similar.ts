import type { Facts } from '../market/facts.ts'

/** How many a property's page shows, and how far along the prices it looks for them, at home and in the country. */
const shown = 8
const nearest = 40
const nearestAnywhere = 8

/** Each home with those that its page shows as similar: people see the pictures of such a group side by side. */
export function groupSimilar(published: readonly Facts[]): Facts[][] {
  const groups: Facts[][] = []
  for (const alike of Map.groupBy(published, ({ type, business }) => `${type} ${business}`).values()) {
    const byPrice = alike.sort((one, other) => one.price_usd - other.price_usd || compareCodes(one, other))
    const inCity = Map.groupBy(byPrice, ({ city }) => city.id)
    const placeInCity = new Map([...inCity.values()].flatMap((homes) => homes.map((home, at) => [home, at] as const)))
    byPrice.forEach((home, at) => {
      const near = new Set([
        ...around(inCity.get(home.city.id)!, placeInCity.get(home)!, nearest),
        ...around(byPrice, at, nearestAnywhere),
      ])
      groups.push([home, ...closest(home, [...near])])
    })
  }
  return groups
}

function around(homes: readonly Facts[], at: number, reach: number): Facts[] {
  return [...homes.slice(Math.max(0, at - reach), at), ...homes.slice(at + 1, at + 1 + reach)]
}

function closest(home: Facts, others: readonly Facts[]): Facts[] {
  return others
    .map((other) => ({ other, distance: measureDistance(home, other) }))
    .sort((one, other) => one.distance - other.distance || compareCodes(one.other, other.other))
    .slice(0, shown)
    .map(({ other }) => other)
}

function compareCodes(one: Facts, other: Facts): number {
  return one.code.length - other.code.length || (one.code < other.code ? -1 : 1)
}

/** As the endpoint of similar properties measures it. */
function measureDistance(home: Facts, other: Facts): number {
  const place = other.sector.id === home.sector.id ? 0 : other.city.id === home.city.id ? 0.5 : 2
  return (
    Math.abs(Math.log(other.price_usd / home.price_usd)) * 2 +
    Math.abs(Math.log(sizeOf(other) / sizeOf(home))) +
    Math.abs(other.bedrooms - home.bedrooms) * 0.2 +
    place
  )
}

function sizeOf({ construction_m2, lot_m2 }: Facts): number {
  return Math.max(construction_m2, lot_m2 ?? 0, 1)
}
