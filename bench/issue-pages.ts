import { pathTo, pathToProperty } from '#web/paths.ts'
import type { PropertyCard } from '#contract/property.ts'

import { clientHeaders } from './workload.ts'

/** The pages that are measured, with a real property of the running product. */
export async function issuePages(url: string): Promise<{ name: string; path: string }[]> {
  const answer = await fetch(`${url}/v2/properties?business_type=sale&type=apartment`, { headers: clientHeaders })
  const { data } = (await answer.json()) as { data: PropertyCard[] }
  const property = data[0]
  if (!property) throw new Error('the product has no apartment for sale')
  return [
    { name: 'home', path: pathTo('home', 'es') },
    { name: 'home, English', path: pathTo('home', 'en') },
    { name: 'all', path: pathTo('properties', 'es') },
    { name: 'buy', path: pathTo('buy', 'es') },
    { name: 'rent, English', path: pathTo('rent', 'en') },
    { name: 'Punta Cana', path: pathTo('punta_cana', 'es') },
    { name: 'franchise', path: pathTo('franchises', 'es') },
    { name: 'join', path: pathTo('join', 'es') },
    { name: 'questions', path: pathTo('questions', 'es') },
    { name: 'contact', path: pathTo('contact', 'es') },
    { name: 'terms', path: pathTo('terms', 'es') },
    { name: 'privacy, English', path: pathTo('privacy', 'en') },
    { name: 'property', path: pathToProperty(property, 'es') },
  ]
}
