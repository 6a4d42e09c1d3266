import { getYearHere } from '#contract/day.ts'
import { propertyEndpoints, type GoneListing, type Property } from '#contract/property/property.ts'

import { ApiRefusal, type Call } from '../../api-client.ts'
import type { Head } from '../../meta.ts'
import { getLanguage, getTwinPaths } from '../../paths.ts'
import type { Site } from '../../site.ts'
import { getTexts } from '../../texts.server.ts'

const maxCompared = 4

/** The properties whose codes the address has: at most four, each once; words that are no code are passed over. */
export async function loadCompare(url: URL, site: Site) {
  const language = getLanguage(url.pathname)
  const t = getTexts(language)
  const call = site.callIn(language)
  const codes = readCodes(url.searchParams.get('codes') ?? '')
  const found = await Promise.all(codes.map((code) => findProperty(call, code)))
  const properties = found.filter((property) => property !== null)
  const head: Head = {
    title: t('compare.title'),
    description: t('compare.lead'),
    paths: getTwinPaths('compare'),
    isHidden: true,
  }
  return {
    head,
    site: { url: site.url, name: site.brand.name },
    language,
    properties,
    gone: properties.length < codes.length ? await findGone(call, codes) : [],
    year: getYearHere(),
  }
}

/** Codes as an address lists them: `10-20345,10-20411`. */
export function readCodes(text: string): string[] {
  const codes = text.split(',').filter((code) => /^\d{2}-\d{4,8}$/.test(code))
  return [...new Set(codes)].slice(0, maxCompared)
}

async function findProperty(call: Call, code: string): Promise<Property | null> {
  try {
    return (await call(propertyEndpoints.property, { code })).data
  } catch (error) {
    if (error instanceof ApiRefusal && (error.status === 404 || error.status === 410)) return null
    throw error
  }
}

async function findGone(call: Call, codes: string[]): Promise<GoneListing[]> {
  return (await call(propertyEndpoints.byCode, { codes })).meta.gone
}
