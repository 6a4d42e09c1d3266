import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { ana, signInAs, toBearer } from '#api/account/test-ana.ts'
import { openDatabase } from '#api/database/open.ts'
import { openDeletions, readDeletions } from '#api/tools/deletions.ts'
import { openFolderUploads } from '#api/tools/uploads.ts'

import { openTarget } from './open-target.ts'
import { backUpOpen, makeTestFolder, readContent, restoreFile, testSecret } from '../test-backups.ts'

let place: ReturnType<typeof makeTestFolder>
let [file, dataDir] = ['', '']
beforeEach(() => {
  place = makeTestFolder()
  file = join(place.folder, 'backup.tar')
  dataDir = join(place.folder, 'data')
})
afterEach(() => place.clear())

const [mark, portrait] = ['1', '2'].map((one) => `${one.repeat(8)}-0000-4000-8000-${one.repeat(12)}.webp`)
const picture = `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}.webp`

const shown = `u/${picture.replace('.webp', '')}`
const original = shown.replace('u/', 'o/')
const [video, document] = [`v/${mark!.replace('.webp', '.mp4')}`, `d/1-${portrait!.replace('.webp', '')}`]
/** All that is made of one photo of a listing, beside what people and agencies show. */
const files = [
  picture,
  mark!,
  portrait!,
  original,
  video,
  document,
  ...[360, 640, 960, 1440].flatMap((width) => [`${shown}-${width}.webp`, `${shown}-${width}.avif`]),
  `${shown}-og.jpg`,
]

/** Ana's account with everything that is not plain, a letter that waits for its time, and what nobody has heard of. */
async function makeWorld() {
  const deletions = openDeletions({ folder: join(place.folder, 'beside'), secret: testSecret, now: () => new Date() })
  const uploads = openFolderUploads(join(place.folder, 'uploads'))
  const world = await signInAs({ deletions, uploads, secret: testSecret })
  for (const name of files) await uploads.save(name, Buffer.from(`a file: ${name}`))
  const { pool } = world.tools.database
  await pool.query('update client set picture = $1', [picture])
  await pool.query(
    `insert into picture (key, width, height, tone, source) values ($1, 1440, 960, '#888888', 'upload')`,
    [shown],
  )
  await pool.query(
    `insert into letter (kind, about, "to", language) values ('visit_confirmed', '{"quoted": "a \\"b\\"\\n\\\\ é"}', $1, 'es')`,
    [ana.email],
  )
  await pool.query(
    `insert into newsletter_subscriber (email, name, interests, language) values ($1, 'Ana', '{}', 'es')`,
    [ana.email],
  )
  await makeOutside(world)
  return { ...world, uploads, pool }
}

/** An agency that is called and calls: a webhook that is to be told, a token, and an address of stock that is due. */
async function makeOutside({ agency, agent: makeAgent, tools }: Awaited<ReturnType<typeof signInAs>>) {
  const { id } = await agency({ logo: `/uploads/${mark}` })
  const agent = await makeAgent({ agency_id: id, picture: `/uploads/${portrait}` })
  const { pool } = tools.database
  await pool.query(
    `insert into upload (agency_id, purpose, size, taken, media_type, became)
     select $1, 'video', 1, 1, 'video/mp4', became from unnest($2::text[]) as became`,
    [id, [video, document]],
  )
  await pool.query(
    `insert into webhook (agency_id, url, events, secret) values ($1, 'https://example.com', '{}', '\\x00')`,
    [id],
  )
  await pool.query(`insert into webhook_delivery (webhook_id, kind, subject, subject_id, ended_at)
    select id, 'listing.updated', 'listing', 1, ended_at from webhook, (values (null), (now())) as ended (ended_at)`)
  await pool.query(
    `insert into token (agency_id, created_by, name, digest, ending, scopes, expires_at)
     select $1, id, 'CRM', '\\x01', 'abcd', '{}', now() + interval '1 day' from client`,
    [id],
  )
  await pool.query(
    `insert into import_source (agency_id, name, kind, arrival, address, every_hours, due_at, agent_id)
     values ($1, 'Stock', 'table', 'address', 'https://example.com/a.csv', 6, now() - interval '1 hour', $2)`,
    [id, agent.id],
  )
  await pool.query('insert into import_run (source_id, is_trial) select id, false from import_source')
}

// An engine takes its time to open, and several are.
const patience = { timeout: 240_000 }

test(
  'restored, everything is as it was: rows, sequences, pictures, sessions and the secret that signs links',
  patience,
  async () => {
    const { tools, uploads, token } = await makeWorld()
    await backUpOpen(tools.database, file, {
      uploads,
      key: Buffer.from('a key of the tests, of 32 characters or more'),
    })
    const key = Buffer.from('a key of the tests, of 32 characters or more')
    const { erased, secret } = await restoreFile(file, dataDir, { key })
    expect([erased, secret]).toEqual([0, 'kept'])
    expect(readFileSync(join(dataDir, 'secret'), 'utf8').trim()).toBe(testSecret)
    for (const name of files) expect(readFileSync(join(dataDir, 'uploads', name), 'utf8')).toBe(`a file: ${name}`)
    expect(readdirSync(dataDir).sort()).toEqual(['db', 'secret', 'uploads'])

    const restored = await openDatabase({ dataDir })
    const again = join(place.folder, 'again.tar')
    await backUpOpen(restored, again, { uploads })
    await restored.close()
    expect(await readContent(again)).toEqual(await readContent(file, key))
    expect(token).toBeTruthy()
    await expect(restoreFile(file, dataDir, { key })).rejects.toThrow('There is a database in')
  },
)

test(
  'an account that was deleted since is deleted again, and no old letter is sent; what fails before its end leaves nothing',
  patience,
  async () => {
    const { tools, uploads, ask, token } = await makeWorld()
    await backUpOpen(tools.database, file, { uploads })
    const answer = await ask('DELETE', '/v2/clients', { headers: toBearer(token), body: { password: ana.password } })
    expect(answer.status).toBe(204)
    const deletions = await readDeletions(join(place.folder, 'beside'))
    expect(JSON.stringify(deletions)).not.toContain('ana')

    // Looked at when all is done, and then broken off.
    let found: unknown
    const target = async () => {
      const opened = await openTarget({ dataDir })
      const finish = async () => {
        found = (await opened.database.pool.query(counts)).rows[0]
        throw new Error('the disk is full')
      }
      return { ...opened, finish }
    }
    const wish = { deletions, sendsLetters: false, openTarget: target }
    await expect(restoreFile(file, dataDir, wish)).rejects.toThrow('the disk is full')
    expect(readdirSync(dataDir)).toEqual(['uploads'])
    const left = readdirSync(join(dataDir, 'uploads'), { recursive: true, withFileTypes: true })
    expect(left.filter((one) => one.isFile())).toEqual([])
    expect(found).toEqual({
      clients: 0,
      sessions: 0,
      subscribers: 0,
      waiting: 0,
      dropped: 1,
      deliveries: [true],
      due: true,
      runs: ['stopped'],
    })
  },
)

const counts = `select (select count(*)::int from client) as clients, (select count(*)::int from client_session) as sessions,
      (select count(*)::int from newsletter_subscriber) as subscribers,
      (select count(*)::int from letter where delivered_at is null and dropped_at is null and dead_at is null) as waiting,
      (select count(*)::int from letter where dropped_at is not null) as dropped,
      (select array_agg(ended_at is not null) from webhook_delivery) as deliveries,
      (select due_at > now() + interval '5 hours' from import_source) as due,
      (select array_agg(state) from import_run) as runs`

test('who wants nobody in that was to be out since signs out everybody, and every program', patience, async () => {
  const { tools, uploads } = await makeWorld()
  await backUpOpen(tools.database, file, { uploads })
  await restoreFile(file, dataDir, { endsSessions: true })
  const restored = await openDatabase({ dataDir })
  const { rows } = await restored.pool.query(`select (select count(*)::int from client) as clients,
    (select count(*)::int from client_session) as sessions, (select count(*)::int from token) as tokens`)
  await restored.close()
  expect(rows).toEqual([{ clients: 1, sessions: 0, tokens: 0 }])
})

test('a deletion that did not happen is withdrawn, and one of before the account came is none of its', async () => {
  const { tools, ask, token, pool } = await makeWorld()
  await pool.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`)
  await pool.query('create trigger refused before delete on client execute function refuse()')
  try {
    const answer = await ask('DELETE', '/v2/clients', { headers: toBearer(token), body: { password: ana.password } })
    expect(answer.status).toBe(500)
  } finally {
    await pool.query('drop function refuse cascade')
  }
  expect(await readDeletions(join(place.folder, 'beside'))).toEqual([])
  expect((await tools.db.execute('select from client')).rows.length).toBe(1)
  // Half a line, as of a process that was killed, spoils nothing that comes after it.
  expect(existsSync(join(place.folder, 'beside', 'deleted.ndjson'))).toBe(true)
})
