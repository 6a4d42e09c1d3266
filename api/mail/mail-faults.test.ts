import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'

import { createMailWriters } from '../api.ts'
import { createTestApi } from '../test-api.ts'
import { deliverSome } from './deliver-mails.ts'
import { createSmtpMailer } from './mailer.ts'
import { mails } from './table.ts'
import { startTestMailServer } from './test-mail-server.ts'

const password = 'muy larga y secreta'

/** An API whose emails go to a mail server with moods. */
async function withMail() {
  const { ask, db, tools } = await createTestApi()
  const mail = await startTestMailServer()
  const mailer = createSmtpMailer(mail.url, { name: 'Marquesina', address: 'no-reply@example.com' })
  onTestFinished(async () => {
    mailer.close()
    await mail.close()
  })
  const lines: { level: number; msg: string }[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line)) })

  /** Tries the emails that are due until none is, and answers how many were tried. */
  async function deliver(leaving?: AbortSignal): Promise<number> {
    let tried = 0
    const outbox = { db, log, mailer, writers: createMailWriters(tools) }
    for (let some = -1; some !== 0; tried += some) some = await deliverSome(outbox, leaving ? { leaving } : {})
    return tried
  }

  async function signUp(...names: string[]): Promise<number[]> {
    const statuses: number[] = []
    for (const name of names) {
      const body = { full_name: 'Ana Pérez', email: addressOf(name), password, confirmPassword: password }
      statuses.push((await ask('POST', '/v2/clients/sign-up', { body })).status)
    }
    return statuses
  }

  const waitItOut = () => db.update(mails).set({ next_attempt_at: sql`now()` })
  return { mail, deliver, signUp, waitItOut, lines, db }
}

const addressOf = (name: string) => `${name}@example.com`

test('a mail server that refuses holds nobody up, and gets every letter once it is back', async () => {
  const { mail, deliver, signUp, waitItOut, db, lines } = await withMail()
  await mail.become('refuses')
  const names = ['ana', 'juan', 'rosa', 'luis', 'eva', 'pablo']
  expect(await signUp(...names)).toEqual(names.map(() => 201))
  expect(await deliver()).toBe(6)
  expect(await db.select().from(mails)).toEqual(
    names.map(() => expect.objectContaining({ attempts: 1, last_error: expect.stringContaining('ECONNREFUSED') })),
  )
  expect(await deliver()).toBe(0)
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual(names.map(() => [40, 'a letter will be tried again']))

  await mail.become('takes')
  await waitItOut()
  await deliver()
  expect(mail.kept.map(({ to }) => to).toSorted()).toEqual(names.map(addressOf).toSorted())
  await waitItOut()
  expect(await deliver()).toBe(0)
})

test('a mail server that hangs is left, and the letter is tried again', async () => {
  const { mail, deliver, signUp, waitItOut } = await withMail()
  await mail.become('hangs')
  await signUp('ana')
  const leaving = new AbortController()
  const delivering = deliver(leaving.signal)
  await expect.poll(mail.spoilt).toBe(1)
  expect(await signUp('juan')).toEqual([201])
  leaving.abort()
  await delivering
  expect(mail.kept).toEqual([])

  await mail.become('takes')
  await waitItOut()
  await deliver()
  expect(mail.kept.map(({ to }) => to).toSorted()).toEqual(['ana', 'juan'].map(addressOf))
})

test('a letter that is put off three times comes once, and each time by the outbox alone', async () => {
  const { mail, deliver, signUp, waitItOut, db } = await withMail()
  await mail.become('puts off')
  await signUp('ana')
  for (const time of [1, 2, 3]) {
    expect(await deliver()).toBe(1)
    expect(mail.spoilt()).toBe(time)
    await waitItOut()
  }
  await mail.become('takes')
  await deliver()
  expect(mail.kept).toHaveLength(1)
  expect(await db.select().from(mails)).toMatchObject([{ attempts: 4, last_error: null, written: null }])
})

test('a letter that was taken and not said to be comes again under the same name', async () => {
  const { mail, deliver, signUp, waitItOut, db } = await withMail()
  await mail.become('dies')
  await signUp('ana')
  expect(await deliver()).toBe(1)
  expect(mail.kept).toHaveLength(1)

  await mail.become('takes')
  await waitItOut()
  await deliver()
  const [{ id } = { id: '' }] = await db.select().from(mails)
  expect(mail.kept).toEqual([
    { id, to: addressOf('ana') },
    { id, to: addressOf('ana') },
  ])
})

test('one letter that is taken after all brings the others that wait, and not what another process is sending', async () => {
  const { mail, deliver, signUp, db } = await withMail()
  await mail.become('refuses')
  await signUp('ana', 'juan', 'rosa', 'luis', 'eva', 'pablo')
  await deliver()
  const later = sql`now() + interval '10 minutes'`
  await db.update(mails).set({ next_attempt_at: later })
  await db
    .update(mails)
    .set({ last_error: null })
    .where(sql`${mails.to} = ${addressOf('eva')}`)
  expect(await deliver()).toBe(0)

  await mail.become('takes')
  await db
    .update(mails)
    .set({ next_attempt_at: sql`now()` })
    .where(sql`${mails.to} = ${addressOf('rosa')}`)
  expect(await deliver()).toBe(5)
  expect(mail.kept.map(({ to }) => to).toSorted()).toEqual(['ana', 'juan', 'luis', 'pablo', 'rosa'].map(addressOf))
})

test('a letter that nobody took for a day is given up, and the log raises the alarm', async () => {
  const { mail, deliver, signUp, waitItOut, db, lines } = await withMail()
  await mail.become('refuses')
  await signUp('ana', 'juan')
  await db
    .update(mails)
    .set({ created_at: sql`now() - interval '25 hours'` })
    .where(sql`${mails.to} = ${addressOf('ana')}`)
  await deliver()
  expect(lines.filter(({ level }) => level >= 50)).toMatchObject([
    { kind: 'confirm_email', attempts: 1, msg: 'a letter was given up after a day' },
  ])

  await mail.become('takes')
  await waitItOut()
  await deliver()
  expect(mail.kept.map(({ to }) => to)).toEqual([addressOf('juan')])
  const [ana] = await db
    .select()
    .from(mails)
    .where(sql`${mails.to} = ${addressOf('ana')}`)
  expect(ana).toMatchObject({ dead_at: expect.any(Date), delivered_at: null, written: null })
})
