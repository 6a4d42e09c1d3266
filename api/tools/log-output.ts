import { fstatSync, writeSync } from 'node:fs'
import type { Writable } from 'node:stream'

import type { DestinationStream } from 'pino'

/** What waits for a reader who does not read; more is left out. */
const maxWaitingBytes = 2 ** 20

/**
 * Where lines of the log go, so that nobody ever waits or fails for it: on a full disk, in a pipe that nobody reads and in
 * one that is closed lines are left out, and how many is the first thing said when there is room again.
 */
export function openLogOutput(fd: number, stream: Writable): DestinationStream {
  // What the console says there, or beside it, fails on its own: unheard it would end the process.
  for (const said of [stream, process.stderr]) said.on('error', () => {})
  const write = isFile(fd) ? createFileWriter(fd) : createStreamWriter(stream)
  let lost = 0
  return {
    write(line) {
      const before = lost > 0 ? tellLost(lost) : ''
      if (write(before + line)) lost = 0
      else lost++
    },
  }
}

/** Writes at once; false when it could not. */
type Write = (text: string) => boolean

function createFileWriter(fd: number): Write {
  let isTorn = false
  return (text) => {
    const bytes = Buffer.from(isTorn ? `\n${text}` : text)
    let written = 0
    try {
      while (written < bytes.length) written += writeSync(fd, bytes, written)
      isTorn = false
      return true
    } catch {
      if (written > 0) isTorn = true
      return false
    }
  }
}

function createStreamWriter(stream: Writable): Write {
  return (text) => {
    if (stream.destroyed || stream.writableLength > maxWaitingBytes) return false
    stream.write(text)
    return true
  }
}

function tellLost(lines: number): string {
  const time = new Date().toISOString()
  return `${JSON.stringify({ level: 40, time, lines, msg: 'lines of the log could not be written and are lost' })}\n`
}

/** Pipes, sockets and terminals are streams; all else is written where it is. */
function isFile(fd: number): boolean {
  try {
    const about = fstatSync(fd)
    return about.isFile() || (about.isCharacterDevice() && !process.stdout.isTTY)
  } catch {
    return false
  }
}
