import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Pool } from 'pg'

import { pieceType } from '#contract/endpoint.ts'
import { listRows, ownColumns, writeTable } from '#api/import/test-tables.ts'

import { startProduct } from '../../check/product.ts'
import { demoPassword } from '../../demo/accounts.ts'
import { printTable } from '../table.ts'
import { type Place, readWords, withPlace } from './place.ts'

// The process is killed while it applies a file, again and again, on the embedded database and on a server: each row is
// one listing once, with one version, and the same file again changes nothing. `npm run faults -- import --rounds 10 50000`
const { places, rounds, others } = readWords()
const count = Number(others[0] ?? 2000)
for (const name of places) await withPlace(name, 1200, killWhileApplying)

type Call = (method: string, path: string, body?: unknown) => Promise<{ data: Record<string, never> }>
type Standing = { id: number; state: string; progress: { done: number; of: number }; counts: Record<string, number> }

async function killWhileApplying(place: Place): Promise<void> {
  const settings = { ...place.settings, SITE_URL: 'http://localhost:3000', LOG_LEVEL: 'error' }
  const wrongs: string[] = []
  let killed = 0
  let run: { source: number; id: number } | null = null
  for (let round = 1; round <= rounds + 1; round++) {
    const product = await startProduct(settings)
    const call = await signIn(product.url)
    run ??= await begin(product.url, call)
    const read = async () => (await call('GET', `/v2/imports/${run!.source}/runs/${run!.id}`)).data as never as Standing
    const from = (await read()).progress.done
    // The last one goes to its end.
    const until =
      round > rounds ? Infinity : from + Math.random() * ((count - from) / Math.max(1, rounds - round + 1)) * 2
    let standing = await read()
    while (!isOver(standing) && standing.progress.done < until) {
      await sleep(50)
      standing = await read()
    }
    if (isOver(standing)) {
      wrongs.push(...(await runAgain(product.url, call, run.source)))
      await product.stop()
      break
    }
    const ended = once(product.process, 'exit')
    product.process.kill('SIGKILL')
    await ended
    await product.stop()
    killed += 1
  }
  wrongs.push(...(await place.look((pool) => listWrongs(pool, run!.source))))
  printTable(
    `${count} rows applied under ${killed} kills, ${place.name}`,
    ['what', 'seen'],
    [['wrong', wrongs.join('; ') || 'nothing']],
  )
  if (wrongs.length > 0) process.exitCode = 1
}

const isOver = ({ state }: Standing) => state === 'done' || state === 'failed'
const writeFile = () => writeTable(listRows(count, () => ({ provincia: 'Distrito Nacional', fotos: '' })))

async function begin(url: string, call: Call): Promise<{ source: number; id: number }> {
  const { data: agency } = await call('GET', '/v2/agencies')
  const agency_id = (agency as never as { id: number }[])[0]!.id
  const { data: agents } = await call('GET', `/v2/agents?agency=${agency_id}`)
  const more = { agency_id, agent_id: (agents as never as { id: number }[])[0]!.id, publishes_without_pictures: true }
  const { data } = await call('POST', '/v2/imports', { name: 'Prueba', kind: 'table', arrival: 'file', ...more })
  const source = data.id as never as number
  await call('PUT', `/v2/imports/${source}/mapping`, ownColumns)
  return { source, id: await start(url, call, source) }
}

async function start(url: string, call: Call, source: number): Promise<number> {
  const bytes = Buffer.from(writeFile())
  const upload = await sendFile(url, call, source, bytes)
  const { data } = await call('POST', `/v2/imports/${source}/runs`, { upload, is_trial: false })
  return data.id!
}

async function runAgain(url: string, call: Call, source: number): Promise<string[]> {
  const id = await start(url, call, source)
  for (;;) {
    const { data } = await call('GET', `/v2/imports/${source}/runs/${id}`)
    const run = data as never as Standing
    if (isOver(run)) return run.counts.unchanged === count ? [] : [`${run.counts.unchanged} unchanged the second time`]
    await sleep(100)
  }
}

/** What is not as an unbroken run leaves it. */
async function listWrongs(pool: Pool, source: number): Promise<string[]> {
  const { rows } = await pool.query<Record<string, number>>(
    `select count(*)::int as items, count(distinct listing_id)::int as listings,
      count(*) filter (where listing.version <> 1)::int as versions,
      count(*) filter (where price <> 100000 + substring(external_id from 3)::int - 1)::int as prices,
      (select count(*)::int from listing_version where source_id = $1 and kind = 'import') as written
    from import_item join listing on listing.id = listing_id where import_item.source_id = $1`,
    [source],
  )
  const { items, listings, versions, prices, written } = rows[0]!
  const isRight = items === count && listings === count && written === count && versions === 0 && prices === 0
  return isRight ? [] : [JSON.stringify(rows[0])]
}

async function signIn(url: string): Promise<Call> {
  const ask = createCaller(url, {})
  const { data } = await ask('POST', '/v2/clients/login', { email: 'admin@demo.do', password: demoPassword })
  return createCaller(url, { Authorization: `Bearer ${String(data.token)}` })
}

function createCaller(url: string, more: Record<string, string>): Call & { headers?: never } {
  const headers = { 'X-Api-Key': 'demo-client-key', 'X-Requested-With': 'XMLHttpRequest', ...more }
  heads.set(url, headers)
  return async (method, path, body) => {
    const asked = { ...headers, 'Content-Type': 'application/json' }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const answer = await fetch(url + path, { method, headers: asked, ...sent })
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return (await answer.json()) as { data: Record<string, never> }
  }
}
const heads = new Map<string, Record<string, string>>()

async function sendFile(url: string, _: Call, source: number, bytes: Buffer): Promise<string> {
  const headers = { ...heads.get(url)!, 'Tus-Resumable': '1.0.0' }
  const said = { purpose: 'import', source: String(source), name: 'prueba.csv' }
  const pairs = Object.entries(said).map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
  const begun = await fetch(`${url}/v2/uploads`, {
    method: 'POST',
    headers: { ...headers, 'Upload-Length': String(bytes.length), 'Upload-Metadata': pairs.join() },
  })
  const { data } = (await begun.json()) as { data: { id: string } }
  const piece = 768 * 1024
  for (let at = 0; at < bytes.length; at += piece) {
    const part = { ...headers, 'Upload-Offset': String(at), 'Content-Type': pieceType }
    const body = new Uint8Array(bytes.subarray(at, at + piece))
    const answer = await fetch(`${url}/v2/uploads/${data.id}`, { method: 'PATCH', headers: part, body })
    if (!answer.ok) throw new Error(await answer.text())
  }
  return data.id
}
