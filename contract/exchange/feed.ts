import * as z from 'zod/mini'

import { endpoint } from '../endpoint.ts'
import { problem } from '../fields.ts'

/** The key of an agency's feeds: 32 bytes as base64url. */
const key = z.string(problem('field.required')).check(z.regex(/^[\w-]{43}$/, problem('field.invalid')))

/** What others read of an agency's offers, by the file's name. */
export const feedFiles = ['reso.json', 'meta.xml', 'kyero.xml'] as const
export type FeedFile = (typeof feedFiles)[number]

const addresses = z.object({
  /** Absolute; whoever knows one reads what is on offer. */
  reso_json: z.string(),
  meta_xml: z.string(),
  kyero_xml: z.string(),
  /** The RESO Web API, and what opens it as a bearer. */
  reso_api: z.string(),
  key: z.string(),
  made_at: z.string(),
})
export const ownFeeds = z.nullable(addresses)
export type OwnFeeds = z.infer<typeof ownFeeds>

/** Why a listing on offer is not in a feed: it is a project, its price has too many digits, or it has too few pictures. */
export const leftOutReasons = ['project', 'price', 'pictures'] as const
export type LeftOutReason = (typeof leftOutReasons)[number]
/** As many as are named; how many there are is exact. */
export const maxLeftOut = 50

const leftOutListing = z.object({ code: z.string(), title: z.string(), reason: z.enum(leftOutReasons) })
const leftOutOfFeed = z.object({ count: z.int(), listings: z.array(leftOutListing) })
/** What each feed leaves out; the others have all. */
export const leftOut = z.object({ kyero_xml: leftOutOfFeed, meta_xml: leftOutOfFeed })
export type LeftOut = z.infer<typeof leftOut>

const input = z.object({ key })
const text = z.string()

export const feedEndpoints = {
  reso: endpoint({
    method: 'GET',
    path: '/v2/feeds/{key}/reso.json',
    summary: "An agency's published listings by the RESO Data Dictionary, media included, as one OData answer.",
    input,
    output: z.object({ '@odata.context': text, value: z.array(z.record(z.string(), z.unknown())) }),
  }),
  meta: endpoint({
    method: 'GET',
    path: '/v2/feeds/{key}/meta.xml',
    summary: "An agency's published listings with two pictures or more, as Meta's catalogues of homes take them.",
    input,
    output: text,
    media: 'application/xml',
  }),
  kyero: endpoint({
    method: 'GET',
    path: '/v2/feeds/{key}/kyero.xml',
    summary: "An agency's published listings in Kyero's format, version 3; pesos go as dollars at the dated rate.",
    input,
    output: text,
    media: 'application/xml',
  }),
  own: endpoint({
    method: 'GET',
    path: '/v2/workspace/feeds',
    summary: 'For managers: the addresses under which others read what their agency offers; null where there are none.',
    input: z.object({}),
    output: z.object({ data: ownFeeds }),
  }),
  leftOut: endpoint({
    method: 'GET',
    path: '/v2/workspace/feeds/left-out',
    summary: 'For managers: which of their agency’s published listings a feed leaves out, and why.',
    input: z.object({}),
    output: z.object({ data: leftOut }),
  }),
  change: endpoint({
    method: 'POST',
    path: '/v2/workspace/feeds',
    summary: 'For managers: addresses with a new key; from then on the old ones open nothing.',
    input: z.object({}),
    output: z.object({ data: ownFeeds }),
  }),
  close: endpoint({
    method: 'DELETE',
    path: '/v2/workspace/feeds',
    status: 204,
    summary: 'For managers: from now on nobody reads the feeds of their agency.',
    input: z.object({}),
    output: z.unknown(),
  }),
}
