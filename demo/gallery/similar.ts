import type { Facts } from '../market/facts.ts'

/** How many a property's page shows, and how far along the prices it looks for them, at home and in the country. */
const shown = 8
const nearest = 40
const nearestAnywhere = 8

/** A home, with what its distance to others is measured by. */
type Measured = { facts: Facts; city: number; sector: number; bedrooms: number; logPrice: number; logSize: number }

/** Each home with those that its page shows as similar: people see the pictures of such a group side by side. */
export function groupSimilar(published: readonly Facts[]): Facts[][] {
  const groups: Facts[][] = []
  for (const alike of Map.groupBy(published, ({ type, business }) => `${type} ${business}`).values()) {
    const byPrice = alike.map(measure).sort((one, other) => one.logPrice - other.logPrice || compareCodes(one, other))
    const inCity = Map.groupBy(byPrice, ({ city }) => city)
    const places = new Map<number, number>()
    byPrice.forEach((home, at) => {
      const neighbours = inCity.get(home.city)!
      const place = places.get(home.city) ?? 0
      places.set(home.city, place + 1)
      const found = new Closest(home)
      found.lookAround(neighbours, place, nearest)
      found.lookAround(byPrice, at, nearestAnywhere, home.city)
      groups.push([home.facts, ...found.homes.map(({ facts }) => facts)])
    })
  }
  return groups
}

function measure(facts: Facts): Measured {
  const size = Math.max(facts.construction_m2, facts.lot_m2 ?? 0, 1)
  return {
    facts,
    city: facts.city.id,
    sector: facts.sector.id,
    bedrooms: facts.bedrooms,
    logPrice: Math.log(facts.price_usd),
    logSize: Math.log(size),
  }
}

/** The few closest to one home among those looked at. */
class Closest {
  readonly homes: Measured[] = []
  readonly #distances: number[] = []
  readonly #home: Measured

  constructor(home: Measured) {
    this.#home = home
  }

  /** Looks along the prices on both sides of a place, past the homes of a city that was looked at before. */
  lookAround(others: readonly Measured[], place: number, reach: number, pastCity = -1) {
    const end = Math.min(others.length - 1, place + reach)
    for (let at = Math.max(0, place - reach); at <= end; at++) {
      if (at !== place && others[at]!.city !== pastCity) this.#take(others[at]!)
    }
  }

  #take(other: Measured) {
    const distance = measureDistance(this.#home, other)
    let at = this.homes.length
    while (at > 0 && isCloser(distance, other, this.#distances[at - 1]!, this.homes[at - 1]!)) at--
    if (at >= shown) return
    this.homes.splice(at, 0, other)
    this.#distances.splice(at, 0, distance)
    this.homes.length = this.#distances.length = Math.min(shown, this.homes.length)
  }
}

function isCloser(distance: number, home: Measured, otherDistance: number, other: Measured): boolean {
  return distance < otherDistance || (distance === otherDistance && compareCodes(home, other) < 0)
}

/** As the endpoint of similar properties measures it. */
function measureDistance(home: Measured, other: Measured): number {
  const place = other.sector === home.sector ? 0 : other.city === home.city ? 0.5 : 2
  return (
    Math.abs(other.logPrice - home.logPrice) * 2 +
    Math.abs(other.logSize - home.logSize) +
    Math.abs(other.bedrooms - home.bedrooms) * 0.2 +
    place
  )
}

function compareCodes({ facts: one }: Measured, { facts: other }: Measured): number {
  return one.code.length - other.code.length || (one.code < other.code ? -1 : 1)
}
