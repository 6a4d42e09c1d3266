import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { access, chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

import { Client } from 'pg'

const run = promisify(execFile)

/** A database of our own on some PostgreSQL server. */
export type Postgres = {
  url: string
  /** Where it came from, for people. */
  about: string
  stop: () => Promise<void>
}

/** A server of our own, which may be mistreated. */
export type Cluster = Postgres & {
  restart: () => Promise<void>
  /** Signals the server and every process that it has forked (Linux). */
  signal: (signal: NodeJS.Signals) => void
  /** Starts the server again where it has ended by itself, as whoever keeps it running does. */
  keep: () => void
}

/** A cluster in a temporary folder on a socket of its own, run by an unprivileged user; null without PostgreSQL's programs. */
export async function startCluster(settings: Record<string, string> = {}, parent = tmpdir()): Promise<Cluster | null> {
  const programs = await programsFolder()
  if (!programs) return null
  const user = { ...(await unprivilegedUser()), cwd: tmpdir() }
  const folder = await mkdtemp(join(parent, 'marquesina-pg-'))
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  await run(join(programs, 'initdb'), initdb, user)

  const options = { listen_addresses: '', unix_socket_directories: folder, ...settings }
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`
  const launch = () => spawn(join(programs, 'postgres'), ['-D', data, ...flags], { ...user, stdio: 'ignore' })
  let server = launch()
  // A run that dies must not leave a server behind: SIGQUIT is PostgreSQL's immediate shutdown.
  const quit = () => server.kill('SIGQUIT')
  process.once('exit', quit)

  const stopFast = async () => {
    const ended = once(server, 'exit')
    server.kill('SIGINT')
    await ended
  }
  const stop = async () => {
    process.off('exit', quit)
    if (server.exitCode === null) await stopFast()
    await rm(folder, { recursive: true, force: true })
  }
  const restart = async () => {
    await stopFast()
    server = launch()
    await untilAnswering(url)
  }
  await untilAnswering(url).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  const signal = (name: NodeJS.Signals) => {
    const forked = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim().split(' ')
    for (const pid of [server.pid!, ...forked.map(Number)]) process.kill(pid, name)
  }
  const keep = () => {
    if (server.exitCode !== null || server.signalCode !== null) server = launch()
  }
  return { url, about: `a temporary cluster of ${programs}`, stop, restart, signal, keep }
}

async function untilAnswering(url: string): Promise<void> {
  const deadline = Date.now() + 120_000
  for (;;) {
    try {
      return await withClient(url, async (client) => void (await client.query('select 1')))
    } catch (error) {
      if (Date.now() > deadline) throw new Error('the temporary PostgreSQL did not start', { cause: error })
      await sleep(100)
    }
  }
}

export async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000 })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

async function programsFolder(): Promise<string | null> {
  const packaged = await readdir('/usr/lib/postgresql').catch(() => [])
  const newestFirst = packaged
    .map(Number)
    .filter((version) => version >= 15)
    .sort((a, b) => b - a)
  const folders = [
    ...newestFirst.map((version) => `/usr/lib/postgresql/${version}/bin`),
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/local/pgsql/bin',
  ]
  for (const folder of folders) {
    const isWhole = await Promise.all(['initdb', 'postgres'].map((name) => access(join(folder, name)))).catch(
      () => null,
    )
    if (isWhole) return folder
  }
  return null
}

/** PostgreSQL refuses to run as root: then the user `postgres`, or `nobody`, runs it. */
async function unprivilegedUser(): Promise<{ uid: number; gid: number } | { uid?: undefined; gid?: undefined }> {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all([idOf('-u', name), idOf('-g', name)])
    if (uid !== null && gid !== null) return { uid, gid }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody')
}

async function idOf(kind: '-u' | '-g', name: string): Promise<number | null> {
  return run('id', [kind, name]).then(
    ({ stdout }) => Number(stdout),
    () => null,
  )
}
