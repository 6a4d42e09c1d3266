import { eq } from 'drizzle-orm'

import type { Offer } from '#contract/property/offer.ts'

import { listings } from '../table.ts'
import { createTestApi } from '../../test-api.ts'

/** Two agents of one agency with their manager, a manager of another agency, and staff, on a clock that can be moved. */
export async function createOffers(at = new Date('2026-11-23T14:00:00Z')) {
  let moment = at
  const world = await createTestApi({ now: () => moment })
  await world.agency({ id: 1 })
  await world.agency({ id: 2 })
  await world.agent({ id: 1, agency_id: 1, email: 'agente1@example.com' })
  await world.agent({ id: 2, agency_id: 1, email: 'agente2@example.com' })
  await world.agent({ id: 3, agency_id: 2 })
  const people = {
    agent: await world.client({ role: 'agent', agent_id: 1 }),
    colleague: await world.client({ role: 'agent', agent_id: 2 }),
    manager: await world.client({ role: 'manager', agency_id: 1, email: 'gerente@example.com' }),
    stranger: await world.client({ role: 'manager', agency_id: 2 }),
    staff: await world.client({ role: 'staff' }),
  }
  const call = async (who: keyof typeof people, method: string, path: string, body?: object) => {
    const answer = await world.ask(method, `/v2/workspace/listings/${path}`, { headers: people[who].headers, body })
    const said = (await answer.json()) as { data: Offer; code: string; errors?: Record<string, string[]> }
    return { status: answer.status, ...said }
  }
  /** Does it on what the offer is now. */
  const act = async (who: keyof typeof people, code: string, body: object, verb = 'status') => {
    const { data } = await call(who, 'GET', `${code}/offer`)
    return call(who, 'POST', `${code}/${verb}`, { version: data?.version ?? 'x', ...body })
  }
  const rowOf = async (code: string) => (await world.db.select().from(listings).where(eq(listings.code, code)))[0]!
  return {
    ...world,
    people,
    call,
    act,
    rowOf,
    now: () => moment,
    /** Lets so many days pass. */
    pass: (days: number) => void (moment = new Date(moment.getTime() + days * 86_400_000)),
    setNow: (next: Date) => void (moment = next),
  }
}
