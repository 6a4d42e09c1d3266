import { featureGroups, type FeatureGroup } from '#contract/property/feature.ts'
import { listFilterNames } from '#contract/search/filters.ts'

import { useTexts } from '../../texts.ts'
import { AmountField } from './amount-field.tsx'
import { Check } from './check.tsx'
import type { FilterData } from './filter-data.ts'
import { Pills } from './pills.tsx'
import { PlaceFields } from './place-fields.tsx'
import { PowerWaterPills, RoomPills, StoryPills } from './room-fields.tsx'
import styles from './more-fields.module.css'

const checks = listFilterNames({ form: 'checks' })
const groups = Object.keys(featureGroups) as FeatureGroup[]

/** Every filter that has no button of its own. */
export function MoreFields(data: FilterData) {
  const t = useTexts()
  const { search, asked, problems } = data
  // In the Collection everything is of it.
  const extras = search.collection ? checks.filter((name) => name !== 'collection') : checks
  return (
    <div className={styles.more}>
      <PlaceFields {...data} />
      <div className={styles.half}>
        <RoomPills name="bathrooms" data={data} />
        <RoomPills name="parkings" data={data} />
        <StoryPills {...data} />
        <Pills
          name="under_construction"
          legend={t('search.state')}
          options={[
            { value: '', label: t('search.any_state') },
            { value: '1', label: t('search.under_construction_yes') },
            { value: '0', label: t('search.under_construction_no') },
          ]}
          asked={asked}
        />
        <PowerWaterPills {...data} />
      </div>
      <fieldset className={styles.area}>
        <legend>{t('search.area')}</legend>
        <AmountField name="min_m2" label={t('search.from')} asked={asked} problem={problems.min_m2} />
        <AmountField name="max_m2" label={t('search.to')} asked={asked} problem={problems.max_m2} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('search.with')}</legend>
        {extras.map((name) => (
          <Check key={name} name={name} value="1" label={t(`search.${name}_yes`)} asked={asked} />
        ))}
      </fieldset>
      {groups.map((group) => (
        <FeatureGroupFields key={group} group={group} {...data} />
      ))}
    </div>
  )
}

function FeatureGroupFields({ group, asked, facets }: FilterData & { group: FeatureGroup }) {
  const t = useTexts()
  const counts = new Map(facets.features.map(({ value, count }) => [value, count]))
  return (
    <fieldset className={styles.group}>
      <legend>{t(`features.${group}`)}</legend>
      {featureGroups[group].map((feature) => (
        <Check
          key={feature}
          name="features"
          value={feature}
          label={t(`feature.${feature}`)}
          count={counts.get(feature) ?? 0}
          asked={asked}
        />
      ))}
    </fieldset>
  )
}
