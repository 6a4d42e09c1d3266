import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Pool } from 'pg'
import sharp from 'sharp'

import type { Upload } from '#contract/picture/upload.ts'

import { demoPassword } from '../../demo/accounts.ts'
import { clientHeaders } from '../workload.ts'
import { Refused, send, waitUntilServed, type Write } from './writes.ts'

/** A picture on its way in, as the client who sends it knows it. */
type Sending = {
  bytes: Buffer
  id: string | null
  /** Bytes that were acknowledged, and those that were sent and may be there. */
  known: number
  sent: number
  /** Whether a call was cut off: where to go on is asked first. */
  isCut: boolean
}
type Call = (
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: Buffer,
) => Promise<{ isOk: boolean; headers: Headers; text: string }>
type Found = { id: string; taken: number; became: string | null; problem: string | null; digest: string | null }

const pieceBytes = 48 * 2 ** 10
const leaseMs = 600_000
const lookEveryMs = 500
const tus = { 'Tus-Resumable': '1.0.0' }

/** Calls as tus wants them, with an answer's headers. */
const callOn =
  (url: string, token: string): Call =>
  async (method, path, headers, body) => {
    const said = { ...clientHeaders, 'X-Requested-With': 'XMLHttpRequest', Authorization: `Bearer ${token}` }
    const bytes = body && { body: new Uint8Array(body) }
    const answer = await fetch(url + path, { method, headers: { ...said, ...tus, ...headers }, ...bytes })
    const text = await answer.text()
    if (!answer.ok) throw new Refused(`${method} ${path}`, answer.status, text)
    return { isOk: answer.ok, headers: answer.headers, text }
  }

/** Photos that agents send in pieces (tus); each caller sends one after the other, and goes on where it was cut off. */
export function createUploads(): Write {
  const all: Sending[] = []
  const current = new Map<number, Sending>()
  const wrongOffsets: string[] = []
  let token = ''
  let acknowledged = 0
  let begun = 0
  const grain = drawGrain()

  async function begin(url: string): Promise<void> {
    const body = { email: 'gerente@demo.do', password: demoPassword }
    const signIn = () => send(url, 'POST', '/v2/clients/login', { body })
    token = ((await waitUntilServed(signIn)) as { data: { token: string } }).data.token
  }

  async function startOne(caller: number): Promise<Sending> {
    const nth = begun++
    const one = { bytes: await takePhoto(await grain, nth), id: null, known: 0, sent: 0, isCut: false }
    all.push(one)
    current.set(caller, one)
    return one
  }

  async function once(url: string, caller: number): Promise<void> {
    const one = current.get(caller) ?? (await startOne(caller))
    const call = callOn(url, token)
    if (one.id === null) {
      const said = { 'Upload-Length': String(one.bytes.length), 'Upload-Metadata': `purpose ${btoa('photo')}` }
      one.id = (await call('POST', '/v2/uploads', said)).headers.get('location')!.slice(-36)
      acknowledged++
      return
    }
    const path = `/v2/uploads/${one.id}`
    if (one.isCut) {
      const there = Number((await call('GET', path, {})).headers.get('upload-offset'))
      if (there !== one.known && there !== one.sent) wrongOffsets.push(describeOffset(one, there))
      Object.assign(one, { known: there, isCut: false })
    }
    if (one.known < one.bytes.length) {
      const piece = one.bytes.subarray(one.known, one.known + pieceBytes)
      // Whatever becomes of this call: an answer that does not come says nothing of it.
      Object.assign(one, { sent: one.known + piece.length, isCut: true })
      const said = { 'Upload-Offset': String(one.known), 'Content-Type': 'application/offset+octet-stream' }
      await call('PATCH', path, said, piece)
      Object.assign(one, { known: one.sent, isCut: false })
      acknowledged++
    }
    if (one.known === one.bytes.length) current.delete(caller)
  }

  return {
    name: 'pieces of photos',
    callers: 8,
    begin,
    once,
    acknowledged: () => acknowledged,
    wrongs: async (pool) => [...wrongOffsets.splice(0), ...(await findWrongs(pool, all))],
    end: (url) => listUnmade(callOn(url, token), all),
  }
}

const describeOffset = ({ id, known, sent }: Sending, there: number) =>
  `upload ${id} goes on at ${there}, neither at ${known} nor at ${sent}`

const shape = { width: 900, height: 700 }

/** What all photos have in common, so that each is made quickly and is not small. */
async function drawGrain(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { ...shape, channels: 3, background: '#808080', noise } })
    .raw()
    .toBuffer()
}

/** A photo like no other: its number is drawn on it, a bar for each bit. */
async function takePhoto(grain: Buffer, nth: number): Promise<Buffer> {
  const bars = Array.from({ length: 16 }, (_, bit) =>
    (nth >> bit) % 2 === 1 ? `<rect x="${bit * 50}" width="40" height="400" fill="#fff"/>` : '',
  )
  const drawn = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700">${bars.join('')}</svg>`)
  return sharp(grain, { raw: { ...shape, channels: 3 } })
    .composite([{ input: drawn }])
    .jpeg({ quality: 80 })
    .toBuffer()
}

/** Pieces that were acknowledged and are not there, or not as they were sent; uploads that became nothing, or twice. */
async function findWrongs(pool: Pool, all: readonly Sending[]): Promise<string[]> {
  const { rows } = await pool.query<Found>(
    `select id, taken::float8 as taken, became, problem,
       (select encode(sha256(string_agg(content, ''::bytea order by "offset")), 'hex')
        from upload_part where upload_id = upload.id) as digest from upload where purpose = 'photo'`,
  )
  const { rows: twice } = await pool.query<{ of: string }>(
    `select became as of from upload where became is not null group by became having count(*) > 1
     union all select encode(sha256, 'hex') from picture where sha256 is not null group by agency_id, sha256 having count(*) > 1`,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return [
    ...all.flatMap((one) => (one.id === null ? [] : describeWrong(one, byId.get(one.id)))),
    ...twice.map(({ of }) => `two became ${of}`),
  ]
}

function describeWrong({ id, bytes, known, sent }: Sending, found: Found | undefined): string[] {
  if (!found) return [`upload ${id} was acknowledged and is missing`]
  if (found.problem) return [`upload ${id} was refused as ${found.problem}`]
  if (found.taken !== known && found.taken !== sent) return [`upload ${id} has ${found.taken} bytes of ${known}`]
  if (found.became) return found.taken === bytes.length ? [] : [`upload ${id} became a picture before it was whole`]
  const digest = createHash('sha256').update(bytes.subarray(0, found.taken)).digest('hex')
  return found.taken === 0 || found.digest === digest ? [] : [`the pieces of ${id} are not those that were sent`]
}

/** What was whole becomes a picture that can be seen, once its work is taken up again; what does not. */
async function listUnmade(call: Call, all: readonly Sending[]): Promise<string[]> {
  const whole = all.filter(({ id, bytes, known }) => id !== null && known === bytes.length)
  const wrongs: string[] = []
  for (const { id } of whole) {
    const path = `/v2/uploads/${id}`
    const look = async () => (JSON.parse((await call('GET', path, {})).text) as { data: Upload }).data
    let seen = await waitUntilServed(look)
    // What was in a dead process's hands is taken again minutes later. Looks are counted, for all of this may be stopped.
    for (let looks = leaseMs / lookEveryMs; seen.state === 'working' && looks > 0; looks--) {
      await sleep(lookEveryMs)
      seen = await waitUntilServed(look)
    }
    const isSeen = seen.state === 'ready' && (await call('GET', `/pictures/${seen.became}-640.webp`, {})).isOk
    if (!isSeen) wrongs.push(`upload ${id} is ${seen.state} and not to be seen ${seen.problem?.code ?? ''}`)
  }
  return wrongs
}
