import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import product from './package.json' with { type: 'json' }

const root = import.meta.dirname
const built = join(root, 'build')
const site = join(built, 'site')
/** What an embedded database begins with, one for each release of the engine. */
export const emptyDatabase = join(built, `database-${product.dependencies['@electric-sql/pglite']}`)
const stamp = join(site, 'inputs.txt')

/** Everything that the built site is made of. */
const inputs = [
  'web',
  'contract',
  'locales',
  'public',
  'build-worker.ts',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
]

type Say = (line: string) => void

type Options = { needsSite?: boolean; say?: Say }

/** Builds what is not built or no longer matches its sources: the site, its compressed files, the pictures, an empty database. */
export async function buildWhatIsMissing({ needsSite = true, say = console.log }: Options = {}): Promise<void> {
  const release = await takeTurn(say)
  try {
    const isBuilt = existsSync(stamp) && readFileSync(stamp, 'utf8') === inputsHash()
    if (needsSite && !isBuilt) await buildSite(say)
    await runNode([join('demo', 'derive-pictures.ts')])
    if (!existsSync(emptyDatabase)) await runNode([join('api', 'database', 'make-template.ts'), emptyDatabase])
  } finally {
    release()
  }
}

async function buildSite(say: Say): Promise<void> {
  const hash = inputsHash()
  const began = Date.now()
  say('Building the site …')
  await runNode([join('node_modules', '@react-router', 'dev', 'bin.cjs'), 'build', '--logLevel', 'warn'])
  shortenRouteList(join(site, 'client', 'assets'))
  await runNode(['build-worker.ts'])
  await compressFiles(join(site, 'client'))
  // Last, so that a build that was cut short counts as none.
  writeFileSync(stamp, hash)
  say(`Built the site in ${((Date.now() - began) / 1000).toFixed(1)} s`)
}

/**
 * Takes out of the list of routes, of which every page reads all, what a browser does not go by: which scripts a
 * route's own script brings (they say so themselves), and everything that a route has not.
 */
function shortenRouteList(folder: string): void {
  const [name] = readdirSync(folder).filter((file) => /^manifest-\w+\.js$/.test(file))
  if (!name) throw new Error('the build has no list of routes')
  const file = join(folder, name)
  const [, start = '', json = '', end = ''] = /^([^{]*)(.*?)(;?\s*)$/s.exec(readFileSync(file, 'utf8')) ?? []
  const list = JSON.parse(json) as { routes: Record<string, Record<string, unknown>> }
  for (const [id, { imports: _, ...route }] of Object.entries(list.routes)) {
    list.routes[id] = Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false))
  }
  writeFileSync(file, `${start}${JSON.stringify(list)}${end}`)
}

/** One number for all sources: tests and generated types are none. */
function inputsHash(): string {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap((input) => filesIn(join(root, input)))) {
    if (/\.test\.tsx?$/.test(file)) continue
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

const compressible = new Set(['.css', '.geojson', '.js', '.json', '.mjs', '.pbf', '.svg', '.txt', '.vtt'])

/** Lays a Brotli and a gzip copy beside each file that gains by it. */
async function compressFiles(folder: string): Promise<void> {
  for (const file of filesIn(folder)) {
    if (!compressible.has(extname(file))) continue
    const bytes = readFileSync(file)
    const quality = bytes.length > 2 ** 20 ? 9 : 11
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
      promisify(gzip)(bytes, { level: 9 }),
    ])
    if (br.length > bytes.length * 0.9) continue
    writeFileSync(`${file}.br`, br)
    writeFileSync(`${file}.gz`, gz)
  }
}

function runNode(args: string[]): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const end = () => child.kill()
  process.once('exit', end)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      process.off('exit', end)
      if (code === 0) resolve()
      else reject(new Error(`${args[0]} ended with code ${code}`))
    })
  })
}

/** One process builds at a time; another waits for it and then finds everything there. */
async function takeTurn(say: Say): Promise<() => void> {
  const lock = join(built, 'building')
  mkdirSync(built, { recursive: true })
  for (let hasSaid = false; ; hasSaid = true) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      const release = () => rmSync(lock, { force: true })
      process.once('exit', release)
      return () => {
        process.off('exit', release)
        release()
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    if (isLeftBehind(lock)) rmSync(lock, { force: true })
    else if (!hasSaid) say('Waiting for another process that is building …')
    await sleep(200)
  }
}

function isLeftBehind(lock: string): boolean {
  try {
    const holder = Number(readFileSync(lock, 'utf8'))
    // A restarted container gets its old number again, and we hold nothing yet.
    if (holder === process.pid) return true
    process.kill(holder, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

if (import.meta.main) await buildWhatIsMissing()
