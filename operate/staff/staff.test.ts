import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { clients } from '#api/account/table.ts'
import { withAna } from '#api/account/test-ana.ts'

import { dropFactor, setManager, setStaff } from './set-staff.ts'

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

test('a confirmed account comes to lead an agency, and loses a lost second factor; both are written down', async () => {
  const { db, confirm, agency } = await withAna()
  await confirm()
  const { id } = await agency()
  const email = 'ana@example.com'
  await expect(setManager(db, email, 999)).rejects.toThrow('There is no agency 999.')
  await setManager(db, email, id)
  const read = async () => (await db.select().from(clients).where(eq(clients.email, email)))[0]!
  expect(await read()).toMatchObject({ role: 'manager', agency_id: id })
  expect((await read()).role_since).not.toBeNull()
  await db.update(clients).set({ factor_since: new Date(), factor_secret: Buffer.from('x') })
  await dropFactor(db, email)
  expect(await read()).toMatchObject({ role: 'manager', factor_since: null, factor_secret: null })
  const { rows } = await db.execute(sql`select kind, client_id, details ->> 'by' as by from audit_event`)
  expect(rows).toEqual([1, 2].map(() => ({ kind: 'team.role_changed', client_id: null, by: 'operator' })))
})
