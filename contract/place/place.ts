import * as z from 'zod/mini'

import { endpoint } from '../endpoint.ts'

/** A place's name in an address and on paper. */
export const placeName = z.object({ slug: z.string(), name: z.string() })

export const city = z.object({
  slug: z.string(),
  name: z.string(),
  province: placeName,
  latitude: z.number(),
  longitude: z.number(),
  /** Published listings. */
  count: z.int(),
  sectors: z.array(z.object({ slug: z.string(), name: z.string(), count: z.int() })),
})
export type City = z.infer<typeof city>

export const placeEndpoints = {
  cities: endpoint({
    method: 'GET',
    path: '/v2/cities',
    summary: 'Every city and town with its sectors and how many listings each has, most first.',
    input: z.object({}),
    output: z.object({ data: z.array(city) }),
  }),
}
