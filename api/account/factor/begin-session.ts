import type { FactorAsked, SignedIn } from '#contract/account/account.ts'

import { addAuditEvent } from '../../audit/add-audit-event.ts'
import type { Connection } from '../../database/open.ts'
import { AppError } from '../../app-error.ts'
import type { Caller } from '../../http/handle.ts'
import { attemptKey, rememberDone } from '../../http/limit/queries.ts'
import { noteSignIn } from '../../tools/log.ts'
import { isActionSigned, signAction } from '../../tools/signed-action.ts'
import type { Tools } from '../../tools.ts'
import { addSession, type Client, findClient, toUser } from '../queries.ts'
import { verifyFactor } from './verify-factor.ts'

/** Milliseconds in which the code must follow the password. */
const patience = 10 * 60_000

/** Lets in whoever has proven to be a client, or asks for the second factor; a suspended account is let in nowhere. */
export async function beginSession(
  tools: Pick<Tools, 'secret' | 'now'>,
  tx: Connection,
  client: Client,
  userAgent: string,
): Promise<SignedIn | FactorAsked> {
  if (client.suspended_at) throw new AppError('session.suspended')
  if (client.factor_since) return { factor: writeKey(tools, client) }
  return enter(tx, client, userAgent)
}

async function enter(tx: Connection, client: Client, userAgent: string): Promise<SignedIn> {
  const { id: client_id, role, agency_id } = client
  if (role !== 'client') await addAuditEvent(tx, { client_id, role, agency_id }, { kind: 'account.signed_in' })
  return { user: toUser(client), token: await addSession(tx, client_id, userAgent) }
}

/** Finishes a sign-in by its key and a code. */
export async function finishSignIn(
  tools: Tools,
  { factor, code }: { factor: string; code: string },
  caller: Caller,
): Promise<SignedIn> {
  const { db } = tools
  const client = await readKey(tools, factor)
  if (client.suspended_at) throw new AppError('session.suspended')
  await verifyFactor(tools, client, code)
  await rememberDone(db, attemptKey('signed_in', client.email, caller.address))
  noteSignIn(tools, client.id, caller)
  return db.transaction((tx) => enter(tx, client, caller.userAgent))
}

/** What a key is signed over: another password or another second factor, and it is worth nothing. */
const signedOf = (client: Client, expires: string) => ({
  room: 'factor' as const,
  action: 'enter',
  key: `${client.id}\n${client.password}\n${client.factor_since?.getTime()}`,
  expires,
})

function writeKey({ secret, now }: Pick<Tools, 'secret' | 'now'>, client: Client): string {
  const expires = String(now().getTime() + patience)
  return `${client.id}.${expires}.${signAction(secret, signedOf(client, expires))}`
}

async function readKey({ db, secret, now }: Tools, key: string): Promise<Client> {
  const [, id, expires, signature] = /^(\d{1,9})\.(\d{13})\.([\w-]{43})$/.exec(key) ?? []
  const client = id === undefined ? null : await findClient(db, Number(id))
  if (!client?.factor_since || !isActionSigned(secret, signedOf(client, expires!), signature!)) {
    throw new AppError('auth.factor_expired')
  }
  if (Number(expires) < now().getTime()) throw new AppError('auth.factor_expired')
  return client
}
