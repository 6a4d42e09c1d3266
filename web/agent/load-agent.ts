import { data, redirect } from 'react-router'

import { agentEndpoints, type agent } from '#contract/agent/agent.ts'
import { agencyEndpoints, type AgencyCard } from '#contract/agency/agency.ts'
import { rowId } from '#contract/fields.ts'
import type * as z from 'zod/mini'

import { ApiRefusal, type Call } from '../api-client.ts'
import { createBreadcrumbData, type Crumb } from '../crumbs.ts'
import type { Head } from '../meta.ts'
import { isInCollection, getLanguage, toPath, toAgentPath } from '../paths.ts'
import type { Site } from '../site.ts'
import { getTexts } from '../texts.server.ts'
import { createAgentData } from './agent-data.ts'
import { loadPortfolio } from './load-portfolio.ts'
import { toQueryAddress } from './query-address.ts'
import { nameLanguages } from './spoken.ts'

export type Agent = z.infer<typeof agent>
/** The office an agent works from. */
export type AgentOffice = Pick<AgencyCard, 'id' | 'name' | 'logo' | 'address' | 'phone' | 'city'>

type Asked = { url: URL; params: { name: string; id: string }; site: Site }

/** An agent's profile, or their part of the Collection; words that are out of date lead to the right ones. */
export async function loadAgent({ url, params, site }: Asked) {
  const language = getLanguage(url.pathname)
  const t = getTexts(language)
  const call = site.callIn(language)
  const agent = await findAgent(call, params.id)
  // Who is not of the Collection has a profile, and no second one there.
  const isCollection = isInCollection(url.pathname) && agent.is_collection
  const path = toAgentPath(agent, language, isCollection)
  if (url.pathname !== path) throw redirect(path + url.search, 301)

  const of = { agent: agent.id, ...(isCollection && { collection: '1' as const }) }
  const [office, listings] = await Promise.all([findOffice(call, agent.agency.id), loadPortfolio(call, of, url, t)])
  const crumbs: Crumb[] = [
    { name: t('agent.home'), path: toPath('home', language) },
    ...(isCollection ? [{ name: t('agent.collection'), path: toPath('collection', language) }] : []),
    { name: t('agent.agents'), path: toPath(isCollection ? 'collection_agents' : 'agents', language) },
  ]
  const page = listings.page
  const pathIn = (twin: 'es' | 'en') => toQueryAddress(toAgentPath(agent, twin, isCollection), { page })
  const role = t(isCollection ? 'agent.role_collection' : 'agent.role', { city: agent.city.name })
  const title = `${agent.name}, ${role.charAt(0).toLowerCase()}${role.slice(1)}`
  const head: Head = {
    title: page > 1 ? t('agent.list.title_page', { title, page }) : title,
    description: t('agent.profile.description', {
      name: agent.name,
      agency: agent.agency.name,
      count: listings.kinds.all,
      languages: nameLanguages(agent.spoken_languages, language),
    }),
    paths: { es: pathIn('es'), en: pathIn('en') },
    isHidden: listings.isFiltered,
    data: [
      createAgentData({ agent, office, role, url: site.url + path, site, language }),
      createBreadcrumbData(crumbs, { name: agent.name, path }, site.url),
    ],
  }
  const about = { url: site.url, name: site.brand.name }
  return { agent, office, listings, crumbs, role, isCollection, path, head, site: about, language }
}

async function findAgent(call: Call, id: string): Promise<Agent> {
  if (!rowId.safeParse(id).success) throw data(null, { status: 404 })
  try {
    return (await call(agentEndpoints.agent, { id })).data
  } catch (error) {
    throw error instanceof ApiRefusal && error.status === 404 ? data(null, { status: 404 }) : error
  }
}

async function findOffice(call: Call, id: number): Promise<AgentOffice> {
  const { name, logo, address, phone, city } = (await call(agencyEndpoints.agency, { id })).data
  return { id, name, logo, address, phone, city }
}
