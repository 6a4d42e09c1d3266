import * as z from 'zod/mini'

import { endpoint } from '../endpoint.ts'

/** A name that comes twice is a list, and refused as OData refuses. */
const option = z.optional(z.union([z.string(), z.array(z.string())]))

/** What the RESO Web API is asked with, by OData's names; each resource says which it takes. */
export const odataOptions = [
  '$select',
  '$filter',
  '$top',
  '$skip',
  '$orderby',
  '$count',
  '$expand',
  '$format',
  '$skiptoken',
] as const
export type OdataOption = (typeof odataOptions)[number]

const options = Object.fromEntries(odataOptions.map((name) => [name, option])) as Record<OdataOption, typeof option>
const answer = z.looseObject({ '@odata.context': z.string() })

export const resoApiEndpoints = {
  service: endpoint({
    method: 'GET',
    path: '/v2/reso',
    looksForSession: true,
    summary: 'The service document of the RESO Web API: a read-only subset of Core 2, not certified.',
    input: z.object({}),
    output: answer,
  }),
  resource: endpoint({
    method: 'GET',
    path: '/v2/reso/{resource}',
    looksForSession: true,
    summary:
      "A resource of the RESO Web API: `$metadata`, `Property`, `Property('key')`, `Member`, `Office`, `Lookup`, `Field`. Opened by the bearer of a token.",
    input: z.looseObject({ resource: z.string(), ...options }),
    output: answer,
  }),
}
