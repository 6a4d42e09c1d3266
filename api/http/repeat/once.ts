import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Endpoint } from '#contract/endpoint.ts'

import type { Database } from '../../database/open.ts'
import { AppError } from '../../app-error.ts'
import { type KeepAnswer, Json, keepNothing } from '../handle.ts'
import type { Session } from '../../tools/session.ts'
import { claimCall, keepAnswer, releaseCall } from './queries.ts'

/** Minutes that an answer is kept: under a key, and under what was sent. */
const minutesOf = { key: 24 * 60, content: 10 } as const
/** Milliseconds between two looks at a call that is under way, and how long they go on. */
const pace = 100
const patience = 2400
/** What is another with every try, and says nothing of what is asked. */
const fleeting = new Set(['g-recaptcha-response', 'fill_ms'])

export type RepeatableCall = {
  endpoint: Endpoint
  input: unknown
  /** The `Idempotency-Key` header. */
  key: string | undefined
  /** Of whoever calls. */
  address: string
  session: Session | null
}
/** Does a call of an endpoint that `repeats` once, whoever asks how often. */
export type Once = (call: RepeatableCall, work: (keep: KeepAnswer) => Promise<unknown>) => Promise<unknown>

/**
 * What makes repeated calls safe. The first claims the call and its answer is kept in the transaction of what it does
 * (`keep`), so that both exist or neither; those beside it wait, and those after it get the same answer. Known it is by
 * its key, and where the endpoint says so by what it brings, for then another key may be another tab. A call that was refused
 * is forgotten and may be tried again.
 */
export function createOnce({ db, secret }: { db: Database; secret: string }): Once {
  const hash = (...parts: (string | number)[]) =>
    createHmac('sha256', `${secret}\nrepeat`).update(parts.join('\n')).digest()

  return async (call, work) => {
    const { endpoint, key, address, session } = call
    if (key === undefined && endpoint.repeats === 'by key') return work(keepNothing)
    if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key)) {
      throw new AppError('request.invalid', { errors: { 'Idempotency-Key': ['field.invalid'] } })
    }
    const digest = hash(
      'input',
      JSON.stringify(call.input, (name, value) => (fleeting.has(name) ? undefined : value)),
    )
    // Two tabs bring two keys for what somebody wrote once.
    const names = [
      ...(key === undefined ? [] : [{ name: ['key', key], minutes: minutesOf.key }]),
      ...(endpoint.repeats === 'by content'
        ? [{ name: ['content', address, digest.toString('hex')], minutes: minutesOf.content }]
        : []),
    ]
    const calls = names.map(({ name, minutes }) => ({
      key: hash(endpoint.method, endpoint.path, session?.client_id ?? 0, ...name),
      claim: randomUUID(),
      digest,
      minutes,
    }))
    const claimed: Claimed[] = []
    try {
      for (const one of calls) {
        const known = await claimOrWait(db, one)
        if (known !== null) {
          // What was asked under another name is answered under this one too.
          for (const own of claimed) await keepAnswer(db, own, known)
          return new Json(known)
        }
        claimed.push(one)
      }
      return await doOnce(db, claimed, endpoint, work)
    } catch (error) {
      for (const own of claimed) await releaseCall(db, own).catch(() => undefined)
      throw error
    }
  }
}

type Claimed = Parameters<typeof claimCall>[1]

/** The answer of the same call, once there is one; null when the call is ours to do. */
async function claimOrWait(db: Database, claimed: Claimed): Promise<string | null> {
  for (const began = performance.now(); performance.now() - began < patience; await sleep(pace)) {
    const { state, answer } = await claimCall(db, claimed)
    if (state === 'mine') return null
    if (state === 'other input') throw new AppError('request.key_reused')
    if (state === 'answered') return answer
  }
  throw new AppError('request.overloaded')
}

async function doOnce(
  db: Database,
  claimed: readonly Claimed[],
  { output }: Endpoint,
  work: (keep: KeepAnswer) => Promise<unknown>,
) {
  let isKept = false
  const keep: KeepAnswer = async (tx, answer) => {
    const text = JSON.stringify(output.parse(answer))
    for (const own of claimed) await keepAnswer(tx, own, text)
    isKept = true
  }
  const answer = await work(keep)
  // Where nothing was written that could be written twice.
  if (!isKept) await keep(db, answer)
  return answer
}
