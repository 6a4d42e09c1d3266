import { agentEndpoints } from '#contract/agent/agent.ts'

import { handle } from '../http/handle.ts'
import { pageOf } from '../http/list.ts'
import type { Tools } from '../tools.ts'
import { getAgent, agentsPerPage, countAgents, listAgents } from './queries.ts'

export function createAgentHandlers({ readDb, search }: Tools) {
  return [
    handle(agentEndpoints.agents, async ({ input: { page, ...filter } }) => {
      const { total, agents } = await listAgents(readDb, filter, page, search.counts())
      return { data: agents, ...pageOf(agentEndpoints.agents.path, filter, { page, per_page: agentsPerPage, total }) }
    }),

    handle(agentEndpoints.facets, async ({ input }) => ({
      data: await countAgents(readDb, input, search.counts().agent_in_collection),
    })),

    handle(agentEndpoints.agent, async ({ input, language }) => ({
      data: await getAgent(readDb, input.id, language, search.counts().agent),
    })),
  ]
}
