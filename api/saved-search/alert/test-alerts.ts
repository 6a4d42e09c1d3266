import { eq, sql } from 'drizzle-orm'

import type { Mail } from '../../mail/mailer.ts'
import { listings } from '../../property/table.ts'
import { createTestApi } from '../../test-api.ts'

/** What may be changed of a listing. */
export type Row = Partial<typeof listings.$inferInsert>

/** Ana, who is told at once of what costs 200,000 dollars at most in Santo Domingo. */
export async function createWorld(said: object = {}) {
  const world = await createTestApi()
  const { headers } = await world.client({ full_name: 'Ana Pérez', email: 'ana@example.com' })
  const ana = async (method: string, path: string, body?: unknown) => {
    const answer = await world.ask(method, `/v2/clients${path}`, { headers, ...(body !== undefined && { body }) })
    return answer.status === 204 ? null : (await answer.json()).data
  }
  const criteria = { city: 'santo-domingo', max_price: 200_000 }
  const search = await ana('POST', '/searches', { name: 'En la capital', criteria, alert: 'instant', ...said })
  const change = (id: number, row: Row) => world.db.update(listings).set(row).where(eq(listings.id, id))
  /** The emails of what happened until now; a second email at once need not wait for half a minute here. */
  const mails = async (): Promise<Mail[]> => {
    await world.followEvents()
    await world.db.execute(sql`update saved_search set last_letter_at = last_letter_at - interval '1 minute'`)
    return world.readMails()
  }
  const post = (path: string, body: object) => world.ask('POST', path, { body, lang: 'es' })
  return { ...world, ana, search, change, mails, post }
}

/** The first address in a text that has this part. */
export function findAddress(text: string, part: string): URL {
  return new URL(text.split(/\s+/).find((word) => word.includes(part))!)
}
