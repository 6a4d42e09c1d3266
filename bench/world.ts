import { Client } from 'pg'

import { endsWell } from '../check/program.ts'
import { startProduct, type Product } from '../check/product.ts'
import { startCluster, type Cluster, type Postgres } from '../check/cluster.ts'

/** A server for the benches: a temporary cluster with a machine's ordinary settings and nothing made faster by being unsafe. */
export async function startServer(): Promise<Cluster> {
  const settings = { shared_buffers: '1GB', work_mem: '32MB', max_wal_size: '4GB', random_page_cost: '1.1' }
  const server = await startCluster(settings)
  if (!server) throw new Error('the benches need the programs of PostgreSQL 15 or newer (initdb, postgres)')
  return server
}

/** A database on that server with a demo world of so many listings; answers its address. */
export async function makeWorld(server: Postgres, listings: number): Promise<string> {
  const name = `world_${listings}`
  await onServer(server, `create database ${name}`)
  const url = server.url.replace('/postgres?', `/${name}?`)
  const isMade = await endsWell('node', ['demo/command.ts', '--listings', String(listings)], createSettings(url))
  if (!isMade) throw new Error(`the demo world of ${listings} listings was not made`)
  await statements(url, ['vacuum analyze'])
  return url
}

/** The same world again for the yardstick, with indexes of its own. */
export async function copyWorld(server: Postgres, url: string, indexes: string[]): Promise<string> {
  const name = new URL(url).pathname.slice(1)
  await onServer(server, `create database ${name}_bare template ${name}`)
  const copy = url.replace(`/${name}?`, `/${name}_bare?`)
  await statements(copy, [...indexes, 'vacuum analyze'])
  return copy
}

export function startOn(url: string): Promise<Product> {
  return startProduct(createSettings(url))
}

export function createSettings(url: string): Record<string, string> {
  return { DATABASE_URL: url, DEMO: '0', SECRET: 'a-secret-for-the-benches-and-nothing-else' }
}

function onServer(server: Postgres, statement: string): Promise<void> {
  return statements(server.url, [statement])
}

async function statements(url: string, texts: string[]): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const text of texts) await client.query(text)
  } finally {
    await client.end()
  }
}
