import './node-env.ts'

import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join, resolve } from 'node:path'

import type { Logger } from 'pino'
import type { ServerBuild } from 'react-router'

import type { ProviderName } from '#contract/account/provider.ts'
import type { Brand } from '#contract/brand.ts'
import { createApi, type Materials } from '#api/api.ts'
import { listenForControl } from '#api/database/control.ts'
import { migrate } from '#api/database/migrate.ts'
import { openDatabase, type OpenDatabase } from '#api/database/open.ts'
import { prepareDatabase } from '#api/database/prepare-database.ts'
import { followRate } from '#api/exchange-rate/follow-rate.ts'
import { listAddresses } from '#api/list-addresses.ts'
import { isDatabaseAway } from '#api/database/database-errors.ts'
import { openMailFolder, type MailFolder } from '#api/mail/mail-folder.ts'
import { type Mailer, createSmtpMailer } from '#api/mail/mailer.ts'
import { openTiles, type Tiles } from '#api/place/tiles/open-tiles.ts'
import { createPictures } from '#api/tools/picture/pictures.ts'
import { openSearch, type Search } from '#api/search/search.ts'
import { chooseCaptcha } from '#api/tools/choose-captcha.ts'
import { openLog } from '#api/tools/log.ts'
import { chooseDeletions } from '#api/tools/choose-deletions.ts'
import { chooseUploads } from '#api/tools/choose-uploads.ts'
import { createPasswords } from '#api/tools/passwords.ts'
import { createProviders } from '#api/tools/provider.ts'
import { makeDataFolder } from '#api/tools/data-folder.ts'
import { keepSecret } from '#api/tools/secret.ts'
import { createApiClient } from '#web/api-client.ts'
import { followFeed } from '#web/editorial/articles/follow-feed.ts'
import { readFiles, type Folder } from '#web/front/files.ts'
import { createGate } from '#web/front/gate/gate.ts'
import { addGateWatch } from '#web/front/gate/gate-script.ts'
import { startHotReload } from '#web/front/hot-reload.ts'
import { createHttpServer, listen } from '#web/front/http-server.ts'
import { mapStylePath } from '#web/front/map-style.ts'
import { readBrand } from '#web/front/read-brand.ts'
import { createRenderer, loadEntry } from '#web/front/render/render.ts'
import { createSecurityHeaders, type Outside } from '#web/front/security-headers.ts'
import { createStartingListener } from '#web/front/starting.ts'
import { createMailPages } from '#web/mail/page-address.ts'
import { listQuestions } from '#web/editorial/questions/topics.ts'
import { createWebsite } from '#web/server.ts'
import type { Site } from '#web/site.ts'
import { getTexts } from '#web/texts.server.ts'
import { analyticsService } from '#web/analytics/analytics-host.ts'

import { buildWhatIsMissing, emptyDatabase } from './build.ts'
import { closeAll, closeAtEnd, listenToProcess } from './closing.ts'
import { demoAccounts, demoPassword } from './demo/accounts.ts'
import { giveFirstRate } from './demo/first-rate.ts'
import { isEmpty, loadDemo } from './demo/load.ts'
import { readEnvironment, showsMails, type Environment } from './env.ts'
import product from './package.json' with { type: 'json' }

const isReloading = process.argv.includes('--reload')
const now = () => new Date()
const built = join(import.meta.dirname, 'build')
const mapFolder = join(import.meta.dirname, 'map')
const day = 86_400

const publicFolder: Folder = { path: '/', folder: join(import.meta.dirname, 'public'), maxAge: () => day }
const siteFolder: Folder = {
  path: '/',
  folder: join(built, 'site', 'client'),
  // The worker that keeps copies must be this build's.
  maxAge: (name) => (name.startsWith('assets') ? 'forever' : name === 'service-worker.js' ? 0 : day),
  isHeld: true,
}
const pictureFolder: Folder = {
  path: '/pictures',
  folder: join(built, 'pictures'),
  maxAge: () => 30 * day,
  isForAll: true,
}
const videoFolder: Folder = {
  path: '/videos',
  folder: join(import.meta.dirname, 'demo', 'videos'),
  maxAge: () => 30 * day,
}

try {
  await start(readEnvironment(process.env))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await closeAll()
  process.exit(1)
}

/** What is known before anything is opened. */
type Given = { env: Environment; log: Logger; brand: Brand; outside: Outside; secret: string }
/** The catalogue: the truth, what pages are read from, and the search over it. */
type Data = { database: OpenDatabase; readDatabase: OpenDatabase; search: Search }

async function start(env: Environment): Promise<void> {
  const log = openLog(env.LOG_LEVEL)
  listenToProcess(log)
  const { brand, folders } = readBrand(env.BRAND_FILE)
  makeDataFolder(env.DATA_DIR)
  const outside = listOutside(env)
  const database = await openTruth(env, log)
  const secret = env.SECRET ?? (await keepSecret(env.DATA_DIR))
  const given = { env, log, brand, outside, secret }
  const openedTiles = openTiles(env, join(mapFolder, 'base.pmtiles'), log)
  // After the front: who connects between its drain and its end is cut off, so nothing may take time there.
  closeAtEnd(async () => (await openedTiles).close())
  const front = await openFront(given, folders)
  const devServer = isReloading ? await startHotReload(front.server) : undefined
  if (devServer) closeAtEnd(devServer.close)
  const [search, tiles] = await Promise.all([
    loadCatalogue(database, env, brand, log),
    openedTiles,
    buildWhatIsMissing({ needsSite: !devServer }),
  ])
  const readDatabase = env.DATABASE_READ_URL ? await openReplica(env.DATABASE_READ_URL, log) : database
  const build = devServer?.build ?? ((await import(join(built, 'site', 'server', 'index.js'))) as ServerBuild)
  const { createMailWriter } = await loadEntry(build)
  const writeMail = createMailWriter(brand, env.DEMO)
  const providers = openProviders(env)
  closeAtEnd((await listenForControl({ dataDir: env.DATA_DIR, database, log })).close)
  const api = openApi(given, { database, readDatabase, search }, { providers, writeMail })
  const site = describeSite(given, api, Object.keys(providers) as ProviderName[])
  const website = createWebsite({
    brand,
    outside,
    call: api.listener,
    bodyReader: api.bodyReader,
    render: createRenderer(build, site, outside, front.isGated ? addGateWatch : undefined),
    routeIds: new Set(typeof build === 'function' ? [] : Object.keys(build.routes)),
    files: readFiles([devServer ? publicFolder : siteFolder, pictureFolder, videoFolder, ...folders]),
    tiles,
    mapTemplate: readFileSync(join(mapFolder, 'style.json'), 'utf8'),
    catalogue: listAddresses(readDatabase.db),
    versionOf: () => search.index.version,
    limits: { calls: env.CALLS_PER_MINUTE, renders: env.PAGES_PER_MINUTE, trustedHops: env.TRUSTED_PROXIES },
    isAway: isDatabaseAway,
    onError: (err, path) => log.error({ err, path }, 'an address could not be answered'),
    ...(devServer && { reload: devServer.reload }),
  })
  closeAtEnd(() => {
    api.drain()
    website.drain()
  })
  front.answerWith(website.listener)
  greet(env, brand.name, database, tiles)
}

/** Where pages may lead or send their reader's browser besides this site. */
function listOutside(env: Environment) {
  return {
    siteUrl: env.SITE_URL,
    others: [env.API_URL ?? '', env.MAP_STYLE_URL ?? ''],
    hasRecaptcha: env.CAPTCHA === 'recaptcha',
    told: env.ANALYTICS_ID ? [analyticsService] : [],
  }
}

/** Listens from the first moment: says that the product is starting until it can answer. */
async function openFront({ env, brand, outside, secret }: Given, brandFolders: Folder[]) {
  let listener: RequestListener = createStartingListener(outside, readFiles([publicFolder, ...brandFolders]))
  const answer: RequestListener = (incoming, outgoing) => listener(incoming, outgoing)
  const password = env.TEST_GATE_PASSWORD
  const gate = password ? createGate({ password, secret, brand, outside, trustedHops: env.TRUSTED_PROXIES }) : undefined
  const { server, close } = createHttpServer(gate ? gate(answer) : answer, createSecurityHeaders(outside))
  await listen(server, env.PORT, env.HOST)
  closeAtEnd(() => close())
  return { server, isGated: gate !== undefined, answerWith: (next: RequestListener) => void (listener = next) }
}

function openProviders(env: Environment) {
  return createProviders({
    issuer: env.GOOGLE_ISSUER,
    clientId: env.GOOGLE_CLIENT_ID,
    clientSecret: env.GOOGLE_CLIENT_SECRET,
    now,
  })
}

/** The API with all that it works with, and what follows the world outside for it: the rate and the blog. */
function openApi(
  { env, log, brand, secret }: Given,
  { database, readDatabase, search }: Data,
  { providers, writeMail }: Pick<Materials, 'providers' | 'writeMail'>,
) {
  const { mailer, mailFolder } = openMailer(env, brand)
  closeAtEnd(() => mailer.close())
  const blog = followFeed(brand.blog_feed, (err, address) => log.warn({ err, address }, 'the blog could not be read'))
  closeAtEnd(blog.close)
  closeAtEnd(followRate({ address: env.EXCHANGE_RATE_URL, database, search, log, now }).close)
  const pictures = createPictures()
  closeAtEnd(pictures.close)
  const api = createApi({
    database,
    db: database.db,
    readDb: readDatabase.db,
    search,
    log,
    now,
    clientApiKey: env.CLIENT_API_KEY,
    siteUrl: env.SITE_URL,
    metricsToken: env.METRICS_TOKEN,
    secret,
    passwords: createPasswords([brand.name]),
    providers,
    captcha: chooseCaptcha(
      { kind: env.CAPTCHA, siteKey: env.RECAPTCHA_SITE_KEY, secretKey: env.RECAPTCHA_SECRET },
      { secret, siteUrl: env.SITE_URL, log, now },
    ),
    pictures,
    deletions: chooseDeletions(env, { secret, now, log }),
    uploads: chooseUploads(env, join(env.DATA_DIR, 'uploads')),
    pageAddress: createMailPages(env.SITE_URL),
    writeMail,
    brandName: brand.name,
    departmentMail: (department) => brand.contact.departments[department] ?? brand.contact.email,
    leadsPerHour: env.LEADS_PER_HOUR,
    editorial: { articles: blog.articles, questions: (language) => listQuestions(getTexts(language)) },
    mailFolder,
    mailer,
  })
  closeAtEnd(() => api.close())
  return api
}

/** What every page knows of the site it belongs to. */
function describeSite({ env, brand }: Given, api: ReturnType<typeof createApi>, providers: ProviderName[]): Site {
  return {
    brand,
    url: env.SITE_URL,
    version: product.version,
    isDemo: env.DEMO,
    api: { origin: env.API_URL ?? '', key: env.CLIENT_API_KEY },
    providers,
    hasRecaptcha: env.CAPTCHA === 'recaptcha',
    ...(env.ANALYTICS_ID && { analytics: env.ANALYTICS_ID }),
    mapStyle: env.MAP_STYLE_URL ?? mapStylePath,
    callIn: (language) =>
      createApiClient({ fetch: api.fetch, origin: env.SITE_URL, key: env.CLIENT_API_KEY, language }),
  }
}

/** Emails go to the mail server of `MAIL_URL`, or into a folder where they can be read. */
function openMailer(env: Environment, brand: Brand): { mailer: Mailer; mailFolder: MailFolder | undefined } {
  const from = { name: brand.name, address: env.MAIL_FROM ?? brand.contact.email }
  if (env.MAIL_URL) return { mailer: createSmtpMailer(env.MAIL_URL, from), mailFolder: undefined }
  const folder = openMailFolder(join(env.DATA_DIR, 'outbox'), from, now)
  return { mailer: folder, mailFolder: showsMails(env) ? folder : undefined }
}

async function openTruth(env: Environment, log: Logger): Promise<OpenDatabase> {
  const onLost = (err: Error) => log.warn({ err }, 'a database connection was lost')
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR, template: emptyDatabase, onLost })
  closeAtEnd(database.close)
  return database
}

async function openReplica(url: string, log: Logger): Promise<OpenDatabase> {
  const onLost = (err: Error) => log.warn({ err }, 'a connection to the replica was lost')
  const replica = await openDatabase({ url, dataDir: '', onLost })
  closeAtEnd(replica.close)
  return replica
}

/** Brings the schema up to date, fills an empty database with the demo world if that is wanted, loads the search. */
async function loadCatalogue(database: OpenDatabase, env: Environment, brand: Brand, log: Logger) {
  await prepareDatabase(database, async (client) => {
    await migrate(client)
    if (env.DEMO && (await isEmpty(client))) {
      console.log('Filling the empty database with the demo world …')
      await loadDemo(client, { brand })
    }
    await giveFirstRate(client)
  })
  const search = await openSearch(database, log)
  closeAtEnd(search.close)
  return search
}

function greet(env: Environment, name: string, { isEmbedded }: OpenDatabase, tiles: Tiles): void {
  const mails = env.MAIL_URL
    ? 'sent by the mail server of MAIL_URL'
    : showsMails(env)
      ? `${env.SITE_URL}/dev/letters`
      : resolve(env.DATA_DIR, 'outbox')
  const data = isEmbedded ? `${resolve(env.DATA_DIR)} (embedded database)` : 'the PostgreSQL server of DATABASE_URL'
  const names = demoAccounts.map(({ email }) => email).join(', ')
  console.log(`
${name} is ready at ${env.SITE_URL}
  data     ${data}
  world    ${env.DEMO ? 'demo: every person, agency and property in it is made up' : 'your own'}
  map      ${env.MAP_STYLE_URL ? 'the style of MAP_STYLE_URL' : tiles.describe()}
  API      ${env.SITE_URL}/v2/docs
  letters  ${mails}
${env.DEMO ? `  accounts ${names}; password ${demoPassword}\n` : ''}  Ctrl-C ends it.
`)
}
