import { pathTo, pathToAgency, pathToAgent, pathToProperty } from '#web/paths.ts'
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
    { name: 'home', path: pathTo('home', 'es') },
    { name: 'home, English', path: pathTo('home', 'en') },
    { name: 'all', path: pathTo('properties', 'es') },
    { name: 'buy', path: pathTo('buy', 'es') },
    { name: 'rent, English', path: pathTo('rent', 'en') },
    { name: 'Punta Cana', path: pathTo('punta_cana', 'es') },
    { name: 'mortgages', path: pathTo('mortgages', 'es') },
    { name: 'loan calculator', path: pathTo('loan_calculator', 'es') },
    { name: 'loan form', path: pathTo('loan_form', 'es') },
    { name: 'bank referral', path: pathTo('mortgage_referral', 'es') },
    { name: 'projects', path: pathTo('projects', 'es') },
    { name: 'project', path: pathTo('project', 'es', { slug: project.slug }) },
    { name: 'franchise', path: pathTo('franchises', 'es') },
    { name: 'join', path: pathTo('join', 'es') },
    { name: 'questions', path: pathTo('questions', 'es') },
    { name: 'contact', path: pathTo('contact', 'es') },
    { name: 'terms', path: pathTo('terms', 'es') },
    { name: 'privacy, English', path: pathTo('privacy', 'en') },
    { name: 'agents', path: pathTo('agents', 'es') },
    { name: 'agent', path: pathToAgent(agent, 'es') },
    { name: 'agencies, English', path: pathTo('agencies', 'en') },
    { name: 'agency', path: pathToAgency(agent.agency, 'es') },
    { name: 'Collection', path: pathTo('collection', 'es') },
    { name: 'Collection, properties', path: pathTo('collection_properties', 'es') },
    { name: 'Collection, agents', path: pathTo('collection_agents', 'en') },
    { name: 'Collection, property', path: pathToProperty(house, 'es') },
    { name: 'Collection, agent', path: pathToAgent(member, 'es', true) },
    { name: 'property', path: pathToProperty(property, 'es') },
    {
      name: 'comparison',
      path: `${pathTo('compare', 'es')}?codes=${compared.map(({ code }) => code).join()}`,
    },
    { name: 'sign up', path: pathTo('sign_up', 'es') },
    { name: 'sign in, English', path: pathTo('sign_in', 'en') },
    { name: 'profile', path: pathTo('profile', 'es') },
    { name: 'edit profile', path: pathTo('edit_profile', 'es') },
    { name: 'desk', path: pathTo('desk', 'es') },
    { name: 'favourites', path: pathTo('favourites', 'es') },
    { name: 'saved searches, English', path: pathTo('saved_searches', 'en') },
    { name: 'search history', path: pathTo('search_history', 'es') },
  ]
}
