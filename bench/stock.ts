import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { pieceType } from '#contract/endpoint.ts'
import type { AgentCard } from '#contract/agent/agent.ts'
import type { Run } from '#contract/import/import.ts'
import { ownColumns } from '#api/import/test-tables.ts'

import { demoPassword } from '../demo/accounts.ts'

/** Somebody of staff who brings stock to a product. */
export type Bringer = { url: string; headers: Record<string, string> }

export async function signIn(url: string): Promise<Bringer> {
  const nobody = { url, headers: { 'X-Api-Key': 'demo-client-key', 'X-Requested-With': 'XMLHttpRequest' } }
  const login = { email: 'admin@demo.do', password: demoPassword }
  const { token } = await call<{ token: string }>(nobody, 'POST', '/v2/clients/login', login)
  return { url, headers: { ...nobody.headers, Authorization: `Bearer ${token}` } }
}

/** Asks as a program does: who is told to come back later comes back, and says the same again where a connection broke. */
export async function call<Data>(who: Bringer, method: string, path: string, body?: unknown): Promise<Data> {
  const once: Record<string, string> = method === 'GET' ? {} : { 'Idempotency-Key': randomUUID() }
  const headers = { ...who.headers, 'Content-Type': 'application/json', ...once }
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const ask = () => fetch(who.url + path, { method, headers, ...sent }).catch(() => null)
  let answer = await ask()
  for (let again = 0; (answer === null || answer.status === 503) && again < 60; again++) {
    await sleep(500)
    answer = await ask()
  }
  if (!answer) throw new Error(`${method} ${path}: no answer`)
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
  return answer.status === 204 ? (null as Data) : ((await answer.json()) as { data: Data }).data
}

/** A source of an agency whose columns are the template's, and that may publish without pictures unless told. */
export async function makeSource(who: Bringer, more: object = {}): Promise<number> {
  const [agent] = await call<AgentCard[]>(who, 'GET', '/v2/agents')
  const whose = { agency_id: agent!.agency.id, agent_id: agent!.id }
  const trust = { publishes_without_pictures: true, is_trusted: true, ...more }
  const source = { name: 'Prueba', kind: 'table', arrival: 'file', ...whose, ...trust }
  const { id } = await call<{ id: number }>(who, 'POST', '/v2/imports', source)
  await call(who, 'PUT', `/v2/imports/${id}/mapping`, ownColumns)
  return id
}

/** Sends a file and begins a run of it. */
export async function startRun(who: Bringer, source: number, bytes: Buffer, is_trial = false): Promise<number> {
  const upload = await sendFile(who, source, bytes)
  const { id } = await call<{ id: number }>(who, 'POST', `/v2/imports/${source}/runs`, { upload, is_trial })
  return id
}

export function readRun(who: Bringer, source: number, id: number): Promise<Run> {
  return call(who, 'GET', `/v2/imports/${source}/runs/${id}`)
}

/** Whether a run stands still, by itself or until somebody says something. */
export function isOver({ state }: Run): boolean {
  return !['received', 'reading', 'applying', 'undoing'].includes(state)
}

export async function waitForRun(who: Bringer, source: number, id: number): Promise<Run> {
  for (;;) {
    const run = await readRun(who, source, id)
    if (isOver(run)) return run
    await sleep(100)
  }
}

const piece = 768 * 1024

async function sendFile({ url, headers }: Bringer, source: number, bytes: Buffer): Promise<string> {
  const tus = { ...headers, 'Tus-Resumable': '1.0.0' }
  const said = { purpose: 'import', source: String(source), name: 'prueba.csv' }
  const pairs = Object.entries(said).map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
  const begun = await fetch(`${url}/v2/uploads`, {
    method: 'POST',
    headers: { ...tus, 'Upload-Length': String(bytes.length), 'Upload-Metadata': pairs.join() },
  })
  const { data } = (await begun.json()) as { data: { id: string } }
  const address = `${url}/v2/uploads/${data.id}`
  for (let at = 0; at < bytes.length;) {
    const part = { ...tus, 'Upload-Offset': String(at), 'Content-Type': pieceType }
    const body = new Uint8Array(bytes.subarray(at, at + piece))
    // Where a connection breaks, the server knows what it has.
    const answer =
      (await fetch(address, { method: 'PATCH', headers: part, body }).catch(() => null)) ??
      (await fetch(address, { method: 'HEAD', headers: tus }))
    if (!answer.ok) throw new Error(await answer.text())
    at = Number(answer.headers.get('Upload-Offset'))
  }
  return data.id
}
