import './node-env.ts'

import { readFileSync } from 'node:fs'
import type { RequestListener, Server } from 'node:http'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import type { ServerBuild } from 'react-router'

import type { ProviderName } from '#contract/account/provider.ts'
import type { Brand } from '#contract/brand.ts'
import type { OpenDatabase } from '#api/database/open.ts'
import { listAddresses } from '#api/list-addresses.ts'
import { isDatabaseAway } from '#api/database/database-errors.ts'
import { createGateTries } from '#api/http/limit/gate-tries.ts'
import { openTiles, type Tiles } from '#api/place/tiles/open-tiles.ts'
import { openLog } from '#api/tools/log.ts'
import { makeDataFolder } from '#api/tools/data-folder.ts'
import { keepSecret } from '#api/tools/secret.ts'
import { readFiles, type Files, type Folder } from '#web/front/files.ts'
import { createGate } from '#web/front/gate/gate.ts'
import { addGateWatch } from '#web/front/gate/gate-script.ts'
import { startHotReload } from '#web/front/hot-reload.ts'
import { createHttpServer } from '#web/front/http-server.ts'
import { readBrand } from '#web/front/read-brand.ts'
import { type Build, createRenderer, loadEntry } from '#web/front/render/render.ts'
import { createSecurityHeaders } from '#web/front/security-headers.ts'
import { listSiteFolders } from '#web/front/site-folders.ts'
import { createHealthListener, createStartingListener } from '#web/front/starting.ts'
import { createWebsite } from '#web/server.ts'
import { analyticsService } from '#web/analytics/analytics-host.ts'

import { finishBehind, loadSite } from './builder/build.ts'
import { closeAll, closeAtEnd, listenToProcess } from './closing.ts'
import { demoAccounts, demoPassword } from './demo/accounts.ts'
import { openPictures, type OpenPictures } from './demo/open-pictures.ts'
import { listGiven, readEnvironment, showsMails, type Environment } from './env.ts'
import { describeSite, openApi, openProviders } from './server-api.ts'
import {
  keepAssets,
  loadCatalogue,
  openClock,
  openReplica,
  openTruth,
  prepareTruth,
  type Given,
} from './server-data.ts'

const isReloading = process.argv.includes('--reload')
const built = join(import.meta.dirname, 'build')
const mapFolder = join(import.meta.dirname, 'map')
const { publicFolder, siteFolder, videoFolder } = listSiteFolders(import.meta.dirname)

try {
  await start(readEnvironment(process.env))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await closeAll()
  process.exit(1)
}

async function start(env: Environment): Promise<void> {
  const log = openLog(env.LOG_LEVEL)
  listenToProcess(log, env.DRAIN_SECONDS)
  const { brand, folders } = readBrand(env.BRAND_FILE)
  makeDataFolder(env.DATA_DIR)
  const outside = listOutside(env)
  const builtSite = isReloading || env.MIGRATE === 'only' ? undefined : loadSite({ isOff: env.BUILD === 'off' })
  const database = await openTruth(env, log)
  if (env.MIGRATE === 'only') return prepareAlone(database, env, brand)
  const secret = env.SECRET ?? (await keepSecret(env.DATA_DIR))
  const given = { env, log, brand, outside, secret, now: await openClock(database, log) }
  const openedTiles = openMap(given)
  const front = await openFront(given, folders, database)

  const devServer = isReloading ? await openDevServer(front.server) : undefined
  const builds = devServer?.build ?? (builtSite as Promise<ServerBuild>)
  // The site is read while the database sends its listings.
  const [search, tiles, { build, files, readAsset, createMailWriter }] = await Promise.all([
    loadCatalogue(given, database),
    openedTiles,
    readSite(given, builds, folders),
  ])
  const readDatabase = env.DATABASE_READ_URL ? await openReplica(env.DATABASE_READ_URL, env, log) : database

  const writeMail = createMailWriter(brand, env.DEMO)
  const providers = openProviders(env, given.now)
  const { api, newsVersion } = openApi(given, { database, readDatabase, search }, { providers, writeMail })
  const site = describeSite(given, api, Object.keys(providers) as ProviderName[])
  const pictures = openPictures({ built, dataDir: env.DATA_DIR, log })
  closeAtEnd(pictures.close)
  const website = createWebsite({
    brand,
    outside,
    call: api.listener,
    bodyReader: api.bodyReader,
    render: createRenderer(build, site, outside, {
      prepare: front.isGated ? addGateWatch : undefined,
      // Of a process that does not hear what changes no page is kept for long.
      isTagged: () => env.PURGE !== undefined && !search.isStale(),
    }),
    routeIds: new Set(typeof build === 'function' ? [] : Object.keys(build.routes)),
    files,
    pictures,
    readAsset,
    tiles,
    mapTemplate: readFileSync(join(mapFolder, 'style.json'), 'utf8'),
    catalogue: listAddresses(readDatabase.db),
    versionOf: () => [search.index.version, search.othersVersion(), newsVersion()].join('/'),
    limits: { calls: env.CALLS_PER_MINUTE, renders: env.PAGES_PER_MINUTE, trustedHops: env.TRUSTED_PROXIES },
    isAway: isDatabaseAway,
    onError: (err, path) => log.error({ err, path }, 'an address could not be answered'),
    ...(devServer && { reload: devServer.reload }),
  })
  drainAtEnd(env, front.stopListening, [api, website])
  front.answerWith(env.ROLE === 'worker' ? createHealthListener(website.listener, outside) : website.listener)
  workBehind(env, { files, pictures }, front.isQuiet)
  greet(env, brand.name, database, tiles)
}

/** All that stands on the disk of the site, once it is built. */
async function readSite(given: Given, builds: Promise<ServerBuild> | Build, brandFolders: Folder[]) {
  const build = await builds
  const { createMailWriter } = await loadEntry(build)
  const files = readFiles([isReloading ? publicFolder : siteFolder, videoFolder, ...brandFolders])
  const readAsset = isReloading ? undefined : await keepAssets(given, join(siteFolder.folder, 'assets'))
  return { build, files, readAsset, createMailWriter }
}

/** Opens what the map is drawn from; it is closed after the front, which would cut off who connects meanwhile. */
function openMap({ env, log }: Given): Promise<Tiles> {
  const tiles = openTiles(env, join(mapFolder, 'base.pmtiles'), log)
  closeAtEnd(async () => (await tiles).close())
  return tiles
}

/** Prepares the database for a release whose processes leave that to this one. */
async function prepareAlone(database: OpenDatabase, env: Environment, brand: Brand): Promise<void> {
  await prepareTruth(database, env, brand)
  console.log('The database is ready for this release.')
  await closeAll()
}

async function openDevServer(server: Server) {
  const devServer = await startHotReload(server)
  closeAtEnd(devServer.close)
  return devServer
}

/** What nobody should wait for: smaller files of the site, and the pictures that nobody has asked for yet. */
function workBehind(
  { BUILD, DEMO, ROLE }: Environment,
  { files, pictures }: { files: Files; pictures: OpenPictures },
  isQuiet: () => boolean,
): void {
  if (!isReloading && BUILD === 'on') closeAtEnd(finishBehind((name) => files.note(siteFolder, name)))
  if (DEMO && ROLE !== 'worker') pictures.fill(isQuiet)
}

/**
 * Says first, for as long as it is to, that no more is to come, and goes on answering until whoever stands in front has
 * heard it. Without such a time it hangs up on nobody before it has stopped listening: who would come again could be cut off.
 */
function drainAtEnd(
  { DRAIN_SECONDS }: Environment,
  stopListening: () => Promise<void>,
  parts: { drain: () => void }[],
): void {
  const drain = () => parts.forEach((part) => part.drain())
  closeAtEnd(async () => {
    if (DRAIN_SECONDS > 0) {
      drain()
      await sleep(DRAIN_SECONDS * 1000)
    }
    await stopListening()
    drain()
  })
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
async function openFront(given: Given, brandFolders: Folder[], { db }: OpenDatabase) {
  const { env, brand, outside, secret } = given
  let listener: RequestListener = createStartingListener(outside, readFiles([publicFolder, ...brandFolders]))
  const answer: RequestListener = (incoming, outgoing) => listener(incoming, outgoing)
  const password = env.TEST_GATE_PASSWORD
  const trustedHops = env.TRUSTED_PROXIES
  const tries = createGateTries(db)
  const gate = password
    ? createGate({ password, secret, brand, outside, trustedHops, tries, now: () => given.now().getTime() })
    : undefined
  const { server, listen, stopListening, close } = createHttpServer(
    gate ? gate(answer) : answer,
    createSecurityHeaders(outside),
  )
  await listen(env.PORT, env.HOST)
  closeAtEnd(() => close())
  let askedAt = 0
  server.on('request', () => void (askedAt = performance.now()))
  const isQuiet = () => performance.now() - askedAt > 500
  const answerWith = (next: RequestListener) => void (listener = next)
  return { server, isQuiet, isGated: gate !== undefined, answerWith, stopListening }
}

function describeProcesses({ DATABASE_POOL, DATABASE_JOBS_POOL, DRAIN_SECONDS, PURGE }: Environment): string {
  const pools = `${DATABASE_POOL} + ${DATABASE_JOBS_POOL} connections`
  return [pools, `drains ${DRAIN_SECONDS} s`, ...(PURGE ? [`purges ${PURGE}`] : [])].join(', ')
}

function greet(env: Environment, name: string, { isEmbedded }: OpenDatabase, tiles: Tiles): void {
  const mails = env.MAIL_URL
    ? 'sent by the mail server of MAIL_URL'
    : showsMails(env)
      ? `${env.SITE_URL}/dev/letters`
      : resolve(env.DATA_DIR, 'outbox')
  const data = isEmbedded ? `${resolve(env.DATA_DIR)} (embedded database)` : 'the PostgreSQL server of DATABASE_URL'
  const given = listGiven(process.env)
  const names = demoAccounts.map(({ email }) => email).join(', ')
  console.log(`
${name} is ready at ${env.SITE_URL}
  data     ${data}
  role     ${env.ROLE}${isEmbedded ? '' : ` (${describeProcesses(env)})`}
  world    ${env.DEMO ? 'demo: every person, agency and property in it is made up' : 'your own'}
  map      ${env.MAP_STYLE_URL ? 'the style of MAP_STYLE_URL' : tiles.describe()}
  API      ${env.SITE_URL}/v2/docs
  letters  ${mails}
  settings ${given.join(', ') || 'none given'}
${env.DEMO ? `  accounts ${names}; password ${demoPassword}\n` : ''}  Ctrl-C ends it.
`)
}
