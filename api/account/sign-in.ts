import { eq } from 'drizzle-orm'

import type { Entered } from '#contract/account/account.ts'

import type { Database } from '../database/open.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../http/handle.ts'
import {
  attemptKey,
  countAttempt,
  forgetAttempt,
  forgetAttempts,
  rememberDone,
  requireFewer,
  wasDone,
} from '../http/limit/queries.ts'
import { noteSignIn } from '../tools/log.ts'
import type { Tools } from '../tools.ts'
import { listSignUps } from './open-account.ts'
import { beginSession } from './factor/begin-session.ts'
import { type Client, findClientByEmail, findUnconfirmed } from './queries.ts'
import { clients } from './table.ts'

type Credentials = { email: string; password: string }

/** Failures that are let happen in ten minutes: on one account, and from one address over all accounts. */
const onAccount = { max: 5, minutes: 10 }
const fromAddress = { max: 30, minutes: 10 }
/** Failures in a row on one account from places that it does not know; then only an email's link opens it there. */
const maxInARow = 100
/** From where somebody has signed in lately, strangers' failures elsewhere do not lock the account. */
const daysOfTrust = 30

/**
 * Signs in. Unknown addresses and wrong passwords are refused alike and in the same time; that an address is not
 * confirmed is said to those only who bring its password.
 */
export async function signIn(tools: Tools, { email, password }: Credentials, caller: Caller): Promise<Entered> {
  const { db, passwords } = tools
  const place = attemptKey('signed_in', email, caller.address)
  const isKnownPlace = await wasDone(db, place, daysOfTrust)
  const account = isKnownPlace ? attemptKey('sign_in_at', email, caller.address) : attemptKey('sign_in', email)
  await requireFewer(db, account, maxInARow)
  const counted = await countAttempt(db, attemptKey('sign_in_from', caller.address), fromAddress)
  await countAttempt(db, account, onAccount)

  const client = await findClientByEmail(db, email)
  const waiting = await passwordsWaiting(db, email)
  const hashes = client ? [client.password].filter((hash) => hash !== null) : waiting
  if ((await passwords.findMatch(password, hashes)) < 0) throw new AppError('session.wrong_credentials')
  await forgetAttempt(db, counted)
  await forgetAttempts(db, account)
  if (!client) throw new AppError('session.unconfirmed', { errors: { email: ['field.email_unconfirmed'] } })
  await keepHashModern(tools, client, password)
  const entered = await db.transaction((tx) => beginSession(tools, tx, client, caller.userAgent))
  if ('token' in entered) {
    await rememberDone(db, place)
    noteSignIn(tools, client.id, caller)
  }
  return entered
}

/** The hashes of those who signed up with an address that nobody has confirmed. */
async function passwordsWaiting(db: Database, email: string): Promise<string[]> {
  const waiting = await listSignUps(db, email)
  const left = await findUnconfirmed(db, email)
  return [...waiting, left].flatMap((one) => one?.password ?? [])
}

async function keepHashModern({ db, passwords }: Tools, client: Client, password: string): Promise<void> {
  if (!client.password || !passwords.isOutdated(client.password)) return
  await db
    .update(clients)
    .set({ password: await passwords.hash(password) })
    .where(eq(clients.id, client.id))
}
