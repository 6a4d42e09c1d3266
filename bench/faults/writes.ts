import { setTimeout as sleep } from 'node:timers/promises'

import type { Pool } from 'pg'

import { demoAccounts, demoPassword } from '../../demo/accounts.ts'
import { clientHeaders } from '../workload.ts'

/** Something that clients write again and again while the process is killed under them. */
export type Write = {
  name: string
  callers: number
  /** What must be done once, before anything is killed. */
  begin?: (url: string) => Promise<void>
  /** Writes once more, and remembers what was acknowledged; a call that is cut off throws. */
  once: (url: string, caller: number) => Promise<void>
  acknowledged: () => number
  /** What is wrong in the database, one line each. */
  wrongs: (pool: Pool) => Promise<string[]>
  /** What is wrong with what a process that is not killed makes of it, one line each. */
  end?: (url: string) => Promise<string[]>
  /** What else became of it, as rows of the table. */
  tell?: () => [string, string][]
}

type Sent = { body?: object | undefined; token?: string; headers?: Record<string, string> }

/** Calls as a browser makes them; throws where there is no answer, or one that is no yes. */
export async function send(
  url: string,
  method: string,
  path: string,
  { body, token, headers }: Sent,
): Promise<unknown> {
  const answer = await fetch(url + path, {
    method,
    headers: {
      ...clientHeaders,
      'X-Requested-With': 'XMLHttpRequest',
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Refused(`${method} ${path}`, answer.status, text)
  return text === '' ? null : JSON.parse(text)
}

/** Does it again while it is put off with 503, as it may be while a busy machine starts. */
export async function waitUntilServed<Done>(work: () => Promise<Done>): Promise<Done> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 503) throw error
      await sleep(500)
    }
  }
}

export class Refused extends Error {
  readonly status: number
  readonly body: string
  constructor(call: string, status: number, text: string) {
    super(`${call} answered ${status}: ${text.slice(0, 200)}`)
    this.status = status
    this.body = text
  }
}

/** New accounts, each with the email that confirms it. */
export function signUps(): Write {
  const asked = new Set<string>()
  const acknowledged = new Set<string>()
  const mark = `kill${process.pid}-`
  const password = 'muy larga y secreta'
  return {
    name: 'sign-ups',
    callers: 8,
    once: async (url) => {
      const email = `${mark}${asked.size}@example.com`
      asked.add(email)
      const body = { full_name: 'Ana Pérez', email, password, confirmPassword: password }
      await send(url, 'POST', '/v2/clients/sign-up', { body })
      acknowledged.add(email)
    },
    acknowledged: () => acknowledged.size,
    wrongs: async (pool) => {
      const { rows: clients } = await pool.query<{ email: string; mails: number }>(
        `select email, coalesce(mails, 0) as mails from client_sign_up
         left join (select "to", count(*)::int as mails from letter group by 1) as letters on "to" = email
         where starts_with(email, $1)`,
        [mark],
      )
      const { rows: strays } = await pool.query<{ to: string }>(
        `select "to" from letter where starts_with("to", $1) and not exists (select from client_sign_up where email = "to")`,
        [mark],
      )
      const there = new Set(clients.map(({ email }) => email))
      return [
        ...[...acknowledged]
          .filter((email) => !there.has(email))
          .map((email) => `${email} was acknowledged and is missing`),
        ...clients.filter(({ mails }) => mails !== 1).map(({ email, mails }) => `${email} has ${mails} letters`),
        ...strays.map(({ to }) => `${to} has a letter and no sign-up`),
      ]
    },
  }
}

/** Favourites of the demo's clients, put and taken away; each caller has listings of its own. */
export function createFavorites(): Write {
  const owners = demoAccounts.filter(({ isConfirmed }) => isConfirmed).map(({ email }) => email)
  const tokens = new Map<string, string>()
  let codes: string[] = []
  let turns = 0
  let acknowledged = 0
  /** By owner and code, as it was acknowledged last; nothing where a call was cut off. */
  const known = new Map<string, boolean>()

  async function begin(url: string): Promise<void> {
    const all = () => send(url, 'GET', '/v2/properties?per_page=100', {})
    const { data } = (await waitUntilServed(all)) as { data: { code: string }[] }
    codes = data.map(({ code }) => code)
    for (const email of owners) {
      const body = { email, password: demoPassword }
      const signIn = () => send(url, 'POST', '/v2/clients/login', { body })
      const { data } = (await waitUntilServed(signIn)) as { data: { token: string } }
      tokens.set(email, data.token)
    }
  }

  return {
    name: 'favourites',
    callers: 8,
    begin,
    once: async (url, caller) => {
      const owner = owners[caller % owners.length]!
      const token = tokens.get(owner)!
      // Two callers may share an owner, and never a listing.
      const own = codes.filter((_, at) => at % 8 === caller)
      const code = own[turns++ % own.length]!
      const key = `${owner} ${code}`
      const isKept = known.get(key) ?? false
      known.delete(key)
      await send(url, isKept ? 'DELETE' : 'PUT', `/v2/clients/favorites/${code}`, {
        token,
        ...(!isKept && { body: {} }),
      })
      known.set(key, !isKept)
      acknowledged++
    },
    acknowledged: () => acknowledged,
    wrongs: async (pool) => {
      const { rows } = await pool.query<{ email: string; code: string }>(
        `select email, code from favourite join client on client.id = client_id join listing on listing.id = listing_id`,
      )
      const kept = new Set(rows.map(({ email, code }) => `${email} ${code}`))
      return [...known]
        .filter(([key, isKept]) => kept.has(key) !== isKept)
        .map(([key, isKept]) => `${key} was acknowledged as ${isKept ? 'kept' : 'removed'} and is not`)
    },
  }
}
