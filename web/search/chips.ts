import type { Language } from '#contract/fields.ts'
import type { Feature } from '#contract/property/feature.ts'

import { formatArea, formatShortMoney } from '../money.ts'
import type { Text } from '../texts.ts'
import type { Search } from './search-address.ts'
import type { PlaceNames } from './search-words.ts'

/** One thing that is asked for, in words, and the search without it. */
export type Chip = { label: string; isPlace: boolean; without: Search }

export type ChipWords = { t: Text; language: Language; names: PlaceNames }

/** Everything a search asks for, each removable; what has pages of its own is not among it: the business, the Collection. */
export function listChips(search: Search, words: ChipWords): Chip[] {
  const chip = (label: string | null, without: Search, isPlace = false): Chip[] =>
    label === null ? [] : [{ label, isPlace, without: { ...search, page: 1, ...without } }]
  const { t } = words
  return [
    ...chip(search.sector ? (words.names.sector ?? search.sector) : null, { sector: undefined }, true),
    ...chip(search.city ? (words.names.city ?? search.city) : null, { city: undefined, sector: undefined }, true),
    ...chip(search.q ? t('search.chip_text', { text: search.q }) : null, { q: undefined }, true),
    ...(search.type ?? []).flatMap((type) => chip(t(`type.${type}`), { type: except(search.type, type) })),
    ...chip(describePrice(search, t), { min_price: undefined, max_price: undefined }),
    ...chip(describePayment(search, t), { max_payment: undefined }),
    ...roomChips(search, words).flatMap(([label, without]) => chip(label, without)),
    ...chip(areaSearched(search, words), { min_m2: undefined, max_m2: undefined }),
    ...chip(search.min_power_water ? t('search.chip_power_water', { least: search.min_power_water }) : null, {
      min_power_water: undefined,
    }),
    ...flagChips(search, t).flatMap(([label, without]) => chip(label, without)),
    ...(search.features ?? []).flatMap((feature) =>
      chip(t(`feature.${feature as Feature}`), { features: except(search.features, feature) }),
    ),
    ...chip(search.agent ? t('search.chip_agent') : null, { agent: undefined }),
    ...chip(search.agency ? t('search.chip_agency') : null, { agency: undefined }),
    ...chip(search.bbox ? t('search.chip_view') : null, { bbox: undefined }),
    ...chip(search.polygon ? t('search.chip_area') : null, { polygon: undefined }),
  ]
}

/** "US$ 100K – US$ 350K", or from or up to one bound; null without any. */
export function describePrice({ min_price, max_price, currency = 'USD' }: Search, t: Text): string | null {
  return rangeSearched(min_price, max_price, (amount) => formatShortMoney(amount, currency), t)
}

/** "Cuota hasta US$ 1,200"; null unless asked. */
export function describePayment({ max_payment, currency = 'USD' }: Search, t: Text): string | null {
  return max_payment === undefined ? null : t('search.payment_to', { most: formatShortMoney(max_payment, currency) })
}

function areaSearched({ min_m2, max_m2 }: Search, { t, language }: ChipWords): string | null {
  return rangeSearched(min_m2, max_m2, (m2) => formatArea(m2, language), t)
}

function rangeSearched(
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

function roomChips({ bedrooms, bathrooms, parkings, stories }: Search, { t }: ChipWords): [string, Search][] {
  return [
    ...(bedrooms ? [[t('search.chip_bedrooms', { count: bedrooms }), { bedrooms: undefined }] as const] : []),
    ...(bathrooms ? [[t('search.chip_bathrooms', { count: bathrooms }), { bathrooms: undefined }] as const] : []),
    ...(parkings ? [[t('search.chip_parkings', { count: parkings }), { parkings: undefined }] as const] : []),
    ...(stories ? [[storiesSearched(stories, t), { stories: undefined }] as const] : []),
  ].map(([label, without]) => [label, without])
}

function storiesSearched(stories: number, t: Text): string {
  return stories === 5 ? t('search.chip_stories_more') : t('search.chip_stories', { count: stories })
}

function flagChips(search: Search, t: Text): [string, Search][] {
  const flags = ['furnished', 'white_line', 'under_construction', 'collection', 'exclusive'] as const
  return flags.flatMap((name) => {
    const value = search[name]
    return value === undefined || (name === 'collection' && value)
      ? []
      : [[t(`search.${name}_${value ? 'yes' : 'no'}`), { [name]: undefined }]]
  })
}

function except<Value>(values: readonly Value[] | undefined, value: Value): Value[] | undefined {
  const rest = (values ?? []).filter((one) => one !== value)
  return rest.length > 0 ? rest : undefined
}
