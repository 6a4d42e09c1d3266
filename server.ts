import './node-env.ts'

import type { RequestListener } from 'node:http'
import { join, resolve } from 'node:path'

import type { Logger } from 'pino'
import type { ServerBuild } from 'react-router'

import { loadAgencyAddresses, loadAgencyParts } from '#api/agency/load-addresses.ts'
import { loadAgentAddresses, loadAgentParts } from '#api/agent/load-addresses.ts'
import type { ProviderName } from '#contract/account/provider.ts'
import type { Brand } from '#contract/brand.ts'
import { createApi } from '#api/api.ts'
import { migrate } from '#api/database/migrate.ts'
import { openDatabase, type OpenDatabase } from '#api/database/open.ts'
import { prepareDatabase } from '#api/database/prepare-database.ts'
import { loadProjectAddresses, loadProjectParts } from '#api/project/load-addresses.ts'
import { loadAddresses, loadAddressParts } from '#api/property/load-addresses.ts'
import { followRate } from '#api/exchange-rate/follow-rate.ts'
import { isDatabaseAway } from '#api/database/database-errors.ts'
import { openMailFolder, type MailFolder } from '#api/mail/mail-folder.ts'
import { type Mailer, createSmtpMailer } from '#api/mail/mailer.ts'
import { createPictures } from '#api/tools/picture/pictures.ts'
import { openSearch } from '#api/search/search.ts'
import { chooseCaptcha } from '#api/tools/choose-captcha.ts'
import { openLog } from '#api/tools/log.ts'
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
import { readBrand } from '#web/front/read-brand.ts'
import { createRenderer, loadEntry } from '#web/front/render/render.ts'
import { createSecurityHeaders } from '#web/front/security-headers.ts'
import { createStartingListener } from '#web/front/starting.ts'
import { createMailPages } from '#web/mail/page-address.ts'
import { listQuestions } from '#web/editorial/questions/topics.ts'
import { createWebsite } from '#web/server.ts'
import type { Site } from '#web/site.ts'
import { getTexts } from '#web/texts.server.ts'
import { analyticsService } from '#web/analytics/analytics-host.ts'

import { buildWhatIsMissing, emptyDatabase } from './build.ts'
import { demoAccounts, demoPassword } from './demo/accounts.ts'
import { giveFirstRate } from './demo/first-rate.ts'
import { isEmpty, loadDemo } from './demo/load.ts'
import { readEnvironment, showsMails, type Environment } from './env.ts'
import product from './package.json' with { type: 'json' }

const isReloading = process.argv.includes('--reload')
const now = () => new Date()
const built = join(import.meta.dirname, 'build')
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

/** What is to be closed when the process ends, the last opened first. */
const open: (() => unknown)[] = []

try {
  await start(readEnvironment(process.env))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await closeAll()
  process.exit(1)
}

async function start(env: Environment): Promise<void> {
  const log = openLog(env.LOG_LEVEL)
  listenToProcess(log)
  const { brand, folders } = readBrand(env.BRAND_FILE)
  makeDataFolder(env.DATA_DIR)
  const outside = {
    siteUrl: env.SITE_URL,
    others: [env.API_URL ?? '', env.MAP_STYLE_URL ?? ''],
    hasRecaptcha: env.CAPTCHA === 'recaptcha',
    told: env.ANALYTICS_ID ? [analyticsService] : [],
  }

  const database = await openTruth(env, log)
  let listener: RequestListener = createStartingListener(outside, readFiles([publicFolder, ...folders]))
  const secret = env.SECRET ?? (await keepSecret(env.DATA_DIR))
  const answer: RequestListener = (incoming, outgoing) => listener(incoming, outgoing)
  const password = env.TEST_GATE_PASSWORD
  const gate = password ? createGate({ password, secret, brand, outside, trustedHops: env.TRUSTED_PROXIES }) : undefined
  const { server, close } = createHttpServer(gate ? gate(answer) : answer, createSecurityHeaders(outside))
  await listen(server, env.PORT, env.HOST)
  open.push(() => close())

  const devServer = isReloading ? await startHotReload(server) : undefined
  if (devServer) open.push(devServer.close)
  const [search] = await Promise.all([
    loadCatalogue(database, env, brand, log),
    buildWhatIsMissing({ needsSite: !devServer }),
  ])
  const readDatabase = env.DATABASE_READ_URL ? await openReplica(env.DATABASE_READ_URL, log) : database

  const build = devServer?.build ?? ((await import(join(built, 'site', 'server', 'index.js'))) as ServerBuild)
  const { createMailWriter } = await loadEntry(build)
  const { mailer, mailFolder } = openMailer(env, brand)
  open.push(() => mailer.close())

  const blog = followFeed(brand.blog_feed, (err, address) => log.warn({ err, address }, 'the blog could not be read'))
  open.push(blog.close)
  open.push(followRate({ address: env.EXCHANGE_RATE_URL, database, search, log, now }).close)
  const providers = createProviders({
    issuer: env.GOOGLE_ISSUER,
    clientId: env.GOOGLE_CLIENT_ID,
    clientSecret: env.GOOGLE_CLIENT_SECRET,
    now,
  })
  const pictures = createPictures()
  open.push(pictures.close)
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
    uploads: chooseUploads(env, join(env.DATA_DIR, 'uploads')),
    pageAddress: createMailPages(env.SITE_URL),
    writeMail: createMailWriter(brand, env.DEMO),
    departmentMail: (department) => brand.contact.departments[department] ?? brand.contact.email,
    leadsPerHour: env.LEADS_PER_HOUR,
    editorial: { articles: blog.articles, questions: (language) => listQuestions(getTexts(language)) },
    mailFolder,
    mailer,
  })
  open.push(() => api.close())
  const site: Site = {
    brand,
    url: env.SITE_URL,
    version: product.version,
    isDemo: env.DEMO,
    api: { origin: env.API_URL ?? '', key: env.CLIENT_API_KEY },
    providers: Object.keys(providers) as ProviderName[],
    hasRecaptcha: outside.hasRecaptcha,
    ...(env.ANALYTICS_ID && { analytics: env.ANALYTICS_ID }),
    mapStyle: env.MAP_STYLE_URL ?? '/map/style.json',
    callIn: (language) =>
      createApiClient({ fetch: api.fetch, origin: env.SITE_URL, key: env.CLIENT_API_KEY, language }),
  }
  const website = createWebsite({
    brand,
    outside,
    call: api.listener,
    bodyReader: api.bodyReader,
    render: createRenderer(build, site, outside, gate && addGateWatch),
    routeIds: new Set(typeof build === 'function' ? [] : Object.keys(build.routes)),
    files: readFiles([devServer ? publicFolder : siteFolder, pictureFolder, videoFolder, ...folders]),
    catalogue: {
      properties: {
        parts: () => loadAddressParts(readDatabase.db),
        of: (part) => loadAddresses(readDatabase.db, part),
      },
      agents: {
        parts: () => loadAgentParts(readDatabase.db),
        of: (part) => loadAgentAddresses(readDatabase.db, part),
      },
      agencies: {
        parts: () => loadAgencyParts(readDatabase.db),
        of: (part) => loadAgencyAddresses(readDatabase.db, part),
      },
      projects: {
        parts: () => loadProjectParts(readDatabase.db),
        of: (part) => loadProjectAddresses(readDatabase.db, part),
      },
    },
    versionOf: () => search.index.version,
    limits: { calls: env.CALLS_PER_MINUTE, renders: env.PAGES_PER_MINUTE, trustedHops: env.TRUSTED_PROXIES },
    isAway: isDatabaseAway,
    onError: (err, path) => log.error({ err, path }, 'an address could not be answered'),
    ...(devServer && { reload: devServer.reload }),
  })
  open.push(() => {
    api.drain()
    website.drain()
  })
  listener = website.listener
  greet(env, brand.name, database)
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
  open.push(database.close)
  return database
}

async function openReplica(url: string, log: Logger): Promise<OpenDatabase> {
  const onLost = (err: Error) => log.warn({ err }, 'a connection to the replica was lost')
  const replica = await openDatabase({ url, dataDir: '', onLost })
  open.push(replica.close)
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
  open.push(search.close)
  return search
}

function greet(env: Environment, name: string, { isEmbedded }: OpenDatabase): void {
  const mails = env.MAIL_URL
    ? 'sent by the mail server of MAIL_URL'
    : showsMails(env)
      ? `${env.SITE_URL}/dev/letters`
      : resolve(env.DATA_DIR, 'outbox')
  const data = isEmbedded ? `${resolve(env.DATA_DIR)} (embedded database)` : 'the PostgreSQL server of DATABASE_URL'
  console.log(`
${name} is ready at ${env.SITE_URL}
  data     ${data}
  world    ${env.DEMO ? 'demo: every person, agency and property in it is made up' : 'your own'}
  API      ${env.SITE_URL}/v2/docs
  letters  ${mails}
${env.DEMO ? demoAccountLines() : ''}  Ctrl-C ends it.
`)
}

function demoAccountLines(): string {
  const names = demoAccounts.map(({ email }) => email)
  return `  accounts ${names.join(', ')}; password ${demoPassword}\n`
}

/** The end is asked for by a signal; what no one has caught is written down, and only a broken process is given up. */
function listenToProcess(log: Logger): void {
  let isDraining = false
  const end = async (code: number) => {
    if (isDraining) process.exit(1)
    isDraining = true
    setTimeout(() => process.exit(1), 9000).unref()
    await closeAll()
    process.exit(code)
  }
  process.on('SIGTERM', () => void end(0))
  process.on('SIGINT', () => void end(0))
  process.on('unhandledRejection', (err) => log.error({ err }, 'a promise failed and nobody listened'))
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'the process is in an unknown state and ends')
    void end(1)
  })
}

async function closeAll(): Promise<void> {
  for (const close of open.splice(0).reverse()) await Promise.resolve(close()).catch(() => {})
}
