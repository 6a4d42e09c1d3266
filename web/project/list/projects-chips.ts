import type { Language } from '#contract/fields.ts'
import { lists } from '#locales/names.ts'

import { formatShortMoney } from '../../money.ts'
import type { Text } from '../../texts.ts'
import type { PlaceNames } from './find-projects.ts'
import type { ProjectSearch } from './projects-address.ts'

/** One thing that is asked of the projects, in words, and the search without it. */
export type Chip = {
  label: string
  /** All that goes with it: a city takes its sector along. */
  drops: string
  without: ProjectSearch
}

/** Everything a list of projects is asked for, each removable. */
export function listProjectChips(search: ProjectSearch, names: PlaceNames, t: Text, language: Language): Chip[] {
  const { city, sector, stage, delivery_year, tax_incentive } = search
  const price = priceAsked(search, t)
  const places = [names.city ?? city, sector && (names.sector ?? sector)].filter((name) => name !== undefined)
  const chips: [string | null | undefined, ProjectSearch, drops?: string][] = [
    [sector && (names.sector ?? sector), { sector: undefined }],
    [city && (names.city ?? city), { city: undefined, sector: undefined }, lists(language).format(places)],
    [stage && t(`stage.${stage}`), { stage: undefined }],
    [delivery_year ? t('project.delivered_in', { year: String(delivery_year) }) : null, { delivery_year: undefined }],
    [price, { min_price: undefined, max_price: undefined, currency: undefined }],
    [
      tax_incentive === undefined ? null : t(tax_incentive ? 'project.with_confotur' : 'project.without_confotur'),
      { tax_incentive: undefined },
    ],
  ]
  return chips.flatMap(([label, without, drops]) =>
    label ? [{ label, drops: drops ?? label, without: { ...search, page: 1, ...without } }] : [],
  )
}

function priceAsked({ min_price, max_price, currency = 'USD' }: ProjectSearch, t: Text): string | null {
  const write = (amount: number) => formatShortMoney(amount, currency)
  if (min_price !== undefined && max_price !== undefined) {
    return t('project.price_between', { least: write(min_price), most: write(max_price) })
  }
  if (min_price !== undefined) return t('project.price_from', { least: write(min_price) })
  return max_price === undefined ? null : t('project.price_to', { most: write(max_price) })
}
