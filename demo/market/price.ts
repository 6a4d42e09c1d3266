import type { Currency } from '#contract/fields.ts'
import type { BusinessType, PropertyType } from '#contract/property/property-type.ts'

import type { Finish, Shore, View } from './facts.ts'
import type { Market } from './market.ts'
import type { Random } from '../random.ts'
import type { Size } from './size.ts'

/** Pesos for a dollar on the demo world's last day. */
export const demoRate = { rate: 62.81, source: 'Banco Central de la República Dominicana (demo)' }

/** Price per built square metre beside an apartment's in the same place. */
const typeFactor: Partial<Record<PropertyType, number>> = {
  penthouse: 1.2,
  house: 0.78,
  tourist: 0.92,
  commercial_premises: 1.3,
  office_space: 1.05,
  business: 1.35,
  building: 0.78,
  hotel: 1.15,
  industrial_site: 0.5,
}

const finishFactor: Record<Finish, number> = { plain: 0.86, good: 1, fine: 1.22 }
const viewFactor: Record<View, number> = {
  sea: 1.16,
  golf: 1.08,
  park: 1.04,
  mountains: 1.02,
  city: 1,
  garden: 1,
  street: 0.97,
}
const shoreFactor: Record<Shore, number> = { front: 1.3, walk: 1.08, drive: 0.98, none: 1 }

type Ask = {
  type: PropertyType
  business: BusinessType
  market: Market
  finish: Finish
  view: View
  shore: Shore
  size: Size
  age: number | null
  isFurnished: boolean
  random: Random
}

/** What it is worth in US dollars: asked once for a sale, each month for a lease. */
export function estimateWorth(ask: Ask): number {
  const value = saleValue(ask)
  return ask.business === 'sale' ? value : monthlyRent(value, ask)
}

function saleValue({ type, market, finish, view, shore, size, age, isFurnished, random }: Ask): number {
  const plot = market.land * (size.lot_m2 ?? 0)
  const wholesale = discountOnArea(size.lot_m2 ?? 0)
  const place = shoreFactor[shore] * (view === 'sea' ? 1.06 : 1)
  switch (type) {
    case 'land':
      return plot * wholesale * place * random.about(0.14)
    case 'house_or_plot':
    case 'building_or_plot':
      return plot * place * 1.15 * random.about(0.1)
    case 'estate':
      // Farm land is a small part of a building plot's price.
      return (plot * 0.1 * discountOnArea((size.lot_m2 ?? 0) / 12) + size.construction_m2 * 420) * random.about(0.16)
    case 'gas_station':
      return plot * 0.9 + 1_450_000 * random.about(0.2)
    default: {
      const wear = age === null ? 1.06 : Math.max(0.68, 1.04 - age * 0.0105)
      const perMetre =
        market.m2 * (typeFactor[type] ?? 1) * finishFactor[finish] * viewFactor[view] * shoreFactor[shore] * wear
      const garden = size.lot_m2 ? plot * 0.22 : 0
      const furniture = isFurnished ? 1.05 : 1
      return (perMetre * size.construction_m2 * furniture + garden) * random.about(0.09)
    }
  }
}

/** The larger the land, the cheaper each metre. */
function discountOnArea(squareMetres: number): number {
  return squareMetres <= 1000 ? 1 : Math.max(0.22, (1000 / squareMetres) ** 0.34)
}

function monthlyRent(value: number, { type, isFurnished, market, random }: Ask): number {
  const isCommerce = type === 'commercial_premises' || type === 'office_space' || type === 'industrial_site'
  const yearly = isCommerce ? 0.095 : market.zone === 'resort' ? 0.055 : 0.064
  return ((value * yearly) / 12) * (isFurnished ? 1.22 : 1) * random.about(0.08)
}

/** Prices as people write them. */
export function roundAskingPrice(usd: number, currency: Currency, business: BusinessType): number {
  if (business === 'lease') {
    return currency === 'USD' ? step(usd, usd < 1200 ? 25 : usd < 4000 ? 50 : 100) : step(usd * demoRate.rate, 1000)
  }
  if (currency === 'USD') return step(usd, usd < 150_000 ? 500 : usd < 500_000 ? 1000 : usd < 1_500_000 ? 5000 : 25_000)
  const pesos = usd * demoRate.rate
  return step(pesos, pesos < 10_000_000 ? 50_000 : pesos < 40_000_000 ? 100_000 : 500_000)
}

/** To the cent. */
export function convertToDollars(price: number, currency: Currency): number {
  return currency === 'USD' ? price : Math.round((price / demoRate.rate) * 100) / 100
}

function step(value: number, size: number): number {
  return Math.max(size, Math.round(value / size) * size)
}
