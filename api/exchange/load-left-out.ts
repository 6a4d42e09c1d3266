import type { Language } from '#contract/fields.ts'
import { type LeftOut, type LeftOutReason, maxLeftOut } from '#contract/exchange/feed.ts'
import { largestKyeroPrice } from '#contract/exchange/kyero.ts'
import { metaPictures } from '#contract/exchange/meta.ts'

import type { Database } from '../database/open.ts'

type Row = { feed: keyof LeftOut; code: string; title: string; reason: LeftOutReason; count: number }

/** What feeds leave out of an agency's published listings, by the rules of their writers; how many is exact. */
export async function loadLeftOut(db: Database, agency_id: number, language: Language): Promise<LeftOut> {
  const { rows } = await db.$client.query<Row>({
    name: `left_out_${language}`,
    text: `
      with offer as (
        select id, code, type, title_${language} as title,
          round(price / case currency when 'DOP' then newest_rate() else 1 end) as dollars,
          (select count(*) from photo where listing_id = listing.id and kind = 'photo') as pictures
        from listing where agency_id = $1 and status = 'published'
      ), gap as (
        select 'kyero_xml' as feed, id, code, title, case when type = 'project' then 'project' else 'price' end as reason
        from offer where type = 'project' or dollars > $2
        union all
        select 'meta_xml', id, code, title, 'pictures' from offer where pictures < $3
      ), numbered as (
        select gap.*, row_number() over by_feed as place, (count(*) over (partition by feed))::int as count
        from gap window by_feed as (partition by feed order by id)
      )
      select feed, code, title, reason, count from numbered where place <= $4 order by feed, place`,
    values: [agency_id, largestKyeroPrice, metaPictures.least, maxLeftOut],
  })
  const of = (feed: keyof LeftOut) => {
    const some = rows.filter((row) => row.feed === feed)
    return { count: some[0]?.count ?? 0, listings: some.map(({ code, title, reason }) => ({ code, title, reason })) }
  }
  return { kyero_xml: of('kyero_xml'), meta_xml: of('meta_xml') }
}
