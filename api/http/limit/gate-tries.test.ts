import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { createTestApi } from '../../test-api.ts'
import { createGateTries } from './gate-tries.ts'

test('tries of the gate’s password are counted for all processes, and forgotten for who got in', async () => {
  const { db } = await createTestApi()
  const [here, there] = [createGateTries(db), createGateTries(db)]
  for (let at = 0; at < 5; at++) expect(await (at % 2 ? here : there).count('10.0.0.1')).toBe(0)
  expect(await here.count('10.0.0.1')).toBeGreaterThan(590)
  expect(await there.count('10.0.0.1')).toBeGreaterThan(590)
  expect(await there.count('10.0.0.2')).toBe(0)
  await there.forget('10.0.0.1')
  expect(await here.count('10.0.0.1')).toBe(0)
  // Nobody's address can be read there.
  const { rows } = await db.execute<{ key: string }>(sql`select key from attempt`)
  expect(rows.map(({ key }) => key).join()).not.toContain('10.0.0')
})
