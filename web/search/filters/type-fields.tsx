import { propertyTypes } from '#contract/property/property-type.ts'

import { useTexts } from '../../texts.ts'
import { Check } from './check.tsx'
import type { FilterData } from './filter-data.ts'
import styles from './check.module.css'

/** Kinds of property: any number of them. */
export function TypeFields({ asked, facets }: FilterData) {
  const t = useTexts()
  const counts = new Map(facets.type.map(({ value, count }) => [value, count]))
  return (
    <fieldset className={styles.columns}>
      <legend className="visually-hidden">{t('search.type')}</legend>
      {propertyTypes.map((type) => (
        <Check
          key={type}
          name="type"
          value={type}
          label={t(`type.${type}`)}
          count={counts.get(type) ?? 0}
          asked={asked}
        />
      ))}
    </fieldset>
  )
}
