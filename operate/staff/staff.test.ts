import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { clients } from '#api/account/table.ts'
import { withAna } from '#api/account/test-ana.ts'

import { setStaff } from './set-staff.ts'

test('a confirmed account becomes one of the staff, and a client’s again', async () => {
  const { db, confirm } = await withAna()
  await expect(setStaff(db, 'ana@example.com', true)).rejects.toThrow('No confirmed account has ana@example.com.')
  await confirm()
  const readRole = async () => (await db.select().from(clients).where(eq(clients.email, 'ana@example.com')))[0]?.role
  expect(await setStaff(db, ' Ana@Example.com ', true)).toMatch(/^Ana/)
  expect(await readRole()).toBe('staff')
  await setStaff(db, 'ana@example.com', false)
  expect(await readRole()).toBe('client')
  await expect(setStaff(db, "nobody'@example.com", true)).rejects.toThrow('No confirmed account')
})
