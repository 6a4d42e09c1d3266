import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Pool } from 'pg'

import { startTestMailServer, type TestMailServer } from '#api/mail/test-mail-server.ts'

import { startProduct } from '../../check/product.ts'
import { printTable } from '../table.ts'
import { createDrafts } from './drafts.ts'
import { createEnquiries } from './enquiries.ts'
import { type Place, readWords, withPlace } from './place.ts'
import { createUploads } from './uploads.ts'
import { startWriters } from './writers.ts'
import { createFavorites, signUps } from './writes.ts'

// R2: the process is killed under writing clients, again and again, on the embedded database and on a server.
// What was acknowledged must be there, and each account and enquiry must have its emails, once.
// `-- kills supply` has agents alone write: drafts, publications and pieces of photos.
const { places, rounds, others } = readWords()
for (const name of places) await withPlace(name, 1200, killAgainAndAgain)

async function killAgainAndAgain(place: Place): Promise<void> {
  const mail = await startTestMailServer()
  const supply = [createDrafts(), createUploads()]
  const writes = others.includes('supply') ? supply : [signUps(), createFavorites(), createEnquiries(), ...supply]
  const settings = { ...place.settings, MAIL_URL: mail.url, CAPTCHA: 'off', LEADS_PER_HOUR: '0', LOG_LEVEL: 'error' }
  const wrongs: string[] = []
  const starts: number[] = []
  let [putOff, said] = [0, 0]
  for (let round = 1; round <= rounds; round++) {
    console.log(
      `round ${round}: ${writes.map((one) => one.acknowledged()).join(' + ')} acknowledged, ${wrongs.length} wrong`,
    )
    const product = await startProduct(settings)
    starts.push(product.readyAfter)
    if (round === 1) for (const one of writes) await one.begin?.(product.url)
    const writers = startWriters(writes, product.url)
    // At a random moment of their work, however fast this machine is.
    await writers.untilMore(Math.ceil(Math.random() * 200))
    await sleep(Math.random() * 50)
    const ended = once(product.process, 'exit')
    product.process.kill('SIGKILL')
    await ended
    wrongs.push(...(await writers.stop()))
    putOff += writers.putOff()
    await product.stop()
    wrongs.push(
      ...(await place.look(async (pool) => (await Promise.all(writes.map((one) => one.wrongs(pool)))).flat())),
    )
    for (const wrong of wrongs.slice(said)) console.log(wrong)
    said = wrongs.length
  }
  const ids = await place.look(listMailIds)
  const product = await startProduct(settings)
  for (const one of writes) wrongs.push(...((await one.end?.(product.url)) ?? []))
  await untilDelivered(mail, ids)
  // Its end waits until it has written down what it has delivered.
  await product.stop()
  const delivered = new Set(mail.kept.map(({ id }) => id)).size
  wrongs.push(...(await place.look((pool) => listUnsentMails(pool, mail))))
  printTable(
    `${rounds} rounds of kill -9 under ${writes.reduce((sum, { callers }) => sum + callers, 0)} clients, ${place.name}`,
    ['what', 'seen'],
    [
      ...writes.map((one) => [`acknowledged ${one.name}`, String(one.acknowledged())]),
      ...writes.flatMap((one) => one.tell?.() ?? []),
      ['put off with 503', String(putOff)],
      ['letters delivered', `${delivered}, ${mail.kept.length - delivered} of them again under the same Message-ID`],
      ['longest start after a kill', `${Math.max(...starts.slice(1))} ms`],
      ['wrong', wrongs.length === 0 ? 'nothing' : String(wrongs.length)],
    ],
  )
  for (const wrong of wrongs.slice(said, said + 10)) console.log(wrong)
  await mail.close()
  if (wrongs.length > 0) process.exitCode = 1
}

/** What was in a dead process's hands is taken again two minutes later. */
async function untilDelivered(mail: TestMailServer, ids: string[]): Promise<void> {
  const left = () => {
    const sent = new Set(mail.kept.map(({ id }) => id))
    return ids.filter((id) => !sent.has(id)).length
  }
  const lease = 120_000
  for (let last = left(), movedAt = Date.now(); last > 0 && Date.now() - movedAt < lease + 60_000;) {
    await sleep(200)
    if (left() !== last) [last, movedAt] = [left(), Date.now()]
  }
}

async function listMailIds(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>('select id from letter')
  return rows.map(({ id }) => id)
}

async function listUnsentMails(pool: Pool, mail: TestMailServer): Promise<string[]> {
  const sent = new Set(mail.kept.map(({ id }) => id))
  const { rows } = await pool.query<{ id: string; to: string }>('select id, "to" from letter')
  const ids = new Set(rows.map(({ id }) => id))
  return [
    ...rows.filter(({ id }) => !sent.has(id)).map(({ to }) => `the letter to ${to} was not sent`),
    ...[...sent].filter((id) => !ids.has(id)).map((id) => `letter ${id} was sent and is unknown`),
  ]
}
