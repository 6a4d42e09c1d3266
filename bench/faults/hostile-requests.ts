import { hostileFieldValues, listHostileShapes, hostileValues } from '#api/hostile-values.ts'
import { listSampleValues } from '#api/sample-values.ts'

import type { Random } from '../../demo/random.ts'
import { clientHeaders } from '../workload.ts'

/** A call of the API by the names that it takes. */
export type Call = { method: string; path: string; query: string[]; fields: string[] }
export type Sent = { method: string; path: string; headers: Record<string, string>; body: string | undefined }

const names = ['10-20345', '1', '7', '00000000-0000-4000-8000-000000000000', 'google', 'torre-ebano', '0', '2147483647']
const boundary = 'xfuzzx'

function formOf(fields: string[], usual: Record<string, unknown>, random: Random): string {
  const parts = fields.map((name) => {
    const value = random.chance(0.6) ? textOf(usual[name] ?? '') : decoded(random.pick(hostileValues))
    const file = random.chance(0.1) ? '; filename="../../x.png"' : ''
    const named = random.chance(0.1) ? `${name}[${random.pick(['', '0', '__proto__', 'x][y'])}]` : name
    return `--${boundary}\r\nContent-Disposition: form-data; name="${named}"${file}\r\n\r\n${value}\r\n`
  })
  return `${parts.join('')}--${boundary}--\r\n`
}

function typeOf(body: string, random: Random): string {
  if (random.chance(0.03))
    return random.pick(['text/plain', 'application/json; charset=latin1', 'multipart/form-data', ';', 'x'])
  return body.startsWith('--') ? `multipart/form-data; boundary=${boundary}` : 'application/json'
}

function headersOf(token: string | undefined, random: Random): Record<string, string> {
  const headers: Record<string, string> = {
    ...clientHeaders,
    'X-Requested-With': 'XMLHttpRequest',
    ...(token && { Authorization: `Bearer ${token}` }),
  }
  const mayChange = [
    'Accept-Language',
    'Accept-Encoding',
    'Idempotency-Key',
    'X-Request-Id',
    'Cookie',
    'Origin',
    'If-None-Match',
  ]
  for (const name of [...mayChange, 'X-Forwarded-For', 'User-Agent', 'Range']) {
    if (random.chance(0.06)) headers[name] = inHeader(decoded(random.pick(hostileValues)))
  }
  if (random.chance(0.02)) headers.Authorization = inHeader(`Bearer ${decoded(random.pick(hostileValues))}`)
  if (random.chance(0.02)) headers['X-Api-Key'] = inHeader(decoded(random.pick(hostileValues)))
  return headers
}

/** As far as a client can write it at all. */
function inHeader(text: string): string {
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 4000)
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** A call with usual, hostile and random values in its path, query, headers and body; the same chance makes the same one. */
export function createHostileRequest(call: Call, token: string | undefined, random: Random): Sent {
  const usual = listSampleValues(`${call.method} ${call.path}`)
  const path = call.path.replace(/\{(\w+)\}/g, () => (random.chance(0.4) ? random.pick(names) : hostileInPath(random)))
  const query = call.query.flatMap((name) => {
    if (random.chance(0.5)) return []
    if (random.chance(0.1)) return random.pick(listHostileShapes(name))
    const value = random.chance(0.4)
      ? encodeURIComponent(textOf(usual[name] ?? 'santiago'))
      : random.pick(hostileValues)
    return `${name}=${value}`
  })
  const target = query.length > 0 ? `${path}?${query.join('&')}` : path
  const headers = headersOf(token, random)
  if (call.method === 'GET') return { method: call.method, path: target, headers, body: undefined }
  const body = bodyOf(call, usual, random)
  return {
    method: call.method,
    path: target,
    headers: { ...headers, 'Content-Type': typeOf(body, random), 'Content-Length': String(Buffer.byteLength(body)) },
    body,
  }
}

function hostileInPath(random: Random): string {
  return random.pick(hostileValues).replaceAll(' ', '%20')
}

function bodyOf({ fields }: Call, usual: Record<string, unknown>, random: Random): string {
  if (random.chance(0.04))
    return random.pick(['', '{', '[]', 'null', '"x"', '1', '{"a":', '\u0000', `{"a":${'['.repeat(5000)}`])
  if (random.chance(0.06)) return formOf(fields, usual, random)
  const filled = fields.flatMap((name) => {
    if (random.chance(0.08)) return []
    return [[name, random.chance(0.75) && name in usual ? usual[name] : hostileValue(random, usual[name])]]
  })
  return JSON.stringify(Object.fromEntries(filled))
}

function hostileValue(random: Random, usual: unknown): unknown {
  if (typeof usual === 'object' && usual !== null && random.chance(0.5)) {
    const inside = Object.entries(usual).map(([name, value]) => [
      name,
      random.chance(0.5) ? value : hostileValue(random, value),
    ])
    return Array.isArray(usual) ? inside.map(([, value]) => value as unknown) : Object.fromEntries(inside)
  }
  if (random.chance(0.4)) return random.pick(hostileFieldValues)
  if (random.chance(0.5)) return decoded(random.pick(hostileValues))
  return String.fromCharCode(...Array.from({ length: random.int(0, 40) }, () => random.int(0, 65_535)))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
