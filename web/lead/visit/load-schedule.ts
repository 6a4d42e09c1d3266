import { data } from 'react-router'

import { agentEndpoints } from '#contract/agent/agent.ts'
import { rowId } from '#contract/fields.ts'
import { visitEndpoints } from '#contract/lead/visit.ts'

import type { Crumb } from '../../crumbs.ts'
import type { Head } from '../../meta.ts'
import { getLanguage, toAgentPath, toPath } from '../../paths.ts'
import type { Site } from '../../site.ts'
import { getTexts } from '../../texts.server.ts'
import { findVisited, unlessUnknown } from './find-visited.ts'
import { scheduleNames, toSchedulePath } from './schedule-address.ts'
import { offeredDays } from './use-free-moments.ts'

type Asked = { url: URL; params: { id: string }; site: Site }

/** Whom a visit is asked of, of what, and when there is time; what is not there is as if it were not named. */
export async function loadSchedule({ url, params, site }: Asked) {
  const language = getLanguage(url.pathname)
  const t = getTexts(language)
  const call = site.callIn(language)
  if (!rowId.safeParse(params.id).success) throw data(null, { status: 404 })
  const found = await unlessUnknown(call(agentEndpoints.agent, { id: params.id }))
  if (!found) throw data(null, { status: 404 })
  const agent = found.data
  const [visited, free] = await Promise.all([
    findVisited({ call, query: url.searchParams, language, t }),
    // The page stands without: then the browser asks.
    call(visitEndpoints.moments, { id: agent.id, days: String(offeredDays) }).catch(() => null),
  ])
  const name = agent.name.split(' ')[0]!
  const asked = scheduleNames.flatMap((one) => {
    const value = url.searchParams.get(one)
    return value ? [[one, value]] : []
  })
  const wish = { agent: agent.id, ...(Object.fromEntries(asked) as object) }
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
  return {
    head,
    site: { url: site.url, name: site.brand.name },
    language,
    crumbs,
    agent,
    visited,
    name,
    message,
    link: site.url + way.path,
    free: free?.data.moments ?? null,
  }
}
