import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { openDatabase } from '#api/database/open.ts'
import { openFolderUploads } from '#api/tools/uploads.ts'

import type { Environment } from '../../env.ts'
import { readKeyFile } from '../archive/encryption.ts'
import type { Manifest } from '../archive/manifest.ts'
import { noteSuccess } from '../note-success.ts'
import { bringBackup } from '../place/bring-backup.ts'
import { openPlace } from '../place/open-place.ts'
import { openTarget } from '../restore/open-target.ts'
import { restoreBackup } from '../restore/restore-backup.ts'
import { removeAtExit } from '../temporary.ts'
import { countProperties } from './count-properties.ts'

const root = join(import.meta.dirname, '../..')
const patienceMs = 300_000

/** With those of two properties they are ten. */
const fixedPages = 8

export type Drilled = { manifest: Manifest; pages: number; listings: number }

/** Restores the newest backup into a database of its own and asks the product on it; nothing of it is left afterwards. */
export async function runDrill(env: Environment, name = 'last'): Promise<Drilled> {
  const { file, release } = await bringBackup(env, name)
  const dataDir = await mkdtemp(join(tmpdir(), 'marquesina-drill-'))
  const removeData = removeAtExit(dataDir)
  try {
    const { manifest } = await restoreBackup({
      file,
      key: env.BACKUP_KEY_FILE === undefined ? undefined : readKeyFile(env.BACKUP_KEY_FILE),
      openTarget: () => openTarget({ dataDir }),
      uploads: openFolderUploads(join(dataDir, 'uploads')),
      secret: env.SECRET,
      sendsLetters: false,
      deletions: await openPlace(env).readDeletions(),
    })
    const listings = await countRestored(dataDir)
    const asked = await withProduct(env, dataDir, (url) => askPages(url, env.CLIENT_API_KEY, listings))
    noteSuccess(env, 'drill')
    return { manifest, pages: asked, listings }
  } finally {
    removeData()
    await rm(dataDir, { recursive: true, force: true })
    release()
  }
}

async function countRestored(dataDir: string): Promise<number> {
  const database = await openDatabase({ dataDir })
  try {
    return await countProperties(database.pool)
  } finally {
    await database.close()
  }
}

/** Starts the product on a restored folder: it writes to nobody, and calls nobody's webhook, feed or store. */
async function withProduct<Found>(
  env: Environment,
  dataDir: string,
  work: (url: string) => Promise<Found>,
): Promise<Found> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const settings = {
    PATH: process.env.PATH,
    PORT: String(port),
    SITE_URL: url,
    DATA_DIR: dataDir,
    DEMO: '0',
    LOG_LEVEL: 'warn',
    OUTSIDE: 'off',
    CLIENT_API_KEY: env.CLIENT_API_KEY,
    ...(env.BRAND_FILE && { BRAND_FILE: env.BRAND_FILE }),
    ...(process.env.BUILD && { BUILD: process.env.BUILD }),
  }
  const child = spawn(process.execPath, ['--max-semi-space-size=8', '--no-flush-bytecode', findStart()], {
    cwd: root,
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output = (output + chunk).slice(-2000)))
  const ended = once(child, 'exit')
  const kill = () => child.kill('SIGTERM')
  process.once('exit', kill)
  try {
    await untilReady(url, () => child.exitCode !== null || child.signalCode !== null)
    return await work(url)
  } catch (error) {
    throw new Error(
      `The product on the restored database: ${(error as Error).message}${output && `\n${output.trim()}`}`,
      { cause: error },
    )
  } finally {
    child.kill('SIGTERM')
    await ended
    process.off('exit', kill)
  }
}

/** A checkout builds what is not built; a release has the server alone, and an image not even a shell. */
function findStart(): string {
  return existsSync(join(root, 'start.js')) ? 'start.js' : 'build/server/main.js'
}

async function untilReady(url: string, hasEnded: () => boolean): Promise<void> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(250)) {
    if (hasEnded()) throw new Error('it did not start')
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
  }
  throw new Error('it was not ready after five minutes')
}

/** Asks ten pages and the search's total, which is what the database holds; answers how many pages there were. */
async function askPages(url: string, key: string, listings: number): Promise<number> {
  const deadline = Date.now() + patienceMs
  const ask = async (path: string, headers: Record<string, string> = {}): Promise<string> => {
    const answer = await fetch(`${url}${path}`, { headers })
    const text = await answer.text()
    const comeAgain = Number(answer.headers.get('retry-after'))
    // A machine that is busy says when to come again, and a drill is in no hurry.
    if (answer.status === 503 && comeAgain > 0 && Date.now() < deadline) {
      await sleep(comeAgain * 1000)
      return ask(path, headers)
    }
    if (answer.status !== 200 || text.length === 0) throw new Error(`${path} answered ${answer.status}`)
    return text
  }
  const { meta } = JSON.parse(await ask('/v2/properties', { 'X-Api-Key': key })) as { meta?: { total?: number } }
  const total = meta?.total
  if (total !== listings) throw new Error(`it finds ${total} properties, and ${listings} are there`)
  const listAddresses = async (path: string) =>
    [...(await ask(path)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
  const properties = (await listAddresses('/sitemap.xml')).find((path) => path.startsWith('/sitemaps/properties'))
  const all = [
    ...(await listAddresses('/sitemaps/pages.xml')).slice(0, fixedPages),
    ...(properties ? (await listAddresses(properties)).slice(0, 2) : []),
  ]
  for (const path of all) if (!(await ask(path)).includes('</html>')) throw new Error(`${path} is cut off`)
  return all.length
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}
