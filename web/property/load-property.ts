import { data, redirect } from 'react-router'

import { getDayHere } from '#contract/day.ts'
import { propertyEndpoints, type GoneProperty, type Property, type PropertyCard } from '#contract/property/property.ts'
import { readCodeFromSlug } from '#contract/slugs.ts'

import { ApiRefusal, type Call } from '../api-client.ts'
import type { Head } from '../meta.ts'
import { isInCollection, getLanguage, toPropertyPath, getTwinPaths } from '../paths.ts'
import type { Site } from '../site.ts'
import { getTexts } from '../texts.server.ts'
import { describeState } from './standing/describe-state.ts'
import { createPropertyHead } from './property-head.ts'

type Asked = { url: URL; params: { type: string; slug: string }; site: Site }

/** What the page shows: the property its address ends with, or that it is gone; wrong words lead to the right ones. */
export async function loadProperty({ url, params, site }: Asked) {
  const language = getLanguage(url.pathname)
  const code = readCodeFromSlug(params.slug)
  if (!code) throw notFound()

  const call = site.callIn(language)
  const [property, similar] = await Promise.all([findProperty(call, code), findSimilar(call, code)])
  const gone = property === 'gone' ? await findGone(call, code) : null
  const today = getDayHere()
  const about = { url: site.url, name: site.brand.name }
  const t = getTexts(language)
  if (property === 'gone') {
    const head: Head = {
      title: gone?.title ?? t('property.gone.title'),
      description: gone ? describeState(gone, t, language) : t('property.gone.text'),
      paths: getTwinPaths(isInCollection(url.pathname) ? 'collection_property' : 'property', params),
      isHidden: true,
    }
    // What has been gone for two years has no neighbours either.
    const rest = { code, gone, similar: gone ? similar : [] }
    return data({ property: null, ...rest, today, head, site: about, language }, { status: 410 })
  }

  // What the Collection holds stands there alone, everything else never.
  const path = toPropertyPath(property, language)
  if (url.pathname !== path) throw redirect(path + url.search, 301)
  const head = createPropertyHead({ property, site: about, t, language })
  return data({ property, code, gone, similar, today, head, site: about, language })
}

/** The property; `gone` when it is no longer offered. */
async function findProperty(call: Call, code: string): Promise<Property | 'gone'> {
  try {
    return (await call(propertyEndpoints.property, { code })).data
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error
    if (error.status === 410) return 'gone'
    throw error.status === 404 ? notFound() : error
  }
}

/** What may still be told of it; null where nothing may. */
async function findGone(call: Call, code: string): Promise<GoneProperty | null> {
  try {
    return (await call(propertyEndpoints.gone, { code })).data
  } catch (error) {
    if (error instanceof ApiRefusal) return null
    throw error
  }
}

/** The page stands without its neighbours: when they cannot be had there are none. */
async function findSimilar(call: Call, code: string): Promise<PropertyCard[]> {
  try {
    return (await call(propertyEndpoints.similar, { code })).data
  } catch (error) {
    if (error instanceof ApiRefusal) return []
    throw error
  }
}

function notFound() {
  return data(null, { status: 404 })
}
