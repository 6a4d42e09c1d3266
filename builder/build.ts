import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism, constants, setPriority } from 'node:os'
import { join } from 'node:path'

import { canWriteIn, lockNow, takeTurn } from './build-turn.ts'
import { isBuiltFrom, stampInputs, writeStamp } from './built-from.ts'
import product from '../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '..')
const built = join(root, 'build')
const site = join(built, 'site')
/** What an embedded database begins with, one for each release of the engine. */
export const emptyDatabase = join(built, `database-${product.dependencies['@electric-sql/pglite']}`)
const stamp = join(site, 'inputs.json')
/** Names the files of the site that are as small as they become, with a full stop after the last. */
const finished = join(site, 'finished.txt')

/** Everything that the built site is made of. */
const inputs = [
  'web',
  'contract',
  'locales',
  'public',
  'builder',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
]

type Say = (line: string) => void
type Options = {
  /** `BUILD=off`: what is missing is named, and nothing is built. */
  isOff?: boolean
  say?: Say
}

/** Builds the site if it is not there or no longer matches its sources; where it is, nothing is written. */
export async function buildWhatIsMissing({ isOff, say = console.log }: Options = {}): Promise<void> {
  if (isOff) {
    if (!existsSync(stamp)) throw new Error('BUILD is off, and build/site is not there: `npm run build` makes it.')
    return
  }
  if (isBuiltFrom(stamp, inputs)) return
  if (!canWriteIn(built)) {
    throw new Error('build/site is not there or older than its sources, and the folder build/ cannot be written.')
  }
  const release = await takeTurn(join(built, 'building'), say)
  try {
    if (!isBuiltFrom(stamp, inputs)) await buildSite(say)
  } finally {
    release()
  }
}

/** What the site's build offers the server, once it is built. */
export function loadSite(options: Options): Promise<unknown> {
  const loading = buildWhatIsMissing(options).then(() => import(join(site, 'server', 'index.js')))
  // Whoever waits for it later hears what went wrong; until then it is nobody's.
  loading.catch(() => {})
  return loading
}

async function buildSite(say: Say): Promise<void> {
  const now = stampInputs(inputs)
  const began = Date.now()
  say('Building the site …')
  await endOf(startNode(['builder/build-site.ts']))
  // Last, so that a build that was cut short counts as none.
  writeStamp(stamp, now)
  say(`Built the site in ${((Date.now() - began) / 1000).toFixed(1)} s`)
}

/**
 * Does behind a running product what nobody should wait for: an empty database for the next folder of data, scripts made
 * smaller and files packed tighter. Hears the name of each file of the site that has become smaller; answers how to stop.
 */
export function finishBehind(hear: (name: string) => void): () => void {
  const release = isFinished() || !canWriteIn(built) ? null : lockNow(join(built, 'finishing'))
  if (!release) return () => {}
  const child = startNode(['builder/finish-site.ts', emptyDatabase], 'ipc')
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  child.on('message', (name: string) => hear(name))
  // It is nobody's reason to stay, and what it does not do the next start does.
  child.unref()
  child.channel?.unref()
  endOf(child)
    .catch(() => {})
    .finally(release)
  return () => void child.kill()
}

function isFinished(): boolean {
  return existsSync(emptyDatabase) && existsSync(finished) && readFileSync(finished, 'utf8').endsWith('\n.\n')
}

/** Finishes what is built, with every core. */
async function finish(): Promise<void> {
  if (isFinished()) return
  const release = await takeTurn(join(built, 'finishing'), console.log)
  const began = Date.now()
  const workers = availableParallelism()
  const shares = Array.from({ length: workers }, (_, at) =>
    startNode(['builder/finish-site.ts', emptyDatabase, `${at}/${workers}`]),
  )
  await Promise.all(shares.map(endOf)).finally(release)
  console.log(`Finished the site in ${((Date.now() - began) / 1000).toFixed(1)} s`)
}

function startNode(args: string[], channel: 'ipc' | 'ignore' = 'ignore'): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', channel],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const end = () => child.kill()
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  return child
}

function endOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${child.spawnargs[1]} ended with code ${code}`))
    })
  })
}

if (import.meta.main) {
  const { buildServer } = await import('./build-server.ts')
  await Promise.all([buildWhatIsMissing(), buildServer()])
  await finish()
}
