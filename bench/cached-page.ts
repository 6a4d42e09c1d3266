import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request } from 'node:http'

import autocannon from 'autocannon'

import { languages } from '#contract/language.ts'
import { toPath } from '#web/paths.ts'

import { startProduct } from '../check/product.ts'
import { printTable } from './table.ts'

type CachedPage = { headers: Record<string, string>; body: string }

const address = toPath('home', 'es')
const browserHeaders = { 'Accept-Encoding': 'gzip, deflate, br' }
const isQuick = process.argv.includes('--quick')
const rounds = isQuick ? 3 : 9
const amount = isQuick ? 1000 : 4000
const renders = 64

if (process.argv.includes('--bare')) answerBarely()
else await measure()

/** What a kept and a rendered page cost, beside a bare `node:http` server that answers the same bytes. */
async function measure(): Promise<void> {
  const product = await startProduct()
  const bare = fork(import.meta.filename, ['--bare'])
  try {
    const kept = await fetchCached(product.url + address)
    bare.send(kept)
    const [port] = (await once(bare, 'message')) as [number]
    const costOfRender = await warmUpRenders(product.url)
    const ours: number[] = []
    const theirs: number[] = []
    const rendered: number[] = []
    // Side by side: a machine that slows down slows all three.
    for (let round = 0; round < rounds; round++) {
      ours.push(await costOf(product.url + address, amount, () => cpuOfProduct(product.url)))
      theirs.push(await costOf(`http://127.0.0.1:${port}/`, amount, () => cpuOfBare(bare)))
      rendered.push(await costOfRender())
    }
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
  await autocannon({ url, connections: 8, amount: times / 4, headers: browserHeaders })
  const before = await cpuNow()
  const result = await autocannon({ url, connections: 8, amount: times, headers: browserHeaders })
  if (result.errors + result.non2xx > 0) throw new Error(`${url} did not answer every time`)
  return ((await cpuNow()) - before) / times
}

/**
 * Results in both languages, orders and least areas, every address asked once: none is kept. The first seven hundred warm
 * up, for what compiles the code is no part of what a page costs; what it returns measures the next ones.
 */
async function warmUpRenders(url: string): Promise<() => Promise<number>> {
  const orders = ['', '&sort=price', '&sort=-price', '&sort=-m2']
  const paths = ['', '&min_m2=20', '&min_m2=21', '&min_m2=22'].flatMap((least) =>
    orders.flatMap((order) =>
      languages.flatMap((language) =>
        Array.from({ length: 42 }, (_, at) => `${toPath('properties', language)}?page=${at + 1}${order}${least}`),
      ),
    ),
  )
  const askFor = async (count: number) => {
    const waiting = paths.splice(0, count).values()
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (const path of waiting) {
          const response = await fetch(url + path, { headers: browserHeaders })
          if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
          await response.arrayBuffer()
        }
      }),
    )
  }
  await askFor(700)
  return async () => {
    const before = await cpuOfProduct(url)
    await askFor(renders)
    return ((await cpuOfProduct(url)) - before) / renders
  }
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
function fetchCached(url: string): Promise<CachedPage> {
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
  process.once('message', ({ headers, body }: CachedPage) => {
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
