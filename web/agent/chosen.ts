import { placeEndpoints } from '#contract/place/place.ts'

import type { Call } from '../api-client.ts'

type CityCount = { value: string; name: string; count: number }

/** The cities to choose from; the chosen one is among them even where the other filters leave nobody in it. */
export async function withChosenCity(
  call: Call,
  cities: CityCount[],
  chosen: string | undefined,
): Promise<CityCount[]> {
  if (!chosen || cities.some(({ value }) => value === chosen)) return cities
  const { data } = await call(placeEndpoints.cities, {})
  const city = data.find(({ slug }) => slug === chosen)
  return city ? [...cities, { value: city.slug, name: city.name, count: 0 }] : cities
}

type LanguageCount<Code> = { value: Code; count: number }

/** The same for languages. */
export function withChosenLanguage<Code>(languages: LanguageCount<Code>[], chosen: Code | undefined) {
  if (!chosen || languages.some(({ value }) => value === chosen)) return languages
  return [...languages, { value: chosen, count: 0 }]
}
