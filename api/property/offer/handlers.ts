import { offerEndpoints } from '#contract/property/offer.ts'

import type { Transaction } from '../../database/open.ts'
import { handleSignedIn, type KeepAnswer } from '../../http/handle.ts'
import type { Tools } from '../../tools.ts'
import { readFacts } from '../rank/update-ranks.ts'
import { computeRank } from '../rank/rules.ts'
import { giveListing } from './assign-listing.ts'
import { changePrice } from './change-price.ts'
import { changeStatus, confirmOffer } from './change-status.ts'
import { getOffer, lockOffer, type OfferRow, type Reaching, toOffer } from './queries.ts'

type Change = (tx: Transaction, row: OfferRow) => Promise<OfferRow>

/** The endpoints of what people do to a listing that is public: its state, price, confirmation and agent. */
export function createOfferHandlers({ db, now }: Tools) {
  const endpoints = offerEndpoints
  const change = (code: string, by: Reaching & { keep: KeepAnswer }, work: Change) =>
    db.transaction(async (tx) => {
      const answer = { data: toOffer(await work(tx, await lockOffer(tx, code, by)), by.reach) }
      await by.keep(tx, answer)
      return answer
    })

  return [
    handleSignedIn(endpoints.offer, async ({ input, ...by }) => ({
      data: toOffer(await getOffer(db, input.code, by), by.reach),
    })),

    handleSignedIn(endpoints.rank, async ({ input, ...by }) => {
      const { id } = await getOffer(db, input.code, by)
      const [known] = await readFacts(db, [id])
      return { data: computeRank(known!.facts, now()) }
    }),

    handleSignedIn(endpoints.changeStatus, ({ input, ...by }) =>
      change(input.code, by, (tx, row) => changeStatus(tx, row, input, by, now())),
    ),

    handleSignedIn(endpoints.changePrice, ({ input, ...by }) =>
      change(input.code, by, (tx, row) => changePrice(tx, row, input, by, now())),
    ),

    handleSignedIn(endpoints.confirmOffer, ({ input, ...by }) =>
      change(input.code, by, (tx, row) => confirmOffer(tx, row, by.session, now())),
    ),

    handleSignedIn(endpoints.assignListing, ({ input, ...by }) =>
      change(input.code, by, (tx, row) => giveListing(tx, row, input, by)),
    ),
  ]
}
