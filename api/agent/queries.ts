import type { AgentCard } from '#contract/agent.ts'
import type { Language } from '#contract/fields.ts'

import type { Database } from '../database/open.ts'
import { AppError } from '../http/app-error.ts'
import { type Counts, placeIds } from '../place/queries.ts'
import { agentCardColumns, agentCardOf, type AgentCardRow, agentSources } from './card.ts'

export const agentsPerPage = 24

export type AgentFilter = {
  name?: string | undefined
  city?: string | undefined
  language?: string | undefined
  collection?: boolean | undefined
  agency?: number | undefined
}

/** One page of the agents that match every filter, by name, with the exact total. */
export async function listAgents(db: Database, filter: AgentFilter, page: number, counts: Counts) {
  const { city_id } = await placeIds(db, { city: filter.city })
  const values = [
    filter.name ?? null,
    city_id,
    filter.language ?? null,
    filter.collection ?? null,
    filter.agency ?? null,
  ]
  const { rows } = await db.$client.query<{ total: number; cards: AgentCardRow[] }>({
    name: 'agents',
    text: `with found as (
        select id, folded from agent
        where ($1::text is null or strpos(folded, fold_name($1)) > 0)
          and ($2::int is null or city_id = $2)
          and ($3::text is null or $3 = any(spoken_languages))
          and ($4::boolean is null or is_collection = $4)
          and ($5::int is null or agency_id = $5)
      )
      select (select count(*)::int from found) as total,
        (select coalesce(json_agg(card order by card.folded, card.id), '[]') from (
          select ${agentCardColumns}, agent.folded from ${agentSources}
          where agent.id in (select id from found order by folded, id limit ${agentsPerPage} offset $6)
        ) as card) as cards`,
    values: [...values, (page - 1) * agentsPerPage],
  })
  const { total, cards } = rows[0]!
  return { total, agents: cards.map((card): AgentCard => agentCardOf(card, counts.get(card.id) ?? 0)) }
}

type ProfileRow = AgentCardRow & { about: string; license: string; since: number }

export async function agentById(db: Database, id: number, language: Language, counts: Counts) {
  const { rows } = await db.$client.query<ProfileRow>({
    name: `agent_${language}`,
    text: `select ${agentCardColumns}, agent.about_${language} as about, agent.license, agent.since
      from ${agentSources} where agent.id = $1`,
    values: [id],
  })
  if (!rows[0]) throw new AppError('agent.not_found')
  return agentCardOf(rows[0], counts.get(id) ?? 0)
}
