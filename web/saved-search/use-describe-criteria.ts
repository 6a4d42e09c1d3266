import { useCallback, useEffect, useState } from 'react'

import type { StoredCriteria } from '#contract/saved-search/saved-search.ts'
import type { Language } from '#contract/language.ts'
import { placeEndpoints, type City } from '#contract/place/place.ts'

import { useLanguage, useTexts, type Text } from '../texts.ts'
import { useCall } from '../use-call.ts'

type Names = { city?: string | undefined; sector?: string | undefined }

/** A search in words, and the page of its results. */
export type DescribedCriteria = { title: string; filters: string[]; href: string }
/** Says kept filters in words; the page brings the words of the search. */
export type DescribeCriteria = (
  criteria: StoredCriteria,
  words: { t: Text; language: Language; names: Names },
) => DescribedCriteria

/** Says searches with the names of their places, which come once and together. */
export function useDescribeCriteria(say: DescribeCriteria): (criteria: StoredCriteria) => DescribedCriteria {
  const t = useTexts()
  const language = useLanguage()
  const call = useCall()
  const [cities, setCities] = useState<readonly City[]>([])
  useEffect(() => {
    const request = new AbortController()
    call(placeEndpoints.cities, {}, request.signal).then(
      ({ data }) => setCities(data),
      // Their names in addresses are read as well.
      () => {},
    )
    return () => request.abort()
  }, [call])
  return useCallback(
    (criteria) => say(criteria, { t, language, names: namesOf(criteria, cities) }),
    [say, t, language, cities],
  )
}

function namesOf({ city, sector }: StoredCriteria, cities: readonly City[]): Names {
  const known = cities.find(({ slug }) => slug === city)
  const inside = known?.sectors.find(({ slug }) => slug === sector)
  return { city: known?.name ?? written(city), sector: inside?.name ?? written(sector) }
}

/** `santo-domingo` as people write it, until its name is there. */
function written(slug: unknown): string | undefined {
  if (typeof slug !== 'string') return undefined
  return slug.replace(/(^|-)(\p{L})/gu, (_, gap: string, letter: string) => (gap && ' ') + letter.toUpperCase())
}
