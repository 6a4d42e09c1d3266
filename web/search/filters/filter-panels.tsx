import { IconAdjustmentsHorizontal } from '@tabler/icons-react'

import { useTexts } from '../../texts.ts'
import { describePayment, describePrice } from '../chips.ts'
import type { FilterData } from './filter-data.ts'
import { FilterPanel } from './filter-panel.tsx'
import { MoreFields } from './more-fields.tsx'
import { PriceFields } from './price-fields.tsx'
import { RoomPills } from './room-fields.tsx'
import { TypeFields } from './type-fields.tsx'

const priceFields = ['min_price', 'max_price', 'max_payment']

/** Type, price, bedrooms, and everything else. */
export function FilterPanels(data: FilterData) {
  const t = useTexts()
  const { search, count } = data
  const done = t('search.see', { count: data.total })
  const prices = [describePrice(search, t), describePayment(search, t)].filter(Boolean)
  const price = prices.join(' · ')
  const types = (search.type ?? []).map((type) => t(`type.${type}`))
  /** Of those that are set, how many the other buttons say. */
  const said = types.length + prices.length + (search.bedrooms ? 1 : 0)
  return (
    <>
      <FilterPanel
        title={t('search.type')}
        summary={
          types.length > 2 ? t('search.several_types', { count: types.length }) : types.join(', ') || t('search.type')
        }
        isChosen={types.length > 0}
        done={done}
      >
        <TypeFields {...data} />
      </FilterPanel>
      <FilterPanel
        title={t('search.price')}
        summary={price || t('search.price')}
        isChosen={price !== ''}
        fields={priceFields}
        problems={data.problems}
        done={done}
      >
        <PriceFields {...data} />
      </FilterPanel>
      <FilterPanel
        title={t('search.bedrooms')}
        summary={search.bedrooms ? t('search.chip_bedrooms', { count: search.bedrooms }) : t('search.bedrooms')}
        isChosen={search.bedrooms !== undefined}
        done={done}
      >
        <RoomPills name="bedrooms" data={data} isLegendHidden />
      </FilterPanel>
      <FilterPanel
        title={t('search.more_filters')}
        summary={t('search.filters')}
        isChosen={false}
        icon={<IconAdjustmentsHorizontal size={17} stroke={1.75} aria-hidden />}
        count={count - said}
        // One panel stands open at a time.
        fields={priceFields.some((name) => name in data.problems) ? [] : ['city', 'sector', 'min_m2', 'max_m2']}
        problems={data.problems}
        isWide
        done={done}
      >
        <MoreFields {...data} />
      </FilterPanel>
    </>
  )
}
