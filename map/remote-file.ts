import { setTimeout as sleep } from 'node:timers/promises'

/** A file at an address of somebody else, read by ranges: all of one and the same file, or reading ends. */
export type RemoteFile = {
  length: number
  /** What the server calls this file as it is now. */
  mark: string
  read: (offset: number, length: number) => Promise<Buffer>
}

/** How often a range is asked for, milliseconds of silence after which an answer is cut, and those before the next try. */
export type Manner = { tries: number; silence: number; pause: number }
const usual: Manner = { tries: 6, silence: 30_000, pause: 1000 }

/** An answer that would be no better if it were asked for again. */
class Refused extends Error {}

type Known = Pick<RemoteFile, 'length' | 'mark'>
type Range = { offset: number; length: number }

/** Opens a file that a server gives in ranges; refuses one that gives none, or does not say which file they are of. */
export async function openRemoteFile(address: string, manner: Manner = usual): Promise<RemoteFile> {
  const { known } = await readRange(address, { offset: 0, length: 1 }, null, manner)
  return {
    ...known,
    read: async (offset, length) => (await readRange(address, { offset, length }, known, manner)).bytes,
  }
}

async function readRange(address: string, range: Range, known: Known | null, { tries, silence, pause }: Manner) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryRange(address, range, known, silence)
    } catch (error) {
      if (error instanceof Refused || attempt >= tries) throw explain(error, address)
      await sleep(pause * 2 ** (attempt - 1))
    }
  }
}

async function tryRange(address: string, { offset, length }: Range, before: Known | null, silence: number) {
  const control = new AbortController()
  const timer = setTimeout(() => control.abort(new Error(`nothing was heard for ${silence / 1000} s`)), silence)
  try {
    const headers = { Range: `bytes=${offset}-${offset + length - 1}`, 'Accept-Encoding': 'identity' }
    const answer = await fetch(address, { headers, signal: control.signal })
    const known = readKnown(answer, { offset, length })
    if (before && (before.mark !== known.mark || before.length !== known.length))
      throw new Refused('the file has changed since it was begun: run the command again')
    const bytes = Buffer.allocUnsafeSlow(length)
    let at = 0
    for await (const part of answer.body ?? []) {
      timer.refresh()
      if (at + part.length > length) throw new Refused('it sends more than was asked for')
      bytes.set(part, at)
      at += part.length
    }
    if (at < length) throw new Error(`the connection ended after ${at} of ${length} bytes`)
    return { bytes, known }
  } finally {
    clearTimeout(timer)
    control.abort()
  }
}

/** What an answer says of the file; throws unless it is the very range that was asked for. */
function readKnown({ status, headers }: Response, { offset, length }: Range): Known {
  if (status === 200) throw new Refused('it gives no ranges, only the whole file')
  if (status === 429 || status >= 500) throw new Error(`it answered ${status}`)
  if (status !== 206) throw new Refused(`it answered ${status}`)
  const [, first, last, total] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers.get('Content-Range') ?? '') ?? []
  if (Number(first) !== offset || Number(last) !== offset + length - 1)
    throw new Refused('it answers with another range than was asked for')
  const mark = headers.get('ETag') ?? headers.get('Last-Modified')
  if (!mark) throw new Refused('it does not say which file a range is of (no ETag)')
  return { length: Number(total), mark }
}

function explain(error: unknown, address: string): Error {
  const { message, cause } = error as Error
  const why = cause instanceof Error ? `${message} (${cause.message})` : message
  return new Error(`${address} cannot be read: ${why}.`, { cause: error })
}
