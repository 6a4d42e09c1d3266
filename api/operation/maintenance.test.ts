import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { mailRetentionDays } from '#contract/mail/mail.ts'

import { withAna } from '../account/test-ana.ts'
import { startMaintenance } from './start-maintenance.ts'

test('to whom a letter went is forgotten in time, and a letter that waits never', async () => {
  const { db, tools, post, readMails } = await withAna()
  const name = async (email: string) => {
    await post('/resend-confirm-email', { email: 'ana@example.com' })
    await db.execute(sql`update letter set "to" = ${email} where "to" = 'ana@example.com'`)
  }
  await name('over@example.com')
  await readMails()
  await name('known@example.com')
  await readMails()
  await name('waits@example.com')
  const move = (email: string, column: string, hours: number) =>
    db.execute(sql`
      update letter set ${sql.identifier(column)} =
        now() - make_interval(days => ${mailRetentionDays}) + make_interval(hours => ${hours})
      where "to" = ${email}`)
  await move('over@example.com', 'delivered_at', -1)
  await move('known@example.com', 'delivered_at', 1)
  await move('waits@example.com', 'created_at', -1)

  await startMaintenance(tools).close()
  const { rows } = await db.execute(sql`select distinct "to" from letter order by 1`)
  expect(rows).toEqual([{ to: 'known@example.com' }, { to: 'waits@example.com' }])
})
