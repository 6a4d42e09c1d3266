import { expect, test } from 'vitest'

import type { AuditLine } from '#contract/audit/audit.ts'
import { getDayHere } from '#contract/day.ts'

import { createDraftWorld, type Person, wholeFlat } from '../draft/test-drafts.ts'

test('a manager reads what was done in the agency, staff all, each by kind, person and day, and nobody else anything', async () => {
  const world = await createDraftWorld()
  const read = async (who: Person, query = '') => {
    const answer = await world.ask('GET', `/v2/workspace/audit${query}`, { headers: who.headers })
    const said = (await answer.json()) as { data: AuditLine[]; next: number | null; people: { name: string }[] }
    return { status: answer.status, ...said }
  }
  const published = await world.press(world.author, await world.begin(world.author, wholeFlat), 'publish')
  const { code } = published.data as unknown as { code: string }
  await world.call(world.staff, 'GET', `/v2/workspace/listings/${code}/private`)
  const [line, first] = (await read(world.manager)).data
  expect(line).toMatchObject({
    kind: 'listing.owner_read',
    by: { name: 'Red', role: 'staff' },
    subject: { kind: 'listing', name: code },
  })
  expect(first).toMatchObject({ kind: 'listing.published', by: { name: 'Ana Pérez' }, details: { code, version: 1 } })
  // Nothing of another agency, and nothing that anybody typed.
  expect((await read(world.stranger)).data).toEqual([])
  expect(JSON.stringify(await read(world.manager))).not.toContain(wholeFlat.title_es)
  expect((await read(world.staff)).data.length).toBeGreaterThanOrEqual(2)

  const kinds = async (query: string) => (await read(world.manager, query)).data.map(({ kind }) => kind)
  expect(await kinds('?kind=listing.published')).toEqual(['listing.published'])
  expect(await kinds(`?person=${world.author.id}`)).toEqual(['listing.published'])
  expect(await kinds(`?day=${getDayHere()}`)).toEqual(['listing.owner_read', 'listing.published'])
  expect(await kinds('?day=2020-01-01')).toEqual([])
  expect((await read(world.manager)).people.map(({ name }) => name)).toEqual(['Ana Pérez', 'Red'])
  for (const who of [world.author, world.buyer]) expect((await read(who)).status).toBe(403)

  await world.db.$client.query(
    `insert into audit_event (kind, agency_id) select 'listing.confirmed', 3 from generate_series(1, 60)`,
  )
  const { data, next } = await read(world.manager)
  expect([data.length, next]).toEqual([50, data.at(-1)!.id])
  const rest = await read(world.manager, `?before=${next}`)
  expect([rest.data.length, rest.next]).toEqual([12, null])
})
