import { mkdtemp, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Pool } from 'pg'

import { openDatabase } from '#api/database/open.ts'
import { startTestMailServer, type TestMailServer } from '#api/letter/test-mail-server.ts'

import { startProduct } from '../../check/product.ts'
import { printTable } from '../table.ts'
import { makeWorld, settingsFor, startServer } from '../world.ts'
import { enquiries } from './enquiries.ts'
import { favourites, signUps, type Write } from './writes.ts'

// R2: the process is killed under writing clients, again and again, on the embedded database and on a server.
// What was acknowledged must be there, and each account and enquiry must have its letters, once.
const asked = process.argv.slice(2)
const rounds = asked.includes('--rounds') ? Number(asked[asked.indexOf('--rounds') + 1]) : 20
const isWanted = (name: string) => !asked.some((word) => /^[a-z]/.test(word)) || asked.includes(name)

type Place = { name: string; settings: Record<string, string>; url?: string; dataDir: string }

if (isWanted('embedded')) {
  const dataDir = await mkdtemp(join(tmpdir(), 'marquesina-kills-'))
  await killAgainAndAgain({ name: 'embedded database', settings: { DATA_DIR: dataDir }, dataDir })
  await rm(dataDir, { recursive: true, force: true })
}
if (isWanted('server')) {
  const server = await startServer()
  try {
    const url = await makeWorld(server, 1200)
    await killAgainAndAgain({ name: 'PostgreSQL', settings: settingsFor(url), url, dataDir: '' })
  } finally {
    await server.stop()
  }
}

async function killAgainAndAgain(place: Place): Promise<void> {
  const mail = await startTestMailServer()
  const writes = [signUps(), favourites(), enquiries()]
  const settings = { ...place.settings, MAIL_URL: mail.url, CAPTCHA: 'off', LEADS_PER_HOUR: '0', LOG_LEVEL: 'error' }
  const wrongs: string[] = []
  const starts: number[] = []
  for (let round = 1; round <= rounds; round++) {
    const product = await startProduct(settings)
    starts.push(product.readyAfter)
    if (round === 1) for (const one of writes) await one.begin?.(product.url)
    const callers = startWriting(writes, product.url)
    await sleep(1000 + Math.random() * 4000)
    const ended = once(product.process, 'exit')
    product.process.kill('SIGKILL')
    await ended
    wrongs.push(...(await callers.stop()))
    await product.stop()
    wrongs.push(
      ...(await look(place, async (pool) => (await Promise.all(writes.map((one) => one.wrongs(pool)))).flat())),
    )
  }
  const ids = await look(place, letterIds)
  const product = await startProduct(settings)
  await untilDelivered(mail, ids)
  await product.stop()
  const delivered = new Set(mail.kept.map(({ id }) => id)).size
  wrongs.push(...(await look(place, (pool) => lettersNotSent(pool, mail))))
  printTable(
    `${rounds} rounds of kill -9 under ${writes.reduce((sum, { callers }) => sum + callers, 0)} clients, ${place.name}`,
    ['what', 'seen'],
    [
      ...writes.map((one) => [`acknowledged ${one.name}`, String(one.acknowledged())]),
      ['letters delivered', `${delivered}, ${mail.kept.length - delivered} of them again under the same Message-ID`],
      ['longest start after a kill', `${Math.max(...starts.slice(1))} ms`],
      ['wrong', wrongs.length === 0 ? 'nothing' : String(wrongs.length)],
    ],
  )
  for (const wrong of wrongs.slice(0, 10)) console.log(wrong)
  await mail.close()
  if (wrongs.length > 0) process.exitCode = 1
}

/** Clients that write until the process is gone; a refusal while it is there is wrong. */
function startWriting(writes: Write[], url: string) {
  const refusals: string[] = []
  const over = new AbortController()
  const callers = writes.flatMap((write) =>
    Array.from({ length: write.callers }, async (_, caller) => {
      while (!over.signal.aborted) {
        try {
          await write.once(url, caller)
        } catch (error) {
          if (!(error instanceof TypeError)) refusals.push(String(error))
          // Cut off, or never heard: only the end of the process may do that.
          return
        }
      }
    }),
  )
  return {
    stop: async () => {
      over.abort()
      await Promise.all(callers)
      return refusals
    },
  }
}

/** Looks into the database of a process that is dead. */
async function look(place: Place, find: (pool: Pool) => Promise<string[]>): Promise<string[]> {
  const database = await openDatabase({ url: place.url, dataDir: place.dataDir })
  try {
    return await find(database.jobs)
  } finally {
    await database.close()
  }
}

/** What was in a dead process's hands is taken again two minutes later. */
async function untilDelivered(mail: TestMailServer, ids: string[]): Promise<void> {
  const deadline = Date.now() + 180_000
  const isSent = (id: string) => mail.kept.some((letter) => letter.id === id)
  while (!ids.every(isSent) && Date.now() < deadline) await sleep(200)
  // Its being delivered is still to be written down.
  await sleep(1000)
}

async function letterIds(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>('select id from letter')
  return rows.map(({ id }) => id)
}

async function lettersNotSent(pool: Pool, mail: TestMailServer): Promise<string[]> {
  const sent = new Set(mail.kept.map(({ id }) => id))
  const { rows } = await pool.query<{ id: string; to: string }>('select id, "to" from letter')
  const ids = new Set(rows.map(({ id }) => id))
  return [
    ...rows.filter(({ id }) => !sent.has(id)).map(({ to }) => `the letter to ${to} was not sent`),
    ...[...sent].filter((id) => !ids.has(id)).map((id) => `letter ${id} was sent and is unknown`),
  ]
}
