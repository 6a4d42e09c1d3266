import { agentEndpoints, agentQuery, type AgentCard } from '#contract/agent/agent.ts'
import { placeEndpoints } from '#contract/place/place.ts'
import { searchEndpoints } from '#contract/search/search.ts'

import { describeSchema } from '../../http/schema.ts'
import type { OfferedTool, Working } from './offered-tool.ts'
import { agentsAnswer, placesAnswer } from './output-schemas.ts'
import { linkAgency, linkAgent } from './page-links.ts'

export const findAgents: OfferedTool = {
  name: 'find_agents',
  takes: describeSchema(agentQuery).properties ?? {},
  tells: agentsAnswer,
  async run(given, working) {
    const { data, meta } = await working.ask(agentEndpoints.agents, given)
    const { total, current_page, last_page, per_page } = meta
    return {
      lines: [
        working.t('mcp.total_agents', { count: total, page: current_page, last: last_page }),
        ...data.map((agent) => sayAgent(agent, working)),
      ],
      data: { total, page: current_page, per_page, last_page, agents: data.map((agent) => tellAgent(agent, working)) },
    }
  },
}

function tellAgent(agent: AgentCard, working: Working) {
  const { picture: _, slug: __, agency, ...shown } = agent
  const { id, name } = agency
  return { ...shown, url: linkAgent(agent, working), agency: { id, name, url: linkAgency(agency, working) } }
}

function sayAgent(agent: AgentCard, working: Working): string {
  const { t } = working
  return [
    agent.name,
    agent.agency.name,
    agent.city.name,
    agent.phone,
    t('mcp.speaks', { languages: agent.spoken_languages.join(', ') }),
    t('mcp.listings', { count: agent.properties_count }),
    linkAgent(agent, working),
  ].join(' · ')
}

export const findPlaces: OfferedTool = {
  name: 'find_places',
  takes: { q: { type: 'string', maxLength: 80 } },
  tells: placesAnswer,
  async run({ q }, { ask, t }) {
    if (q === undefined || q === null) {
      const { data: cities } = await ask(placeEndpoints.cities)
      return {
        lines: cities.map(({ name, slug, count, sectors }) => {
          const inside = sectors.map((sector) => `${sector.name} (${sector.slug})`).join(', ')
          return `${name} (${slug}), ${t('mcp.listings', { count })}${inside && `: ${inside}`}`
        }),
        data: { cities },
      }
    }
    const { data: places } = await ask(searchEndpoints.suggestions, { q })
    return {
      lines: [
        places.length === 0 && t('mcp.no_places'),
        ...places.map(
          ({ kind, value, name, context, count }) =>
            `${t(`mcp.place.${kind}`)} · ${[name, context].filter(Boolean).join(', ')} · ${value} · ${t('mcp.listings', { count })}`,
        ),
      ],
      data: { places },
    }
  },
}
