import type { Transaction } from '../../database/open.ts'
import type { Maker } from './add-version.ts'
import { type Publication, publishListings, type PublishedListing } from './publish-listings.ts'

/** Publishes one document, as `publishListings` does however many. */
export async function publishListing(
  tx: Transaction,
  tools: { secret: string; now: () => Date },
  { maker, ...publication }: Publication & { maker: Maker },
): Promise<PublishedListing> {
  const [published] = await publishListings(tx, tools, [publication], maker)
  return published!
}
