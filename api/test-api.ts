import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { pino, type Logger } from 'pino'

import { demoBrand } from '#contract/brand.ts'
import { createMailPages } from '#web/mail/page-address.ts'
import { createMailWriter } from '#web/mail/write-mail.tsx'
import { listQuestions } from '#web/editorial/questions/topics.ts'
import { getTexts } from '#web/texts.server.ts'

import { compareEvents, enqueueDueMails } from './saved-search/alert/follow-events.ts'
import { createApi, createMailWriters, type Materials } from './api.ts'
import type { OpenDatabase } from './database/open.ts'
import { clearTestDatabase } from './database/test-database.ts'
import { deliverSome } from './mail/deliver-mails.ts'
import type { Mail } from './mail/mailer.ts'
import { mails } from './mail/table.ts'
import { openDeletions } from './tools/deletions.ts'
import { createOutside } from './tools/outside/outside.ts'
import { createPictures } from './tools/picture/pictures.ts'
import { openSearch, type Search } from './search/search.ts'
import { createMakers, seedWorld } from './test-makers.ts'
import { createPasswords } from './tools/passwords.ts'
import type { Tools } from './tools.ts'
import { openFolderUploads } from './tools/uploads.ts'

const testSecret = 'a secret of the tests, of more than 32 letters'
const deletionsFolder = join(tmpdir(), `marquesina-test-deletions-${process.pid}`)
process.once('exit', () => rmSync(deletionsFolder, { recursive: true, force: true }))

type Said = { headers?: Record<string, string>; lang?: string; body?: unknown }

const passwords = createPasswords([demoBrand.name])
const pictures = createPictures()
/** The search of the test before: all tests of a worker share one database, and one search follows it. */
let followed: Search | undefined

type Seed = (database: OpenDatabase) => Promise<void>
const seedPlaces: Seed = ({ db }) => seedWorld(db)

/** The whole API on an empty database but for what is seeded, with makers of rows and `ask` at its endpoint. */
export async function createTestApi(changed: Partial<Materials> = {}, seed = seedPlaces) {
  await followed?.close()
  const database = await clearTestDatabase()
  await seed(database)
  const log = pino({ level: 'silent' })
  const search = (followed = await openSearch(database, log))
  const materials = { ...describeMaterials(database, search, log), ...changed }
  const api = createApi(materials)
  const tools: Tools = { ...materials, wakeOutbox: () => {}, wakePictures: () => {} }

  /** Tells the saved searches what happened, and enqueues the emails that are due. */
  async function followEvents(): Promise<void> {
    while ((await compareEvents(tools)) > 0);
    while ((await enqueueDueMails(tools)) > 0);
  }

  /**
   * Writes and delivers what waits in the outbox, and answers it, oldest first, those of one transaction by their
   * kind: which is delivered first is chance.
   */
  async function readMails(): Promise<Mail[]> {
    const delivered: Mail[] = []
    const mailer = { send: async (mail: Mail) => void delivered.push(mail), close: () => {} }
    while ((await deliverSome({ db: database.db, log, mailer, writers: createMailWriters(tools) })) > 0);
    const wished = await database.db
      .select({ id: mails.id })
      .from(mails)
      .orderBy(mails.created_at, mails.kind, mails.to)
    return wished.flatMap(({ id }) => delivered.filter((mail) => mail.id === id))
  }

  async function ask(method: string, path: string, { headers, lang, body }: Said = {}): Promise<Response> {
    const asked = new Headers({
      'X-Api-Key': tools.clientApiKey,
      'X-Requested-With': 'XMLHttpRequest',
      ...(lang && { 'Accept-Language': lang }),
      ...headers,
    })
    if (body !== undefined && !asked.has('content-type')) asked.set('content-type', 'application/json')
    const sent = typeof body === 'string' || body === undefined ? body : JSON.stringify(body)
    const init: RequestInit = { method, headers: asked, ...(sent !== undefined && { body: sent }) }
    // Makers write behind the product's back.
    await search.follow()
    return api.fetch(new Request(`http://localhost${path}`, init))
  }

  return { ...createMakers(database.db), ask, followEvents, readMails, api, tools, db: database.db, search }
}

/** What the API of a test works with, unless told otherwise: nothing outside is asked, and nothing is limited. */
function describeMaterials(database: OpenDatabase, search: Search, log: Logger): Materials {
  return {
    db: database.db,
    readDb: database.db,
    database,
    search,
    log,
    now: () => new Date(),
    clientApiKey: 'test-key',
    siteUrl: 'http://localhost:3000',
    metricsToken: undefined,
    secret: testSecret,
    passwords,
    providers: {},
    captcha: undefined,
    pictures,
    uploads: openFolderUploads(join(tmpdir(), `marquesina-test-uploads-${process.pid}`)),
    deletions: openDeletions({
      folder: deletionsFolder,
      secret: testSecret,
      now: () => new Date(),
    }),
    outside: createOutside({ allowsLoopback: true, userAgent: 'Marquesina/test', resolve: async () => [] }),
    pageAddress: createMailPages('http://localhost:3000'),
    writeMail: createMailWriter(demoBrand, true),
    brandName: demoBrand.name,
    departmentMail: (department) => demoBrand.contact.departments[department] ?? demoBrand.contact.email,
    leadsPerHour: 0,
    editorial: { articles: () => [], questions: (language) => listQuestions(getTexts(language)) },
    mailFolder: undefined,
    mailer: undefined,
  }
}
