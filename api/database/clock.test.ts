import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { signUpBody } from '../account/test-ana.ts'
import { createMailWriters } from '../api.ts'
import { deliverSome } from '../mail/deliver-mails.ts'
import { deleteExpired } from '../operation/start-maintenance.ts'
import { createTestApi } from '../test-api.ts'
import { createCaptcha } from '../tools/captcha.ts'
import { chooseUploads } from '../tools/choose-uploads.ts'
import { startTestStore } from '../tools/test-store.ts'
import { followClock, type Clock } from './follow-clock.ts'

const secret = 'a secret of the tests, of more than 32 letters'
const hour = 3_600_000
const log = pino({ level: 'silent' })

let clock: Clock | undefined
afterEach(() => {
  clock?.close()
  vi.useRealTimers()
})

/** An API on a machine whose clock is `beside` the database's by so many hours; the database runs in a thread of its own. */
async function standBeside(hours: number) {
  const now = () => clock!.now()
  const world = await createTestApi({ now, captcha: createCaptcha(secret, now) })
  vi.setSystemTime(Date.now() + hours * hour)
  const said: object[] = []
  clock = followClock(world.tools.database, { warn: (about: object) => void said.push(about) } as typeof log)
  await clock.known
  const { rows } = await world.db.execute<{ now: number }>(sql`select extract(epoch from now())::float8 as now`)
  /** Seconds that are left of the link in the newest email, by the database's clock. */
  const readLife = async () => {
    const link = new URL(/http:\/\/localhost:3000\/\S+/.exec((await world.readMails()).at(-1)!.text)![0])
    return Number(link.searchParams.get('expires')) - rows[0]!.now
  }
  const solve = async (action: string) => {
    const { data: challenge } = await (await world.ask('GET', `/v2/captcha?action=${action}`)).json()
    return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }))
  }
  const post = async (path: string, body: object) => {
    const answer = await world.ask('POST', path, { body })
    return { status: answer.status, ...(await answer.json()) }
  }
  return { ...world, now, said, readLife, solve, post }
}

describe.each([
  ['two hours behind', -2],
  ['two days ahead', 48],
])('on a machine whose clock is %s', (_, hours) => {
  test('the time is the database’s, and the difference is said once', async () => {
    const { now, said, db } = await standBeside(hours)
    const { rows } = await db.execute<{ now: number }>(sql`select extract(epoch from clock_timestamp())::float8 as now`)
    // Within seconds: hours is what it must not be.
    expect(Math.abs(now().getTime() / 1000 - rows[0]!.now)).toBeLessThan(60)
    expect(said).toEqual([{ seconds: expect.closeTo(hours * 3600, -2) }])
  })

  test('the link that confirms a newsletter or an alert lives its eight hours', async () => {
    const { post, solve, readLife, db } = await standBeside(hours)
    const email = 'ana@example.com'
    const wanted = { email, name: 'Ana Pérez', interests: ['marketing', 3], lists: [2] }
    const newsletter = { ...wanted, 'g-recaptcha-response': await solve('newsletter') }
    expect((await post('/v2/newsletter-subscription', newsletter)).status).toBe(200)
    expect(await readLife()).toBeCloseTo(8 * 3600, -3)
    await db.execute(sql`delete from letter`)
    const alert = { email, name: 'Casas', criteria: {}, alert: 'instant', 'g-recaptcha-response': await solve('alert') }
    expect((await post('/v2/alerts', alert)).status).toBe(201)
    expect(await readLife()).toBeCloseTo(8 * 3600, -3)
  })

  test('work for a captcha opens its form once, also after what is over was forgotten', async () => {
    const { post, solve, db } = await standBeside(hours)
    const answer = await solve('sign_up')
    const signUp = (email: string) =>
      post('/v2/clients/sign-up', { ...signUpBody, email, 'g-recaptcha-response': answer })
    expect((await signUp('ana@example.com')).status).toBe(201)
    await deleteExpired(db)
    expect((await signUp('eva@example.com')).status).toBe(422)
  })

  test('a letter that met a mail server in trouble is tried again, and not given up', async () => {
    const { post, solve, db, tools } = await standBeside(hours)
    await post('/v2/clients/sign-up', { ...signUpBody, 'g-recaptcha-response': await solve('sign_up') })
    const mailer = { send: () => Promise.reject(new Error('451 later')), close: () => {} }
    await deliverSome({ db, log, mailer, writers: createMailWriters(tools) })
    const { rows } = await db.execute(sql`select attempts, dead_at, written is null as is_gone from letter`)
    expect(rows).toEqual([{ attempts: 1, dead_at: null, is_gone: false }])
  })
})

test('work for a captcha is over after twenty minutes, whatever the machine says', async () => {
  const { post, solve, now } = await standBeside(-2)
  const answer = await solve('sign_up')
  const later = new Date(now().getTime() + 21 * 60_000)
  clock = { ...clock!, now: () => later }
  expect((await post('/v2/clients/sign-up', { ...signUpBody, 'g-recaptcha-response': answer })).status).toBe(422)
})

test('a store is asked with signatures of the database’s time', async () => {
  const key = { id: 'AKIATEST', secret: 'key', region: 'us-east-1' }
  const store = await startTestStore(key, 'pictures')
  const settings = {
    STORAGE_URL: 's3://pictures',
    AWS_ACCESS_KEY_ID: key.id,
    AWS_SECRET_ACCESS_KEY: key.secret,
    AWS_REGION: key.region,
    AWS_ENDPOINT_URL: store.endpoint,
  }
  const ask = (now: () => Date) => chooseUploads(settings, '', now).read('00000000-0000-4000-8000-000000000000.webp')
  expect(await ask(() => new Date())).toBeNull()
  await expect(ask(() => new Date(Date.now() - hour))).rejects.toThrow('RequestTimeTooSkewed')
  store.close()
})
