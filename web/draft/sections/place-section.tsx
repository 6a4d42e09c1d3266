import { useEffect, useMemo, useState } from 'react'

import { isShownNearby } from '#contract/draft/applies.ts'
import { placeEndpoints, type City } from '#contract/place/place.ts'

import { useTexts } from '../../texts.ts'
import { useEditing, useValue } from '../draft-context.ts'
import { DraftChoice, DraftSelect, DraftText } from '../inputs/draft-inputs.tsx'
import { useAsked } from '../use-asked.ts'
import { PinField } from './pin-field.tsx'
import styles from './sections.module.css'

const none: City[] = []

/** Where it is: the place that everybody reads, and the door that only the agency knows. */
export function PlaceSection() {
  const t = useTexts()
  const type = useValue('type')
  const cities = useCities()
  return (
    <>
      <SectorSearch cities={cities} />
      <Places cities={cities} />
      <DraftText name="street" label={t('draft.street')} hint={t('draft.private_why')} maxLength={160} />
      <PinField cities={cities} />
      <DraftChoice
        name="is_approximate"
        label={t('draft.shown_point')}
        hint={t(!type || isShownNearby(type) ? 'draft.approximate_usual' : 'draft.exact_usual')}
        choices={[
          { value: false, label: t('draft.exact') },
          { value: true, label: t('draft.approximate') },
        ]}
      />
    </>
  )
}

export function useCities(): City[] {
  return useAsked('cities', (call) => call(placeEndpoints.cities, {}))?.data ?? none
}

/** One press for all three: the sector as people type it. */
function SectorSearch({ cities }: { cities: readonly City[] }) {
  const t = useTexts()
  const { store } = useEditing()
  const [text, setText] = useState('')
  const all = useMemo(() => listSectors(cities), [cities])

  // The names may come after they were typed.
  useEffect(() => {
    const found = all.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase())
    if (!found) return
    store.edit('province', found.city.province.slug)
    store.edit('city', found.city.slug)
    store.edit('sector', found.sector.slug)
    void store.flush()
  }, [all, text, store])

  return (
    <>
      <label className={styles.search}>
        {t('draft.find_sector')}
        <input
          list="draft-sectors"
          value={text}
          onChange={({ target }) => setText(target.value)}
          autoComplete="off"
          placeholder={t('draft.find_sector_example')}
        />
      </label>
      <datalist id="draft-sectors">
        {all.map(({ city, sector, name }) => (
          <option key={`${city.slug} ${sector.slug}`}>{name}</option>
        ))}
      </datalist>
    </>
  )
}

function listSectors(cities: readonly City[]) {
  return cities.flatMap((city) => city.sectors.map((sector) => ({ city, sector, name: nameOf(city, sector) })))
}

function nameOf(city: City, sector: { name: string }): string {
  return sector.name === city.name ? city.name : `${sector.name}, ${city.name}`
}

/** Province, city and sector, each leading to those inside it. */
function Places({ cities }: { cities: readonly City[] }) {
  const t = useTexts()
  const { store } = useEditing()
  const province = useValue('province')
  const city = useValue('city')
  const provinces = [...new Map(cities.map((one) => [one.province.slug, one.province])).values()]
  const inProvince = cities.filter((one) => !province || one.province.slug === province)
  const sectors = cities.find(({ slug }) => slug === city)?.sectors ?? []

  function pickProvince(slug: string): void {
    if (cities.find((one) => one.slug === city)?.province.slug === slug) return
    store.edit('city', null)
    store.edit('sector', null)
  }
  function pickCity(slug: string): void {
    const chosen = cities.find((one) => one.slug === slug)
    if (chosen && chosen.province.slug !== province) store.edit('province', chosen.province.slug)
    const [only, ...others] = chosen?.sectors ?? []
    store.edit('sector', only && others.length === 0 ? only.slug : null)
  }

  return (
    <div className={styles.pair}>
      <DraftSelect name="province" label={t('draft.province')} options={toOptions(provinces)} onPick={pickProvince} />
      <DraftSelect name="city" label={t('draft.city')} options={toOptions(inProvince)} onPick={pickCity} />
      <DraftSelect name="sector" label={t('draft.sector')} options={toOptions(sectors)} />
    </div>
  )
}

function toOptions(places: readonly { slug: string; name: string }[]) {
  return places
    .map(({ slug, name }) => ({ value: slug, label: name }))
    .toSorted((one, other) => (one.label < other.label ? -1 : 1))
}
