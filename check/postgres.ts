import { startCluster, withClient, type Postgres } from './cluster.ts'

const oldest = 150_000 // server_version_num of PostgreSQL 15
/** Nothing of it outlives the tests, so nothing need reach the disk: emptying all tables before each test is mostly that. */
const forgetful = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** `TEST_DATABASE_URL`, else a local server that lets us make a database, else a temporary cluster; null where none is to be had. */
export async function findPostgres(): Promise<Postgres | null> {
  const asked = process.env.TEST_DATABASE_URL
  if (asked) return databaseOn(asked, 'the server of TEST_DATABASE_URL')
  return (await localServer()) ?? startCluster(forgetful)
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
  // Test workers make databases of their own, named after this one.
  const stop = () =>
    withClient(serverUrl, async (client) => {
      const { rows } = await client.query<{ made: string }>(
        'select datname as made from pg_database where starts_with(datname, $1)',
        [name],
      )
      for (const { made } of rows) await client.query(`drop database ${made} with (force)`)
    })
  return { url: url.href, about, stop }
}
