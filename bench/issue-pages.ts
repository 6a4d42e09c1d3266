import { pathTo, pathToProperty } from '#web/paths.ts'
import type { PropertyCard } from '#contract/property.ts'

import { clientHeaders } from './workload.ts'

/** The pages that are measured, with a real property of the running product. */
export async function issuePages(url: string): Promise<{ name: string; path: string }[]> {
  const answer = await fetch(`${url}/v2/properties?business_type=sale&type=apartment`, { headers: clientHeaders })
  const { data } = (await answer.json()) as { data: PropertyCard[] }
  const found = await fetch(`${url}/v2/projects`, { headers: clientHeaders })
  const [project] = ((await found.json()) as { data: { slug: string }[] }).data
  const property = data[0]
  if (!project) throw new Error('the product has no project')
  if (!property) throw new Error('the product has no apartment for sale')
  return [
    { name: 'home', path: pathTo('home', 'es') },
    { name: 'home, English', path: pathTo('home', 'en') },
    { name: 'all', path: pathTo('properties', 'es') },
    { name: 'buy', path: pathTo('buy', 'es') },
    { name: 'rent, English', path: pathTo('rent', 'en') },
    { name: 'Punta Cana', path: pathTo('punta_cana', 'es') },
    { name: 'projects', path: pathTo('projects', 'es') },
    { name: 'project', path: pathTo('project', 'es', { slug: project.slug }) },
    { name: 'property', path: pathToProperty(property, 'es') },
  ]
}
    {
      name: 'comparison',
      path: `${pathTo('compare', 'es')}?codes=${data
        .slice(0, 4)
        .map(({ code }) => code)
        .join()}`,
    },
    { name: 'favourites', path: pathTo('favourites', 'es') },
