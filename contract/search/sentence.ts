import * as z from 'zod/mini'

import { endpoint } from '../endpoint.ts'
import { features } from '../property/feature.ts'
import { currency, problem, slug } from '../fields.ts'
import { businessTypes, propertyTypes } from '../property/property-type.ts'
import { type FilterNameWith, listFilterNames } from './filters.ts'
import { sorts } from './search.ts'

/** Nobody describes a home in more; the rest is not read. */
export const longestSentence = 240

const amount = z.optional(z.number())
const oneToFive = z.optional(z.int())
const flag = z.optional(z.boolean())

/** The flags that a sentence can ask for. */
export const saidFlags = listFilterNames({ kind: 'flag', isSaid: true })
const flags = Object.fromEntries(saidFlags.map((name) => [name, flag])) as Record<
  (typeof saidFlags)[number],
  typeof flag
>

/** What a sentence can ask for: the names and meanings of the search itself. */
export const sentenceSearch = z.object({
  business_type: z.optional(z.enum(businessTypes)),
  type: z.optional(z.array(z.enum(propertyTypes))),
  city: z.optional(slug),
  sector: z.optional(slug),
  q: z.optional(z.string()),
  min_price: amount,
  max_price: amount,
  max_payment: amount,
  currency: z.optional(currency),
  bedrooms: oneToFive,
  bathrooms: oneToFive,
  parkings: oneToFive,
  stories: oneToFive,
  min_m2: amount,
  max_m2: amount,
  features: z.optional(z.array(z.enum(features as readonly [string, ...string[]]))),
  ...flags,
  min_power_water: amount,
  sort: z.optional(z.enum(sorts)),
} satisfies Record<FilterNameWith<{ isSaid: true }> | 'sort', z.ZodMiniType>)
export type SentenceSearch = z.infer<typeof sentenceSearch>

export const sentenceEndpoints = {
  sentence: endpoint({
    method: 'GET',
    path: '/v2/search-in-words',
    summary: 'The search that a sentence in Spanish or English means, and which of its words were not used.',
    input: z.object({
      text: z
        .string(problem('field.required'))
        .check(z.trim(), z.maxLength(longestSentence, problem('field.too_long'))),
    }),
    output: z.object({
      data: z.object({
        /** Ready to be asked of `/v2/properties`; `q` holds the words without a filter that find something. */
        search: sentenceSearch,
        /** What its places are called. */
        names: z.object({ city: z.optional(z.string()), sector: z.optional(z.string()) }),
        /** The pieces of the sentence that became filters, as they were typed. */
        understood: z.array(z.string()),
        /** The pieces that did not. */
        unused: z.array(z.string()),
      }),
    }),
  }),
}
