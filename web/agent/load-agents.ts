import { redirect } from 'react-router'

import { agentEndpoints, agentQuery, type AgentCard } from '#contract/agent/agent.ts'
import type { Language } from '#contract/language.ts'

import { createBreadcrumbData, type Crumb } from '../crumbs.ts'
import type { Head } from '../meta.ts'
import { isInCollection, getLanguage, toPath, toAgentPath } from '../paths.ts'
import type { Site } from '../site.ts'
import { getTexts } from '../texts.server.ts'
import type { Text } from '../texts.ts'
import { withChosenCity, withChosenLanguage } from './chosen.ts'
import { toQueryAddress } from './query-address.ts'
import { dropRequested, readRequestedPeople } from './read-requested.ts'

const { collection: _, ...fields } = agentQuery.shape

/** Everything that a page of agents shows: of the whole network, or of the Collection. */
export async function loadAgents(url: URL, site: Site) {
  const language = getLanguage(url.pathname)
  const t = getTexts(language)
  const call = site.callIn(language)
  const isCollection = isInCollection(url.pathname)
  const members = isCollection ? { collection: '1' } : {}

  const { values, typed } = readRequestedPeople(fields, url.searchParams)
  const { values: asked, answer } = await dropRequested<typeof fields, Awaited<ReturnType<typeof ask>>>(values, ask)
  const [list, { data: facets }] = answer
  const { total, current_page: page, last_page: last } = list.meta
  if (total > 0 && page > last) throw redirect(toQueryAddress(url.pathname, { ...asked, page: last }))

  const cities = await withChosenCity(call, facets.city, asked.city)
  const city = cities.find(({ value }) => value === asked.city)?.name
  const heading = headingOf(isCollection, city, t)
  const crumbs = crumbsTo(isCollection, t, language)
  const pathIn = (twin: Language) =>
    toQueryAddress(toPath(isCollection ? 'collection_agents' : 'agents', twin), { city: asked.city, page })
  const head: Head = {
    title: page > 1 ? t('agent.list.title_page', { title: heading, page }) : heading,
    description: t('agent.list.description', { title: heading, count: total }),
    paths: { es: pathIn('es'), en: pathIn('en') },
    isHidden: Boolean(asked.name ?? asked.language) || total === 0,
    data: [
      listData(heading, list.data, { url: site.url + pathIn(language), site, language, isCollection, total }),
      createBreadcrumbData(crumbs, { name: heading, path: pathIn(language) }, site.url),
    ],
  }
  return {
    head,
    site: { url: site.url, name: site.brand.name },
    language,
    heading,
    lead: t(isCollection ? 'agent.list.lead_collection' : 'agent.list.lead'),
    crumbs,
    isCollection,
    agents: list.data,
    facets: { city: cities, language: withChosenLanguage(facets.language, asked.language) },
    total,
    page,
    last,
    asked: { ...typed, ...asked },
    isFiltered: Boolean(asked.name ?? asked.city ?? asked.language),
  }

  function ask({ page: wanted, ...filter }: typeof values) {
    const input = { ...filter, ...members }
    return Promise.all([
      call(agentEndpoints.agents, { ...input, page: wanted ?? 1 }),
      call(agentEndpoints.facets, input),
    ])
  }
}

function headingOf(isCollection: boolean, city: string | undefined, t: Text): string {
  if (isCollection) {
    return city ? t('agent.list.title_collection_city', { city }) : t('agent.list.title_collection')
  }
  return city ? t('agent.list.title_city', { city }) : t('agent.list.title')
}

function crumbsTo(isCollection: boolean, t: Text, language: Language): Crumb[] {
  const home = { name: t('agent.home'), path: toPath('home', language) }
  return isCollection ? [home, { name: t('agent.collection'), path: toPath('collection', language) }] : [home]
}

type Listed = { url: string; site: Site; language: Language; isCollection: boolean; total: number }

function listData(name: string, agents: AgentCard[], { url, site, language, isCollection, total }: Listed): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name,
    url,
    inLanguage: language,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: total,
      itemListElement: agents.map((agent, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        url: site.url + toAgentPath(agent, language, isCollection),
        name: agent.name,
      })),
    },
  }
}
