import { featureGroups, type Feature, type FeatureGroup } from '#contract/property/feature.ts'
import type { Language } from '#contract/language.ts'
import type { Property } from '#contract/property/property.ts'

import { formatLongDate, formatMonthAndYear } from '../../dates.ts'
import { formatArea, formatMoney } from '../../money.ts'
import { describeBathrooms } from '../../property/bathrooms.ts'
import type { Text, TextKey } from '../../texts.ts'
import { calculateMonthlyCost } from './monthly-cost.ts'

/** One fact of every property, in the order of the columns; null where it is not known or does not arise. */
export type Row = { name: string; cells: (string | null)[]; differs: boolean; isTotal?: boolean }
export type RowGroup = { name: string; rows: Row[] }

type Translation = { t: Text; language: Language; year: number }

/** Everything that is known of the properties, fact by fact; a fact that none of them has is left out. */
export function compareRows(properties: readonly Property[], speech: Translation): RowGroup[] {
  const { t } = speech
  const groups: RowGroup[] = [
    { name: t('compare.group.price'), rows: priceRows(properties, speech) },
    { name: t('compare.group.monthly'), rows: monthlyRows(properties, speech) },
    { name: t('compare.group.place'), rows: placeRows(properties, speech) },
    { name: t('compare.group.home'), rows: homeRows(properties, speech) },
    { name: t('compare.group.delivery'), rows: deliveryRows(properties, speech) },
    ...featureRows(properties, speech),
    { name: t('compare.group.more'), rows: otherRows(properties, speech) },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}

type Cell = string | number | false | null | undefined

function rowsOf(
  properties: readonly Property[],
  { t }: Translation,
  facts: readonly (readonly [TextKey, (property: Property, at: number) => Cell])[],
): Row[] {
  return facts.flatMap(([key, read]) => {
    const cells = properties.map((property, at) => {
      const value = read(property, at)
      return value === null || value === undefined || value === false || value === '' ? null : String(value)
    })
    // Keys here have no holes.
    return cells.every((cell) => cell === null) ? [] : [rowOf((t as (key: TextKey) => string)(key), cells)]
  })
}

function rowOf(name: string, cells: (string | null)[]): Row {
  return { name, cells, differs: new Set(cells).size > 1 }
}

function priceRows(properties: readonly Property[], speech: Translation): Row[] {
  const { t, language } = speech
  const term = ({ business_type }: Property) => (business_type === 'lease' ? ` ${t('ui.per_month')}` : '')
  return rowsOf(properties, speech, [
    ['compare.business', ({ business_type }) => t(`business.${business_type}`)],
    ['compare.usd', (one) => formatMoney(one.price_usd, 'USD', language) + term(one)],
    ['compare.dop', (one) => formatMoney(one.price_dop, 'DOP', language) + term(one)],
    [
      'compare.price_m2',
      (one) => {
        const m2 = one.construction_m2 || one.lot_m2
        return m2 && `${formatMoney(one.price_usd / m2, 'USD', language)} / m²${term(one)}`
      },
    ],
  ])
}

function monthlyRows(properties: readonly Property[], speech: Translation): Row[] {
  const { language, year } = speech
  const costs = properties.map((property) => calculateMonthlyCost(property, year))
  /** An amount of a property in its own currency. */
  const own = (amount: number | null, { currency }: Property) =>
    amount !== null && formatMoney(amount, currency, language)
  const inUsd = (amount: number, { currency, exchange_rate: { rate } }: Property) =>
    formatMoney(currency === 'USD' ? amount : amount / rate, 'USD', language)
  const inDop = (amount: number, { currency, exchange_rate: { rate } }: Property) =>
    formatMoney(currency === 'DOP' ? amount : amount * rate, 'DOP', language)
  const rows = rowsOf(properties, speech, [
    ['compare.quota', (one, at) => own(costs[at]!.quota, one)],
    ['compare.rent', (one, at) => own(costs[at]!.rent, one)],
    ['compare.maintenance', (one, at) => own(costs[at]!.maintenance, one)],
    ['compare.insurance', (one, at) => own(costs[at]!.insurance, one)],
    ['compare.ipi', (one, at) => own(costs[at]!.ipi, one)],
    ['compare.total_usd', (one, at) => inUsd(costs[at]!.total, one)],
    ['compare.total_dop', (one, at) => inDop(costs[at]!.total, one)],
    ['compare.once', (one, at) => own(costs[at]!.once, one)],
  ])
  const totals = [speech.t('compare.total_usd'), speech.t('compare.total_dop')]
  return rows.map((row) => (totals.includes(row.name) ? { ...row, isTotal: true } : row))
}

function placeRows(properties: readonly Property[], speech: Translation): Row[] {
  return rowsOf(properties, speech, [
    ['compare.sector', ({ sector }) => sector.name],
    ['compare.city', ({ city }) => city.name],
    ['compare.province', ({ province }) => province.name],
  ])
}

function homeRows(properties: readonly Property[], speech: Translation): Row[] {
  const { t, language } = speech
  const yes = (is: boolean, { construction_m2 }: Property) =>
    construction_m2 > 0 && t(is ? 'compare.yes' : 'compare.no')
  return rowsOf(properties, speech, [
    ['compare.type', ({ type }) => t(`type.${type}`)],
    ['compare.bedrooms', ({ bedrooms }) => bedrooms],
    ['compare.bathrooms', (one) => describeBathrooms(one, t)?.figure],
    ['compare.parkings', ({ parkings }) => parkings],
    ['compare.construction', ({ construction_m2 }) => construction_m2 > 0 && formatArea(construction_m2, language)],
    ['compare.lot', ({ lot_m2 }) => lot_m2 && formatArea(lot_m2, language)],
    ['compare.stories', ({ stories, construction_m2 }) => construction_m2 > 0 && stories],
    ['compare.level', ({ level }) => level],
    ['compare.year_built', ({ year_built }) => year_built],
    ['compare.furnished', (one) => yes(one.is_furnished, one)],
    ['compare.white_line', (one) => yes(one.is_white_line, one)],
    ['compare.pets', (one) => typeof one.pets_allowed === 'boolean' && yes(one.pets_allowed, one)],
    ['compare.power_water', ({ power_water }) => power_water !== null && `${power_water} / 100`],
  ])
}

function deliveryRows(properties: readonly Property[], speech: Translation): Row[] {
  const { t, language } = speech
  return rowsOf(properties, speech, [
    [
      'compare.state',
      (one) =>
        (one.construction_m2 > 0 || one.is_under_construction) &&
        t(one.is_under_construction ? 'compare.under_construction' : 'compare.built'),
    ],
    ['compare.project', ({ project }) => project?.name],
    [
      'compare.separation',
      ({ separation_amount, currency }) => separation_amount && formatMoney(separation_amount, currency, language),
    ],
    ['compare.delivery', ({ delivery_date }) => delivery_date && formatMonthAndYear(delivery_date, language)],
    [
      'compare.confotur',
      ({ tax_incentive }) =>
        tax_incentive && t('compare.confotur_until', { date: formatLongDate(tax_incentive.until, language) }),
    ],
  ])
}

const groups = Object.entries(featureGroups) as [FeatureGroup, readonly Feature[]][]

function featureRows(properties: readonly Property[], { t }: Translation): RowGroup[] {
  return groups.map(([group, features]) => ({
    name: t(`features.${group}`),
    rows: features
      .filter((feature) => properties.some((property) => property.features.includes(feature)))
      .map((feature) =>
        rowOf(
          t(`feature.${feature}`),
          properties.map((property) => t(property.features.includes(feature) ? 'compare.yes' : 'compare.no')),
        ),
      ),
  }))
}

function otherRows(properties: readonly Property[], speech: Translation): Row[] {
  const { t, language } = speech
  return rowsOf(properties, speech, [
    ['compare.photos', ({ photos_count }) => photos_count],
    ['compare.video', ({ has_video }) => has_video && t('compare.yes')],
    ['compare.view_360', ({ has_view_360 }) => has_view_360 && t('compare.yes')],
    ['compare.agent', ({ agent }) => `${agent.name}, ${agent.agency.name}`],
    ['compare.code', ({ code }) => code],
    ['compare.published', ({ published_at }) => formatLongDate(published_at, language)],
  ])
}
