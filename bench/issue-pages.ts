import { toPath, toAgencyPath, toAgentPath, toPropertyPath } from '#web/paths.ts'
import type { AgentCard } from '#contract/agent/agent.ts'
import type { PropertyCard } from '#contract/property/property.ts'

import { clientHeaders } from './workload.ts'

/** The pages that are measured, with a real property of the running product. */
export async function issuePages(url: string): Promise<{ name: string; path: string }[]> {
  const all = async <Row>(path: string): Promise<Row[]> => {
    const answer = await fetch(url + path, { headers: clientHeaders })
    return ((await answer.json()) as { data: Row[] }).data
  }
  const first = async <Row>(path: string): Promise<Row> => {
    const [row] = await all<Row>(path)
    if (!row) throw new Error(`the product has nothing at ${path}`)
    return row
  }
  const property = await first<PropertyCard>('/v2/properties?business_type=sale&type=apartment&collection=0')
  const house = await first<PropertyCard>('/v2/properties?collection=1')
  const project = await first<{ slug: string }>('/v2/projects')
  const agent = await first<AgentCard>('/v2/agents')
  const member = await first<AgentCard>('/v2/agents?collection=1')
  const compared = await all<PropertyCard>('/v2/properties?business_type=sale&type=apartment&per_page=4')
  return [
    { name: 'home', path: toPath('home', 'es') },
    { name: 'home, English', path: toPath('home', 'en') },
    { name: 'all', path: toPath('properties', 'es') },
    { name: 'buy', path: toPath('buy', 'es') },
    { name: 'rent, English', path: toPath('rent', 'en') },
    { name: 'Punta Cana', path: toPath('punta_cana', 'es') },
    { name: 'mortgages', path: toPath('mortgages', 'es') },
    { name: 'loan calculator', path: toPath('loan_calculator', 'es') },
    { name: 'loan form', path: toPath('loan_form', 'es') },
    { name: 'bank referral', path: toPath('mortgage_referral', 'es') },
    { name: 'projects', path: toPath('projects', 'es') },
    { name: 'project', path: toPath('project', 'es', { slug: project.slug }) },
    { name: 'franchise', path: toPath('franchises', 'es') },
    { name: 'join', path: toPath('join', 'es') },
    { name: 'questions', path: toPath('questions', 'es') },
    { name: 'contact', path: toPath('contact', 'es') },
    { name: 'terms', path: toPath('terms', 'es') },
    { name: 'privacy, English', path: toPath('privacy', 'en') },
    { name: 'agents', path: toPath('agents', 'es') },
    { name: 'agent', path: toAgentPath(agent, 'es') },
    { name: 'agencies, English', path: toPath('agencies', 'en') },
    { name: 'agency', path: toAgencyPath(agent.agency, 'es') },
    { name: 'Collection', path: toPath('collection', 'es') },
    { name: 'Collection, properties', path: toPath('collection_properties', 'es') },
    { name: 'Collection, agents', path: toPath('collection_agents', 'en') },
    { name: 'Collection, property', path: toPropertyPath(house, 'es') },
    { name: 'Collection, agent', path: toAgentPath(member, 'es', true) },
    { name: 'property', path: toPropertyPath(property, 'es') },
    {
      name: 'comparison',
      path: `${toPath('compare', 'es')}?codes=${compared.map(({ code }) => code).join()}`,
    },
    { name: 'sign up', path: toPath('sign_up', 'es') },
    { name: 'sign in, English', path: toPath('sign_in', 'en') },
    { name: 'profile', path: toPath('profile', 'es') },
    { name: 'edit profile', path: toPath('edit_profile', 'es') },
    { name: 'desk', path: toPath('desk', 'es') },
    { name: 'favourites', path: toPath('favourites', 'es') },
    { name: 'saved searches, English', path: toPath('saved_searches', 'en') },
    { name: 'search history', path: toPath('search_history', 'es') },
  ]
}
