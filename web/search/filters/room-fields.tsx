import { useTexts } from '../../texts.ts'
import type { FilterData } from './filter-data.ts'
import { Pills } from './pills.tsx'

type Rooms = 'bedrooms' | 'bathrooms' | 'parkings'

/** At least so many of something: 1 to 4, or more than 4. */
export function RoomPills({ name, data, isLegendHidden }: { name: Rooms; data: FilterData; isLegendHidden?: boolean }) {
  const t = useTexts()
  const counts = new Map(name === 'bedrooms' ? data.facets.bedrooms.map(({ value, count }) => [value, count]) : [])
  const options = [1, 2, 3, 4, 5].map((least) => ({
    value: String(least),
    label: least === 5 ? t('search.more_than_four') : t('search.at_least', { least }),
    ...(name === 'bedrooms' && { count: counts.get(least) ?? 0 }),
  }))
  return (
    <Pills
      name={name}
      legend={t(`search.${name}`)}
      options={[{ value: '', label: t(name === 'bedrooms' ? 'search.any_bedrooms' : 'search.any') }, ...options]}
      asked={data.asked}
      isLegendHidden={isLegendHidden}
    />
  )
}

/** Exactly so many levels. */
export function StoryPills({ asked }: FilterData) {
  const t = useTexts()
  const options = [1, 2, 3, 4, 5].map((stories) => ({
    value: String(stories),
    label: stories === 5 ? t('search.more_than_four') : String(stories),
  }))
  return (
    <Pills
      name="stories"
      legend={t('search.stories')}
      options={[{ value: '', label: t('search.any') }, ...options]}
      asked={asked}
    />
  )
}

/** At least so many points for power and water. */
export function PowerWaterPills({ asked, facets }: FilterData) {
  const t = useTexts()
  const counts = new Map(facets.power_water.map(({ value, count }) => [String(value), count]))
  // What is asked for can be kept, whatever it leaves.
  const values = new Set([...counts.keys(), ...asked.getAll('min_power_water')])
  const options = [...values].map((value) => ({
    value,
    label: t('search.at_least', { least: value }),
    count: counts.get(value) ?? 0,
  }))
  return (
    <Pills
      name="min_power_water"
      legend={t('search.power_water')}
      options={[{ value: '', label: t('search.any') }, ...options]}
      asked={asked}
    />
  )
}
