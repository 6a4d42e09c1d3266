import type { Language } from '#contract/fields.ts'
import type { Feature } from '#contract/property/feature.ts'
import { type ChipName, filterNames, filters, flagNames } from '#contract/search/filters.ts'
import { lists } from '#locales/names.ts'

import { formatArea, formatShortMoney } from '../money.ts'
import type { Text } from '../texts.ts'
import type { Search } from './search-address.ts'
import type { PlaceNames } from './search-words.ts'

/** One thing that is asked for, in words, and the search without it. */
export type Chip = {
  of: ChipName
  label: string
  /** All that goes with it: a city takes its sector along. */
  drops: string
  without: Search
}
type Written = Omit<Chip, 'of'>

export type ChipWords = { t: Text; language: Language; names: PlaceNames }

/** Everything a search asks for, each removable; what has pages of its own is not among it: the business, the Collection. */
export function listChips(search: Search, words: ChipWords): Chip[] {
  return Object.entries(chipWriters).flatMap(([of, write]) =>
    write(search, words).map((chip) => ({ of: of as ChipName, ...chip })),
  )
}

/** What the form shows in its own field or not at all. */
const notBehindFilters = new Set<ChipName>(['sector', 'city', 'text', 'agent', 'agency', 'view', 'drawing'])

/** How many of the filters that the form hides behind its button are set. */
export function countHidden(chips: Chip[]): number {
  return chips.filter(({ of }) => !notBehindFilters.has(of)).length
}

type ChipWriter = (search: Search, words: ChipWords) => Written[]

/** What shows each chip of the table of filters, in the order of the chips. */
const chipWriters: Record<ChipName, ChipWriter> = {
  sector: writeSector,
  city: writeCity,
  text: (search, { t }) => writeChip(search, 'text', search.q && t('search.chip_text', { text: search.q })),
  type: (search, { t }) => writeSeveral(search, 'type', (type) => t(`type.${type}`)),
  price: (search, { t }) => writeChip(search, 'price', describePrice(search, t)),
  payment: (search, { t }) => writeChip(search, 'payment', describePayment(search, t)),
  bedrooms: (search, { t }) => writeCount(search, 'bedrooms', (count) => t('search.chip_bedrooms', { count })),
  bathrooms: (search, { t }) => writeCount(search, 'bathrooms', (count) => t('search.chip_bathrooms', { count })),
  parkings: (search, { t }) => writeCount(search, 'parkings', (count) => t('search.chip_parkings', { count })),
  stories: (search, { t }) => writeCount(search, 'stories', (count) => describeStories(count, t)),
  size: (search, words) => writeChip(search, 'size', describeSize(search, words)),
  power_water: (search, { t }) =>
    writeChip(
      search,
      'power_water',
      search.min_power_water && t('search.chip_power_water', { least: search.min_power_water }),
    ),
  flags: (search, { t }) =>
    flagNames.flatMap((name) => {
      const value = search[name]
      if (value === undefined || (name === 'collection' && value)) return []
      return toChip(search, t(`search.${name}_${value ? 'yes' : 'no'}`), { [name]: undefined })
    }),
  features: (search, { t }) => writeSeveral(search, 'features', (feature) => t(`feature.${feature as Feature}`)),
  agent: (search, { t }) => writeChip(search, 'agent', search.agent && t('search.chip_agent')),
  agency: (search, { t }) => writeChip(search, 'agency', search.agency && t('search.chip_agency')),
  view: (search, { t }) => writeChip(search, 'view', search.bbox && t('search.chip_view')),
  drawing: (search, { t }) => writeChip(search, 'drawing', search.polygon && t('search.chip_area')),
}

function toChip(search: Search, label: string, without: Search, drops = label): Written {
  return { label, drops, without: { ...search, page: 1, ...without } }
}

/** The chip of every filter that names it, unless it has nothing to say. */
function writeChip(search: Search, chip: ChipName, label: string | number | null | undefined): Written[] {
  if (typeof label !== 'string' || label === '') return []
  const shown = filterNames.filter((name) => filters[name].chip === chip)
  return [toChip(search, label, Object.fromEntries(shown.map((name) => [name, undefined])))]
}

function writeCount(
  search: Search,
  name: 'bedrooms' | 'bathrooms' | 'parkings' | 'stories',
  describe: (count: number) => string,
): Written[] {
  const count = search[name]
  return writeChip(search, name, count && describe(count))
}

function writeSector(search: Search, { names }: ChipWords): Written[] {
  const { sector } = search
  return sector ? [toChip(search, names.sector ?? sector, { sector: undefined })] : []
}

/** Without its city a search has no sector either. */
function writeCity(search: Search, { names, language }: ChipWords): Written[] {
  const { city, sector } = search
  if (!city) return []
  const label = names.city ?? city
  const drops = sector ? lists(language).format([label, names.sector ?? sector]) : label
  return [toChip(search, label, { city: undefined, sector: undefined }, drops)]
}

/** A chip for each of several values. */
function writeSeveral<Name extends 'type' | 'features'>(
  search: Search,
  name: Name,
  describe: (value: NonNullable<Search[Name]>[number]) => string,
): Written[] {
  const values: NonNullable<Search[Name]>[number][] = search[name] ?? []
  return values.map((value) => {
    const rest = values.filter((one) => one !== value)
    return toChip(search, describe(value), { [name]: rest.length > 0 ? rest : undefined })
  })
}

/** "US$ 100K – US$ 350K", or from or up to one bound; null without any. */
export function describePrice({ min_price, max_price, currency = 'USD' }: Search, t: Text): string | null {
  return describeRange(min_price, max_price, (amount) => formatShortMoney(amount, currency), t)
}

/** "Cuota hasta US$ 1,200"; null unless asked. */
export function describePayment({ max_payment, currency = 'USD' }: Search, t: Text): string | null {
  return max_payment === undefined ? null : t('search.payment_to', { most: formatShortMoney(max_payment, currency) })
}

function describeSize({ min_m2, max_m2 }: Search, { t, language }: ChipWords): string | null {
  return describeRange(min_m2, max_m2, (m2) => formatArea(m2, language), t)
}

function describeRange(
  least: number | undefined,
  most: number | undefined,
  write: (amount: number) => string,
  t: Text,
): string | null {
  if (least !== undefined && most !== undefined) {
    return t('search.range_both', { least: write(least), most: write(most) })
  }
  if (least !== undefined) return t('search.range_from', { least: write(least) })
  return most === undefined ? null : t('search.range_to', { most: write(most) })
}

function describeStories(stories: number, t: Text): string {
  return stories === 5 ? t('search.chip_stories_more') : t('search.chip_stories', { count: stories })
}
