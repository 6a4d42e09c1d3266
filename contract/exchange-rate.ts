import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'

/** How many Dominican pesos one US dollar bought, who said so and on which day (ISO date). */
export const exchangeRate = z.object({
  base: z.literal('USD'),
  quote: z.literal('DOP'),
  rate: z.number(),
  source: z.string(),
  date: z.string(),
})
export type ExchangeRate = z.infer<typeof exchangeRate>

export const exchangeRateEndpoints = {
  exchangeRate: endpoint({
    method: 'GET',
    path: '/v2/exchange-rate',
    access: 'client',
    summary: 'The dated rate at which every price is shown in the other currency.',
    input: z.object({}),
    output: z.object({ data: exchangeRate }),
  }),
}
