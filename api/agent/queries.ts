import type { AgentCard, AgentFacets } from '#contract/agent/agent.ts'
import type { Language } from '#contract/fields.ts'

import type { Database } from '../database/open.ts'
import { AppError } from '../app-error.ts'
import { type Counts, placeIds } from '../place/queries.ts'
import { agentCardColumns, toAgentCard, type AgentCardRow, agentSources } from './card.ts'
import { matchNames, toWordPatterns } from './name-search.ts'

export const agentsPerPage = 24

export type AgentFilter = {
  name?: string | undefined
  city?: string | undefined
  language?: string | undefined
  collection?: boolean | undefined
}

const isInCity = '($3::int is null or city_id = $3)'
const speaks = '($4::text is null or $4 = any(spoken_languages))'
const isMember =
  'suspended_at is null and ($5::boolean is null or is_collection = $5) and ($6::int[] is null or id = any($6))'

/** What stands for `$1` to `$6`: of the Collection are its members with listings there. */
async function filterValues(db: Database, { name, city, language, collection }: AgentFilter, there: Counts) {
  const { city_id } = await placeIds(db, { city })
  const offering = collection ? [...there.keys()] : null
  return [name ?? null, toWordPatterns(name), city_id, language ?? null, collection ?? null, offering]
}

/** Listings by agent: all of them, and those of the Collection. */
type ByAgent = { agent: Counts; agent_in_collection: Counts }

/** One page of the agents that match every filter, by name, with the exact total. */
export async function listAgents(db: Database, filter: AgentFilter, page: number, counts: ByAgent) {
  const { agent, agent_in_collection: there } = counts
  const shown = filter.collection ? there : agent
  const { rows } = await db.$client.query<{ total: number; cards: AgentCardRow[] }>({
    name: 'agents',
    text: `with ${matchNames('agent', `${isInCity} and ${speaks} and ${isMember}`)}
      select (select count(*)::int from named) as total,
        (select coalesce(json_agg(card order by card.folded, card.id), '[]') from (
          select ${agentCardColumns}, agent.folded from ${agentSources}
          where agent.id in (select id from named order by folded, id limit ${agentsPerPage} offset $7)
        ) as card) as cards`,
    values: [...(await filterValues(db, filter, there)), (page - 1) * agentsPerPage],
  })
  const { total, cards } = rows[0]!
  return { total, agents: cards.map((card): AgentCard => toAgentCard(card, shown.get(card.id) ?? 0)) }
}

/** How many of the agents that match the other filters are in each city, and how many speak each language. */
export async function countAgents(db: Database, filter: AgentFilter, there: Counts): Promise<AgentFacets> {
  const { rows } = await db.$client.query<AgentFacets>({
    name: 'agent_facets',
    text: `with ${matchNames('agent', isMember)}
      select
        (select coalesce(json_agg(facet order by facet.count desc, facet.name), '[]') from (
          select city.slug as value, city.name, count(*)::int as count
          from named join city on city.id = named.city_id where ${speaks} group by city.id
        ) as facet) as city,
        (select coalesce(json_agg(facet order by facet.count desc, facet.value), '[]') from (
          select value, count(*)::int as count
          from named cross join unnest(spoken_languages) as value where ${isInCity} group by value
        ) as facet) as language`,
    values: await filterValues(db, filter, there),
  })
  return rows[0]!
}

type ProfileRow = AgentCardRow & {
  about: string
  license: string
  since: number
  areas: { slug: string; name: string }[]
}

export async function getAgent(db: Database, id: number, language: Language, counts: Counts) {
  const { rows } = await db.$client.query<ProfileRow>({
    name: `agent_${language}`,
    text: `select ${agentCardColumns}, agent.about_${language} as about, agent.license, agent.since,
        (select coalesce(json_agg(json_build_object('slug', slug, 'name', name) order by name), '[]')
          from sector where id = any(agent.areas)) as areas
      from ${agentSources} where agent.id = $1 and agent.suspended_at is null`,
    values: [id],
  })
  if (!rows[0]) throw new AppError('agent.not_found')
  return toAgentCard(rows[0], counts.get(id) ?? 0)
}
