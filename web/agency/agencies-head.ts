import type { AgencyCard } from '#contract/agency/agency.ts'
import type { Language } from '#contract/language.ts'

import { createBreadcrumbData, type Crumb } from '../crumbs.ts'
import type { Head } from '../meta.ts'
import { toPath, toAgencyPath } from '../paths.ts'
import { queryOf } from '../api-client.ts'
import type { Site } from '../site.ts'
import type { Text } from '../texts.ts'

type Described = {
  agencies: AgencyCard[]
  total: number
  page: number
  heading: string
  asked: { name?: string | undefined; city?: string | undefined }
  crumbs: Crumb[]
  site: Site
  t: Text
  language: Language
}

/** What a page of agencies says about itself. */
export function createAgenciesHead({
  agencies,
  total,
  page,
  heading,
  asked,
  crumbs,
  site,
  t,
  language,
}: Described): Head {
  const pathIn = (twin: Language) => {
    const query = queryOf({ city: asked.city, page: page > 1 ? page : undefined }).toString()
    return toPath('agencies', twin) + (query && `?${query}`)
  }
  const url = site.url + pathIn(language)
  return {
    title: page > 1 ? t('agent.list.title_page', { title: heading, page }) : heading,
    description: t('agency.list.description', { title: heading, count: total }),
    paths: { es: pathIn('es'), en: pathIn('en') },
    isHidden: asked.name !== undefined || total === 0,
    data: [
      {
        '@context': 'https://schema.org',
        '@type': 'CollectionPage',
        name: heading,
        url,
        inLanguage: language,
        mainEntity: {
          '@type': 'ItemList',
          numberOfItems: total,
          itemListElement: agencies.map((agency, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            url: site.url + toAgencyPath(agency, language),
            name: agency.name,
          })),
        },
      },
      createBreadcrumbData(crumbs, { name: heading, path: pathIn(language) }, site.url),
    ],
  }
}
