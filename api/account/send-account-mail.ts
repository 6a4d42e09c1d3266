import type { Language } from '#contract/fields.ts'

import { enqueueMail } from '../mail/queries.ts'
import { attemptKey, countAttempt, requirePerson } from '../http/limit/queries.ts'
import type { Tools } from '../tools.ts'
import { AppError } from '../app-error.ts'
import { listSignUps } from './open-account.ts'

type Asked = {
  kind: 'restore_password' | 'confirm_email'
  email: string
  captcha: string
  address: string
  /** Of the sign-up that is to be confirmed, where several wait with the address; the newest without. */
  password?: string | undefined
}

const actions = { restore_password: 'forgot_password', confirm_email: 'resend_confirmation' } as const

/** Emails an hour: to one address, and asked for from one network address. */
const toOne = { max: 4, minutes: 60 }
const fromOne = { max: 20, minutes: 60 }

/**
 * Enqueues an email to an address, whether or not it has an account: whoever writes the emails finds out, so that
 * neither the answer nor its time can tell. Past its limit nothing is sent and the answer stays the same.
 */
export async function sendAccountMail(tools: Tools, asked: Asked, language: Language): Promise<void> {
  const { db } = tools
  const { kind, email, captcha, address, password } = asked
  await requirePerson(tools, captcha, { action: actions[kind] })
  try {
    await countAttempt(db, attemptKey(`${kind}_from`, address), fromOne)
    await countAttempt(db, attemptKey(kind, email), toOne)
  } catch (error) {
    if (error instanceof AppError && error.code === 'request.too_many') return
    throw error
  }
  const about = password === undefined ? {} : await signUpOf(tools, email, password)
  await enqueueMail(db, { kind, to: email, language, about })
  tools.wakeOutbox()
}

/** Whose email it is to be: somebody else may have signed up with the address. */
async function signUpOf({ db, passwords }: Tools, email: string, password: string): Promise<{ sign_up?: number }> {
  const waiting = await listSignUps(db, email)
  const at = await passwords.findMatch(
    password,
    waiting.map((one) => one.password),
  )
  const found = waiting[at]
  return found ? { sign_up: found.id } : {}
}
