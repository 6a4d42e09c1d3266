import { execFile, spawn } from 'node:child_process'
import { access, chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

import { Client } from 'pg'

/** A database of our own on some PostgreSQL server. */
export type Postgres = {
  url: string
  /** Where it came from, for people. */
  about: string
  /** The server's process, when it is ours. */
  pid: number | null
  stop: () => Promise<void>
}

const run = promisify(execFile)
const oldest = 150_000 // server_version_num of PostgreSQL 15

/** `TEST_DATABASE_URL`, else a local server that lets us make a database, else a temporary cluster; null where none is to be had. */
export async function findPostgres(): Promise<Postgres | null> {
  const asked = process.env.TEST_DATABASE_URL
  if (asked) return databaseOn(asked, 'the server of TEST_DATABASE_URL')
  return (await localServer()) ?? startCluster()
}

async function localServer(): Promise<Postgres | null> {
  const user = encodeURIComponent(process.env.PGUSER ?? process.env.USER ?? 'postgres')
  const places = [
    ...(process.env.PGHOST
      ? [`postgres://${user}@localhost/postgres?host=${encodeURIComponent(process.env.PGHOST)}`]
      : []),
    `postgres://${user}@localhost/postgres?host=/var/run/postgresql`,
    'postgres://postgres@127.0.0.1:5432/postgres',
    'postgres://postgres:postgres@127.0.0.1:5432/postgres',
  ]
  for (const url of places) {
    const database = await databaseOn(url, 'a local server').catch(() => null)
    if (database) return database
  }
  return null
}

/** Makes an empty database there, dropped at the end; throws when the server is too old or says no. */
async function databaseOn(serverUrl: string, about: string): Promise<Postgres> {
  const name = `marquesina_test_${process.pid}_${Date.now()}`
  await withClient(serverUrl, async (client) => {
    const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version")
    if (Number(rows[0]?.version) < oldest) throw new Error(`${about} is older than PostgreSQL 15`)
    await client.query(`create database ${name}`)
  })
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const stop = () =>
    withClient(serverUrl, async (client) => void (await client.query(`drop database ${name} with (force)`)))
  return { url: url.href, about, pid: null, stop }
}

async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000 })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** A cluster in a temporary folder on a socket of its own, run by an unprivileged user; null without PostgreSQL's programs. */
export async function startCluster(settings: Record<string, string> = {}): Promise<Postgres | null> {
  const programs = await programsFolder()
  if (!programs) return null
  const user = await unprivilegedUser()
  const folder = await mkdtemp(join(tmpdir(), 'marquesina-pg-'))
  if (user) await chown(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  await run(join(programs, 'initdb'), initdb, { ...user, cwd: tmpdir() })

  const options = { listen_addresses: '', unix_socket_directories: folder, ...settings }
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...flags], { ...user, cwd: tmpdir(), stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  // A run that dies must not leave a server behind: SIGQUIT is PostgreSQL's immediate shutdown.
  const quit = () => server.kill('SIGQUIT')
  process.once('exit', quit)

  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`
  const stop = async () => {
    process.off('exit', quit)
    server.kill('SIGINT')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await untilAnswering(url)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, about: `a temporary cluster of ${programs}`, pid: server.pid ?? null, stop }
}

async function untilAnswering(url: string): Promise<void> {
  const deadline = Date.now() + 30_000
  for (;;) {
    try {
      return await withClient(url, async (client) => void (await client.query('select 1')))
    } catch (error) {
      if (Date.now() > deadline) throw new Error('the temporary PostgreSQL did not start', { cause: error })
      await sleep(100)
    }
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
async function unprivilegedUser(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null
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
