import * as z from 'zod/mini'

/** How many Dominican pesos one US dollar bought, who said so and on which day (ISO date). */
export const exchangeRate = z.object({
  base: z.literal('USD'),
  quote: z.literal('DOP'),
  rate: z.number(),
  source: z.string(),
  date: z.string(),
})
export type ExchangeRate = z.infer<typeof exchangeRate>
