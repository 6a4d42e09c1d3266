import { feedEndpoints, type OwnFeeds } from '#contract/exchange/feed.ts'
import { writeMetaFeed } from '#contract/exchange/meta.ts'
import type { ResoSource } from '#contract/exchange/reso-fields.ts'
import { writeResoFeed } from '#contract/exchange/reso.ts'
import { type KyeroRow, writeKyero } from '#contract/exchange/write-kyero.ts'

import { AppError } from '../app-error.ts'
import { readExchangeRate } from '../exchange-rate/queries.ts'
import { handle, handleSignedIn } from '../http/handle.ts'
import type { Session } from '../tools/session.ts'
import type { Tools } from '../tools.ts'
import { changeFeed, closeFeed } from './change-feed.ts'
import { loadLeftOut } from './load-left-out.ts'
import { findFeed, findOwnFeed } from './queries.ts'
import { streamFeed } from './stream-feed.ts'

const xml = 'application/xml; charset=utf-8'

/** What others read of an agency's offers, and how its managers let them. */
export function createExchangeHandlers(tools: Tools) {
  const { db, siteUrl, brandName } = tools
  const endpoints = feedEndpoints
  const requireFeed = async (key: string) => {
    const feed = await findFeed(db, key)
    if (!feed) throw new AppError('feed.not_found')
    return feed
  }

  return [
    handle(endpoints.reso, async ({ input: { key }, header }) =>
      streamFeed(
        tools,
        { ...(await requireFeed(key)), name: 'reso', header },
        { type: 'application/json; charset=utf-8', write: (sources) => writeResoFeed(sources, siteUrl) },
      ),
    ),

    handle(endpoints.meta, async ({ input: { key }, header }) =>
      streamFeed(
        tools,
        { ...(await requireFeed(key)), name: 'meta', header },
        { type: xml, write: (sources) => writeMetaFeed(sources, { title: brandName, link: siteUrl }) },
      ),
    ),

    handle(endpoints.kyero, async ({ input: { key }, header }) => {
      const feed = await requireFeed(key)
      const { rate: value, date } = await readExchangeRate(db)
      const write = (sources: AsyncIterable<ResoSource>) =>
        // What is not in it the workspace names.
        writeKyero(toKyeroRows(sources), { rate: { value, date }, leaveOut: () => {} })
      return streamFeed(tools, { ...feed, name: 'kyero', header }, { type: xml, write })
    }),

    handleSignedIn(endpoints.own, async ({ session }) => ({
      data: describeFeeds(await findOwnFeed(db, agencyOf(session)), siteUrl),
    })),

    handleSignedIn(endpoints.leftOut, async ({ session, language }) => ({
      data: await loadLeftOut(db, agencyOf(session), language),
    })),

    handleSignedIn(endpoints.change, async ({ session }) => ({
      data: describeFeeds(await changeFeed(db, session, agencyOf(session)), siteUrl),
    })),

    handleSignedIn(endpoints.close, async ({ session }) => {
      await closeFeed(db, session, agencyOf(session))
      return null
    }),
  ]
}

/** Rows of Kyero's: it has no kind for an offer of a whole project. */
async function* toKyeroRows(sources: AsyncIterable<ResoSource>): AsyncGenerator<KyeroRow> {
  for await (const { row, facts } of sources)
    if (row.document.type) yield { ...row, places: facts.places, pages: facts.urls }
}

function agencyOf({ agency_id }: Session): number {
  if (agency_id === null) throw new AppError('request.not_allowed')
  return agency_id
}

function describeFeeds(feed: { key: string; made_at: Date } | null, siteUrl: string): OwnFeeds {
  if (!feed) return null
  const { key, made_at } = feed
  const at = `${siteUrl}/v2/feeds/${key}`
  return {
    reso_json: `${at}/reso.json`,
    meta_xml: `${at}/meta.xml`,
    kyero_xml: `${at}/kyero.xml`,
    reso_api: `${siteUrl}/v2/reso`,
    key,
    made_at: made_at.toISOString(),
  }
}
