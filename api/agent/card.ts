import type { AgentCard } from '#contract/agent/agent.ts'
import { toSlug } from '#contract/slugs.ts'

/** An agent's card as SQL gives it: without the words of addresses and the count of listings. */
export type AgentCardRow = Omit<AgentCard, 'slug' | 'agency' | 'properties_count'> & {
  agency: Omit<AgentCard['agency'], 'slug'>
}

export function toAgentCard<Row extends AgentCardRow>(row: Row, properties_count: number) {
  const agency = { ...row.agency, slug: toSlug(row.agency.name) }
  return { ...row, agency, slug: toSlug(row.name), properties_count }
}

/** The columns of an `AgentCardRow`, for `agentSources`. */
export const agentCardColumns = `
  agent.id, agent.name, agent.picture, agent.phone, agent.whatsapp, agent.email,
  agent.spoken_languages, agent.is_collection,
  json_build_object('slug', agent_city.slug, 'name', agent_city.name) as city,
  json_build_object('id', agency.id, 'name', agency.name, 'logo', agency.logo) as agency`

export const agentSources = `agent
  join city as agent_city on agent_city.id = agent.city_id
  join agency on agency.id = agent.agency_id`

/** SQL for one agent's `AgentCardRow` as JSON. */
export function selectAgentCard(id: string): string {
  return `(select to_json(card) from (select ${agentCardColumns} from ${agentSources} where agent.id = ${id}) as card)`
}
