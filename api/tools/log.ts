import { createHmac } from 'node:crypto'

import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'

import type { Tools } from '../tools.ts'
import { openLogOutput } from './log-output.ts'

/** The log: lines of JSON with their time in UTC, and errors without the values that a statement was asked with. */
export function openLog(level: string, to: DestinationStream = openLogOutput(1, process.stdout)): Logger {
  const options = { level, timestamp: stdTimeFunctions.isoTime, serializers: { err: written } }
  return pino(options, to)
}

type From = { address: string; requestId: string }

/** Writes down that somebody came in; the client is named alike each time, and nobody who reads it learns who it is. */
export function noteSignIn({ log, secret }: Pick<Tools, 'log' | 'secret'>, client_id: number, from: From): void {
  const client = createHmac('sha256', `${secret}\nlog`).update(String(client_id)).digest('base64url').slice(0, 16)
  log.info({ client, address: from.address, requestId: from.requestId }, 'somebody signed in')
}

type Written = { type: string; message: string; code?: string; stack?: string; cause?: Written }

/** What a driver adds to its errors (rows, keys, parameters) holds what people entered: none of it is taken over. */
function written(error: unknown, depth = 0): Written {
  if (!(error instanceof Error)) return { type: typeof error, message: 'no error' }
  const { name, message, stack = '', cause } = error
  const calls = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: name,
    message: message.replace(/\nparams: [\s\S]*/, ''),
    ...('code' in error && { code: String(error.code) }),
    stack: calls.join('\n'),
    ...(cause instanceof Error && depth < 4 && { cause: written(cause, depth + 1) }),
  }
}
