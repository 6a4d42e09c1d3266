import { useTexts } from '../../texts.ts'
import type { FilterData } from './filter-data.ts'
import styles from '../../ui/field.module.css'

/** City, and its sectors once there is one, each with how many listings it has. */
export function PlaceFields({ search, facets, names, problems }: FilterData) {
  const t = useTexts()
  return (
    <div className={styles.pair}>
      <PlaceSelect
        name="city"
        label={t('search.city')}
        none={t('search.all_cities')}
        chosen={search.city}
        chosenName={names.city}
        places={facets.city}
        problem={problems.city}
      />
      {search.city && (
        <PlaceSelect
          name="sector"
          label={t('search.sector')}
          none={t('search.all_sectors')}
          chosen={search.sector}
          chosenName={names.sector}
          places={facets.sector}
          problem={problems.sector}
        />
      )}
    </div>
  )
}

type Props = {
  name: string
  label: string
  none: string
  chosen: string | undefined
  chosenName: string | undefined
  places: { value: string; name: string; count: number }[]
  problem?: string | undefined
}

function PlaceSelect({ name, label, none, chosen, chosenName, places, problem }: Props) {
  const t = useTexts()
  const isListed = places.some(({ value }) => value === chosen)
  return (
    <div className={styles.field}>
      <label htmlFor={`by-${name}`}>{label}</label>
      <select id={`by-${name}`} name={name} defaultValue={chosen ?? ''}>
        <option value="">{none}</option>
        {chosen && !isListed && <option value={chosen}>{chosenName ?? chosen} (0)</option>}
        {places.map((place) => (
          <option key={place.value} value={place.value}>
            {t('search.option_count', { name: place.name, count: place.count })}
          </option>
        ))}
      </select>
      {problem && <p className={styles.problem}>{problem}</p>}
    </div>
  )
}
