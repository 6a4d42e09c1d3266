import { data } from 'react-router'

import { agentEndpoints } from '#contract/agent/agent.ts'
import { listingCode, rowId, slug } from '#contract/fields.ts'
import { projectEndpoints } from '#contract/project/project.ts'
import { propertyEndpoints, type Property } from '#contract/property/property.ts'

import { ApiRefusal, type Call } from '../../api-client.ts'
import type { Crumb } from '../../crumbs.ts'
import type { Head } from '../../meta.ts'
import { formatMoney } from '../../money.ts'
import { getLanguage, toAgentPath, toPath, toPropertyPath } from '../../paths.ts'
import type { Site } from '../../site.ts'
import { getTexts } from '../../texts.server.ts'
import { toSchedulePath } from './schedule-address.ts'

type Asked = { url: URL; params: { id: string }; site: Site }

/** What is to be visited, as the page shows it. */
export type Visited = {
  title: string
  line: string
  path: string
  photo: Property['photos'][number] | null
  code: string | null
  about: string | null
}

/** Whom a visit is asked of, and of what; a property or unit that is not there is as if it were not named. */
export async function loadSchedule({ url, params, site }: Asked) {
  const language = getLanguage(url.pathname)
  const t = getTexts(language)
  const call = site.callIn(language)
  if (!rowId.safeParse(params.id).success) throw data(null, { status: 404 })
  const found = await unlessUnknown(call(agentEndpoints.agent, { id: params.id }))
  if (!found) throw data(null, { status: 404 })
  const agent = found.data
  const visited = (await findProperty(call, url)) ?? (await findUnit(call, url))
  const name = agent.name.split(' ')[0]!
  const wish = { agent: agent.id, ...Object.fromEntries(url.searchParams) }
  const head: Head = {
    title: t('visit.title_with', { name: agent.name }),
    description: t('visit.description', { name: agent.name }),
    paths: { es: toSchedulePath(wish, 'es'), en: toSchedulePath(wish, 'en') },
    isHidden: true,
  }
  const way = visited
    ? { name: visited.title, path: visited.path }
    : { name: agent.name, path: toAgentPath(agent, language) }
  const crumbs: Crumb[] = [{ name: t('pieces.home'), path: toPath('home', language) }, way]
  const about = visited?.code ? `${visited.title} (${visited.code})` : visited?.title
  const message = about ? t('visit.message', { about }) : t('visit.message_agent', { name })
  const shown = { url: site.url, name: site.brand.name }
  return { head, site: shown, language, crumbs, agent, visited, name, message, link: site.url + way.path }

  async function findProperty(call: Call, { searchParams }: URL): Promise<Visited | null> {
    const code = listingCode.safeParse(searchParams.get('property')).data
    const known = code && (await unlessUnknown(call(propertyEndpoints.property, { code })))
    if (!known) return null
    const { title, price, currency, sector, city, photos, ...rest } = known.data
    const amount = formatMoney(price, currency, language)
    const line = `${rest.business_type === 'lease' ? `${amount} ${t('ui.per_month')}` : amount} · ${sector.name}, ${city.name}`
    const path = toPropertyPath({ ...rest }, language)
    return { title, line, path, photo: photos[0] ?? null, code: rest.code, about: null }
  }

  async function findUnit(call: Call, { searchParams }: URL): Promise<Visited | null> {
    const named = slug.safeParse(searchParams.get('project')).data
    const known = named && (await unlessUnknown(call(projectEndpoints.project, { slug: named })))
    if (!known) return null
    const project = known.data
    const unit = project.units.find(({ name }) => name === searchParams.get('unit'))
    const title = unit ? t('visit.unit', { project: project.name, unit: unit.name }) : project.name
    const place = `${project.sector.name}, ${project.city.name}`
    const line = unit ? `${formatMoney(unit.price, project.currency, language)} · ${place}` : place
    const path =
      toPath('project', language, { slug: project.slug }) + (unit ? `?${new URLSearchParams({ unit: unit.name })}` : '')
    return { title, line, path, photo: project.photos[0] ?? null, code: null, about: title }
  }
}

/** What a call gives; null for what is not there, or not any more. */
async function unlessUnknown<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ApiRefusal && [404, 410, 422].includes(error.status)) return null
    throw error
  }
}
