import { type PropertyCard, propertyEndpoints } from '#contract/property/property.ts'
import { readCodeFromSlug } from '#contract/slugs.ts'
import { searchEndpoints } from '#contract/search/search.ts'

import { ApiRefusal, type Call } from '../../api-client.ts'
import type { ChipWords } from '../chips.ts'
import type { Search } from '../search-address.ts'
import { writeTitle } from '../search-title.ts'
import { readTypedCode } from './code-typed.ts'

/** What is said of a code that a search did not find, and what is shown in its place. */
export type MissingCode = {
  title: string
  text: string
  similar: PropertyCard[]
  /** What emails can be asked about; null for a property that is on offer. */
  alert: { label: string; heading: string; search: Search } | null
}

const maxShown = 4

/**
 * Why a search for a code finds nothing, in the page's words: the property is gone, there never was one, or it is left
 * out by what else is asked. Null when no code was searched.
 */
export async function findMissingCode(call: Call, search: Search, words: ChipWords): Promise<MissingCode | null> {
  const code = readTypedCode(search.q)
  if (!code) return null
  const { t } = words
  const title = t('search.code.none', { code })
  // Only a whole code can be any property's.
  const known = readCodeFromSlug(code) ? await call(propertyEndpoints.byCode, { codes: code }) : null
  const [offered] = known?.data ?? []
  if (offered) {
    return {
      title: t('search.code.elsewhere', { code }),
      text: t('search.code.elsewhere_text'),
      similar: [offered],
      alert: null,
    }
  }

  const [gone] = known?.meta.gone ?? []
  if (!gone) {
    const near = await findNearCodes(call, code)
    const similar = near.length > 0 ? near : await findOthers(call, search)
    const text = t(
      near.length > 0
        ? 'search.code.unknown'
        : similar.length > 0
          ? 'search.code.unknown_others'
          : 'search.code.unknown_alone',
    )
    return { title, text, similar, alert: alertOfCode(code, words) }
  }
  const similar = await findSimilar(call, code)
  const text = t(similar.length > 0 ? 'search.code.gone' : 'search.code.gone_alone', { title: gone.title })
  const [first] = similar
  return { title, text, similar, alert: first ? alertLike(first, words) : alertOfCode(code, words) }
}

/** What resembles a property that is gone; the message stands without it. */
async function findSimilar(call: Call, code: string): Promise<PropertyCard[]> {
  try {
    return (await call(propertyEndpoints.similar, { code })).data.slice(0, maxShown)
  } catch (error) {
    if (error instanceof ApiRefusal) return []
    throw error
  }
}

/** Properties whose codes begin as this one does, by as many digits as find any; two at least. */
async function findNearCodes(call: Call, code: string): Promise<PropertyCard[]> {
  for (let begun = code.slice(0, -1); begun.length >= '10-20'.length; begun = begun.slice(0, -1)) {
    const { data } = await call(searchEndpoints.properties, { q: begun, page: 1, per_page: maxShown })
    if (data.length > 0) return data
  }
  return []
}

/** What the rest of the search finds. */
async function findOthers(call: Call, search: Search): Promise<PropertyCard[]> {
  return (await call(searchEndpoints.properties, { ...search, q: undefined, page: 1, per_page: maxShown })).data
}

function alertOfCode(code: string, { t }: ChipWords): MissingCode['alert'] {
  return { label: t('search.code.alert_code'), heading: t('search.code.alert_name', { code }), search: { q: code } }
}

function alertLike({ business_type, type, city }: PropertyCard, { t, language }: ChipWords): MissingCode['alert'] {
  const search: Search = { business_type, type: [type], city: city.slug }
  const heading = writeTitle(search, { city: city.name }, t, language)
  return { label: t('search.code.alert_like'), heading, search }
}
