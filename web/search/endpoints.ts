import type { Endpoint } from '#contract/endpoint.ts'
import type { propertyEndpoints } from '#contract/property/property.ts'
import type { searchEndpoints } from '#contract/search/search.ts'

// Types only: the schemas of the contract's endpoints stay on the server.
const get = <Door extends Endpoint>(path: Door['path']) => ({ method: 'GET', path }) as unknown as Door

/** The endpoints that a browser opens while someone searches. */
export const endpoints = {
  properties: get<typeof searchEndpoints.properties>('/v2/properties'),
  map: get<typeof searchEndpoints.map>('/v2/properties/map'),
  property: get<typeof propertyEndpoints.property>('/v2/properties/{code}'),
}
