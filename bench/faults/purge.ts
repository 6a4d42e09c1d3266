import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { withClient } from '../../check/cluster.ts'
import { findFreePort, startProduct } from '../../check/product.ts'
import { printTable } from '../table.ts'
import { createSettings, makeWorld, startServer } from '../world.ts'
import { readWords } from './place.ts'
import { findVarnish, startVarnish, type Varnish } from './varnish.ts'

// A cache before the site keeps pages for an hour. A price is changed in SQL: the cached page must show it, because the
// process that works in the background has the cache let go of it. One process shows pages, another works.
const { rounds: asked } = readWords()
const rounds = Math.min(asked, 10)
const patience = 60_000
const program = findVarnish()
if (program) await purge(program)
else console.log('left out: there is no varnishd here')

async function purge(varnishd: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marquesina-purge-'))
  const server = await startServer()
  const port = await findFreePort()
  try {
    const database = await makeWorld(server, 1200)
    const settings = {
      ...createSettings(database),
      DATA_DIR: dataDir,
      PURGE: 'varnish',
      PURGE_URL: `http://127.0.0.1:${port}/`,
    }
    const web = await startProduct({ ...settings, ROLE: 'web' })
    const varnish = await startVarnish(varnishd, port, web.url)
    const worker = await startProduct({ ...settings, ROLE: 'worker' })
    try {
      await changeAgainAndAgain(varnish, database)
    } finally {
      await worker.stop()
      await varnish.stop()
      await web.stop()
    }
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function changeAgainAndAgain(varnish: Varnish, database: string): Promise<void> {
  const path = await findPropertyPage(varnish)
  const code = /\d+-\d+$/.exec(path)![0]
  const times: number[] = []
  const timesOfPhotos: number[] = []
  await withClient(database, async (client) => {
    for (let round = 1; round <= rounds; round++) {
      await untilKept(varnish, path)
      const price = 1_234_000 + round * 1111
      await client.query(`update listing set price = $1, price_usd = $1, currency = 'USD' where code = $2`, [
        price,
        code,
      ])
      times.push(await untilShown(varnish, path, new Intl.NumberFormat('en-US').format(price)))
      await untilKept(varnish, path)
      const alt = `Una foto que cambia sola, ${round}`
      await client.query(
        `update photo set alt_es = $1 where position = 0 and listing_id = (select id from listing where code = $2)`,
        [alt, code],
      )
      timesOfPhotos.push(await untilShown(varnish, path, alt))
    }
  })
  const { freshness } = await look(varnish, path)
  printTable(
    `${rounds} prices and ${rounds} photos changed in SQL, seen behind Varnish on a page that is kept (${freshness})`,
    ['what', 'seen'],
    [
      ['milliseconds until the cached page showed the price, each', times.join(' ')],
      ['and the photo alone, each', timesOfPhotos.join(' ')],
      ['longest', Math.max(...times, ...timesOfPhotos)],
    ],
  )
  if (!freshness?.includes('s-maxage=3600')) fail('the page is not kept for an hour')
}

async function findPropertyPage({ url }: Varnish): Promise<string> {
  const map = await (await fetch(`${url}/sitemaps/properties-0.xml`)).text()
  return new URL(/<loc>([^<]+\/propiedad\/[^<]+)<\/loc>/.exec(map)![1]!).pathname
}

async function look({ url }: Varnish, path: string) {
  const answer = await fetch(url + path)
  const isKept = answer.headers.get('x-cache') === 'hit'
  return { isKept, freshness: answer.headers.get('cache-control'), text: await answer.text() }
}

async function untilKept(varnish: Varnish, path: string): Promise<void> {
  const deadline = Date.now() + patience
  while (!(await look(varnish, path)).isKept) {
    if (Date.now() > deadline) throw new Error(`${path} is never kept`)
    await sleep(50)
  }
}

async function untilShown(varnish: Varnish, path: string, price: string): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < patience) {
    if ((await look(varnish, path)).text.includes(price)) return Math.round(performance.now() - began)
    await sleep(20)
  }
  fail(`the page does not show ${price} after a minute`)
  return patience
}

function fail(why: string): void {
  console.log(`WRONG: ${why}`)
  process.exitCode = 1
}
