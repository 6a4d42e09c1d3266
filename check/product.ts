import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

import product from '../package.json' with { type: 'json' }

/** The built product, running as its own process. */
export type Product = {
  url: string
  process: ChildProcess
  /** Milliseconds from its start to the first yes of `/readyz`. */
  readyAfter: number
  /** What it has written so far. */
  output: () => string
  stop: () => Promise<void>
}

type Manner = {
  command?: readonly string[]
  /** Hears of the process at once, long before it is ready. */
  onSpawn?: (pid: number) => void
  /** A data folder that nothing has open: the product begins with a copy of it. */
  world?: string | undefined
  /** Where the product lies; this one unless told. */
  folder?: string | undefined
}

/** One address asks for a whole crowd here: limits by address would measure themselves. */
const usual = { LOG_LEVEL: 'warn', CALLS_PER_MINUTE: '0', PAGES_PER_MINUTE: '0', LEADS_PER_HOUR: '0' }

/** What `npm start` runs, in place of the shell that runs it: as users have it, with the same limits of memory. */
const [startCommand] = product.scripts.start.split(' || ') as [string]

/** A product of which nobody knows yet whether it will be ready. */
export type Launched = Pick<Product, 'url' | 'process' | 'output' | 'stop'> & {
  /** Ends it without a word, as a machine does that fails. */
  kill: () => Promise<void>
}

/** Makes a data folder with the demo world in it, once for all the products of a run. */
export async function buildWorld(): Promise<string> {
  const world = await mkdtemp(join(tmpdir(), 'marquesina-world-'))
  const env = { PATH: process.env.PATH, DATA_DIR: world }
  await promisify(execFile)(process.execPath, ['demo/command.ts'], { cwd: join(import.meta.dirname, '..'), env })
  return world
}

/** Starts the product on a free port with data of its own; settings go into its environment. */
export async function launchProduct(
  settings: Record<string, string> = {},
  { command = ['sh', '-c', startCommand], onSpawn, world, folder = join(import.meta.dirname, '..') }: Manner = {},
): Promise<Launched> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'marquesina-data-'))
  if (world) await cp(world, dataFolder, { recursive: true })
  const port = await findFreePort()
  const [program = '', ...words] = command
  const child = spawn(program, words, {
    cwd: folder,
    env: {
      PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
      PORT: String(port),
      DATA_DIR: dataFolder,
      ...usual,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onSpawn?.(child.pid!)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output = (output + chunk).slice(-1e5)))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const killAtExit = () => child.kill('SIGKILL')
  process.once('exit', killAtExit)

  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
    process.off('exit', killAtExit)
    await rm(dataFolder, { recursive: true, force: true })
  }
  return {
    url: `http://localhost:${port}`,
    process: child,
    output: () => output,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

/** Starts the product and waits until it can serve. */
export async function startProduct(settings: Record<string, string> = {}, manner: Manner = {}): Promise<Product> {
  const began = Date.now()
  const launched = await launchProduct(settings, manner)
  try {
    await untilReady(launched.url, launched.process)
  } catch (error) {
    await launched.stop()
    throw new Error(`the product did not start:\n${launched.output()}`, { cause: error })
  }
  return { ...launched, readyAfter: Date.now() - began }
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 600_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`it ended with ${child.exitCode ?? child.signalCode}`)
    const isReady = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return
    await sleep(50)
  }
  throw new Error('it was not ready in time')
}

/** A port that nothing listens on now. */
export async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
