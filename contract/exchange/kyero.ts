import type { Mapping } from '../import/mapping.ts'
import type { RawRow } from './row.ts'

/** What a Kyero v3 feed's elements are, by the paths that lead to them. */
export const kyeroMapping: Mapping = {
  columns: {
    id: { target: 'referencia' },
    // The versions before the third knew a third kind.
    price_freq: { target: 'operacion', values: { new_build: 'sale' } },
    type: { target: 'tipo' },
    'type/es': { target: 'tipo' },
    'type/en': { target: 'tipo' },
    province: { target: 'provincia' },
    town: { target: 'ciudad' },
    location_detail: { target: 'sector' },
    'location/latitude': { target: 'latitud' },
    'location/longitude': { target: 'longitud' },
    price: { target: 'precio', marks: 'point' },
    currency: { target: 'moneda' },
    beds: { target: 'habitaciones' },
    baths: { target: 'banos' },
    'surface_area/built': { target: 'm2_construccion', marks: 'point' },
    'surface_area/plot': { target: 'm2_solar', marks: 'point', values: { '0': '' } },
    new_build: { target: 'en_construccion' },
    'features/feature': { target: 'caracteristicas' },
    pool: { target: 'caracteristicas', values: { '1': 'swimming_pool', '0': '' } },
    'title/es': { target: 'titulo_es' },
    'title/en': { target: 'titulo_en' },
    'desc/es': { target: 'descripcion_es' },
    'desc/en': { target: 'descripcion_en' },
    'images/image/url': { target: 'fotos' },
    video_url: { target: 'videos' },
    date: { target: 'modificada' },
  },
  constants: {},
}

/** Pesos for a dollar, and the day from which that holds. */
export type KyeroRate = { value: number; date: string }

const pesos = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** Whole dollars for a price of so many pesos for one. */
export const toKyeroDollars = (price: number, rate: number): number => Math.round(price / rate)

/** What the descriptions of a home say whose price is in pesos, by language. */
export function writePesoNotes(price: number, { value, date }: KyeroRate): { es: string; en: string } {
  const asked = `RD$ ${pesos.format(price)}`
  return {
    es: `Precio original: ${asked}. En dólares a la tasa de ${value} del ${date}.`,
    en: `Original price: ${asked}. In dollars at the rate of ${value} of ${date}.`,
  }
}

const pesoNote =
  /\n\n(?:Precio original|Original price): RD\$ ([\d,]{1,20}(?:\.\d{1,2})?)\. (?:En dólares a la tasa de|In dollars at the rate of) (\d{1,6}(?:\.\d{1,6})?) (?:del|of) \d{4}-\d\d-\d\d\.$/

type Cells = RawRow['cells']

/**
 * The cells of a property with the price in pesos that its descriptions give, where those are our own words for the very
 * dollars that it asks; anything else is as it was.
 */
export function restorePesos(cells: Cells): Cells {
  const notes = ['desc/es', 'desc/en'].flatMap((name) => {
    const text = cells[name]
    const found = typeof text === 'string' ? pesoNote.exec(text) : null
    if (!found) return []
    const [, price = '', rate = ''] = found
    return [{ name, text: found.input.slice(0, found.index), price: price.replaceAll(',', ''), rate: Number(rate) }]
  })
  const [first] = notes
  if (!first || cells.currency !== 'USD') return cells
  if (notes.some(({ price, rate }) => String(toKyeroDollars(Number(price), rate)) !== cells.price)) return cells
  const texts = Object.fromEntries(notes.map(({ name, text }) => [name, text]))
  return { ...cells, ...texts, price: first.price, currency: 'DOP' }
}

/** Places of a row by their names, as feeds say them. */
export type PlaceNames = { province: string; city: string; sector: string }

/** Prices have eight digits at most in this format, and no cents. */
export const largestKyeroPrice = 99_999_999
