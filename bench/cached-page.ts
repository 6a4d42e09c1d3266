import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request } from 'node:http'

import autocannon from 'autocannon'

import { languages } from '#contract/language.ts'
import { pathTo } from '#web/paths.ts'

import { startProduct } from '../check/product.ts'
import { printTable } from './table.ts'

type Kept = { headers: Record<string, string>; body: string }

const address = pathTo('home', 'es')
const browserHeaders = { 'Accept-Encoding': 'gzip, deflate, br' }
const isQuick = process.argv.includes('--quick')
const rounds = isQuick ? 1 : 3
const amount = isQuick ? 5000 : 20_000

if (process.argv.includes('--bare')) answerBarely()
else await measure()

/** What a kept and a rendered page cost, beside a bare `node:http` server that answers the same bytes. */
async function measure(): Promise<void> {
  const product = await startProduct()
  const bare = fork(import.meta.filename, ['--bare'])
  try {
    const kept = await fetchKept(product.url + address)
    bare.send(kept)
    const [port] = (await once(bare, 'message')) as [number]
    const ours: number[] = []
    const theirs: number[] = []
    for (let round = 0; round < rounds; round++) {
      ours.push(await costOf(product.url + address, amount, () => cpuOfProduct(product.url)))
      theirs.push(await costOf(`http://127.0.0.1:${port}/`, amount, () => cpuOfBare(bare)))
    }
    const rendered = await costsOfRenders(product.url)
    printTable(
      'milliseconds of processor for one page, eight callers',
      ['page', 'median', 'rounds'],
      [
        ['kept', middle(ours), listed(ours)],
        ['bare node:http, the same bytes', middle(theirs), listed(theirs)],
        ['search results rendered and compressed', middle(rendered), listed(rendered)],
      ],
    )
    const times = Math.round(Number(middle(rendered)) / Number(middle(ours)))
    console.log(`a rendered page costs ${times} kept ones`)
    console.log(`the page: ${(Buffer.byteLength(kept.body, 'base64') / 1024).toFixed(1)} KiB in Brotli`)
  } finally {
    bare.kill()
    await product.stop()
  }
}

async function costOf(url: string, times: number, cpuNow: () => Promise<number>): Promise<number> {
  await autocannon({ url, connections: 8, amount: 1000, headers: browserHeaders })
  const before = await cpuNow()
  const result = await autocannon({ url, connections: 8, amount: times, headers: browserHeaders })
  if (result.errors + result.non2xx > 0) throw new Error(`${url} did not answer every time`)
  return ((await cpuNow()) - before) / times
}

/** Results in both languages and several orders, every address asked once: nothing can be kept. The first hundred warm up. */
async function costsOfRenders(url: string): Promise<number[]> {
  const paths = (['', '&sort=price', '&sort=-price', '&sort=-m2'] as const).flatMap((order) =>
    languages.flatMap((language) =>
      Array.from({ length: 50 }, (_, at) => `${pathTo('properties', language)}?page=${at + 1}${order}`),
    ),
  )
  const ask = async (path: string) => void (await (await fetch(url + path, { headers: browserHeaders })).arrayBuffer())
  for (const path of paths.slice(0, 100)) await ask(path)
  const costs: number[] = []
  for (let from = 100; from < paths.length; from += 100) {
    const before = await cpuOfProduct(url)
    for (const path of paths.slice(from, from + 100)) await ask(path)
    costs.push(((await cpuOfProduct(url)) - before) / 100)
  }
  return costs
}

/** Milliseconds of processor that the product has used, user and system. */
async function cpuOfProduct(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]) * 1000
}

async function cpuOfBare(bare: ChildProcess): Promise<number> {
  bare.send('cpu')
  const [milliseconds] = (await once(bare, 'message')) as [number]
  return milliseconds
}

/** The page as it travels: `fetch` would unpack it. */
function fetchKept(url: string): Promise<Kept> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: browserHeaders }, async (answer) => {
      const parts = await answer.toArray()
      const body = Buffer.concat(parts as Buffer[]).toString('base64')
      const { connection: _, date: __, 'keep-alive': ___, ...headers } = answer.headers
      resolve({ headers: headers as Record<string, string>, body })
    })
    asked.on('error', reject).end()
  })
}

/** The yardstick, a process of its own: it knows one answer and reads nothing of what is asked. */
function answerBarely(): void {
  process.once('message', ({ headers, body }: Kept) => {
    const bytes = Buffer.from(body, 'base64')
    const ready = Object.entries(headers).flat()
    const server = createServer((_, outgoing) => void outgoing.writeHead(200, ready).end(bytes))
    server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port))
    process.on('message', () => {
      const { user, system } = process.cpuUsage()
      process.send?.((user + system) / 1000)
    })
  })
}

function middle(figures: number[]): string {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!.toFixed(4)
}

function listed(figures: number[]): string {
  return figures.map((figure) => figure.toFixed(4)).join(' ')
}
