import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { findHolderState, describeThisProcess, type Holder } from './lock-holder.ts'
import { isListenedTo, listenBeside } from './lock-socket.ts'

export type Lock = {
  /** Whether the folder is still ours. It looks when the last look is not of just now: this process may have been stopped. */
  isHeld: () => boolean
  /** Hears once that somebody else has taken the folder. */
  onLost: (subscribe: () => void) => void
  release: () => void
}

/** Says who holds a folder that was asked for. */
export class FolderInUse extends Error {}

const beatEvery = 2000
const silence = 10_000
const lookEvery = 200

type Seen = { text: string; at: number }

/**
 * Takes a folder for this process, since two processes on one embedded database lose data silently. Its holder is named
 * and nothing taken while it lives. Of a holder on this machine that can be known at once; one in another container or on
 * another machine lives as long as it is heard of or listens at the socket beside the lock, and has been silent for ten
 * seconds before it is succeeded.
 */
export async function lockFolder(folder: string, say: (line: string) => void = console.log): Promise<Lock> {
  const file = `${folder}.lock`
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const text = JSON.stringify({ id: randomUUID(), ...describeThisProcess() })
  const socket = `${folder}.socket`
  while (!create(file, text)) {
    const seen = look(file)
    if (seen === null) continue
    const holder = readHolder(seen.text)
    const state = holder ? findHolderState(holder) : 'unknown'
    const isAlive = state === 'alive' || (state === 'unknown' && (await isListenedTo(socket)))
    if (isAlive || (state === 'unknown' && (await isHeartbeatSeen(file, seen, say)))) {
      throw new FolderInUse(`The database in ${folder} is in use by ${nameOf(holder)}. Stop it first, or set DATA_DIR.`)
    }
    takeAway(file, seen)
  }
  return hold(file, text, await listenBeside(socket))
}

function hold(file: string, text: string, leaveSocket: (() => void) | null): Lock {
  let isOurs = true
  let lookedAt = performance.now()
  const hearers: (() => void)[] = []

  function beat(): void {
    lookedAt = performance.now()
    if (!isOurs || refresh(file, text)) return
    isOurs = false
    clearInterval(timer)
    // Whoever has the folder now listens at a socket of its own, under the same name.
    for (const subscribe of hearers) subscribe()
  }
  const timer = setInterval(beat, beatEvery).unref()

  function release(): void {
    clearInterval(timer)
    process.off('exit', release)
    if (look(file)?.text === text) {
      leaveSocket?.()
      rmSync(file, { force: true })
    }
    isOurs = false
  }
  process.once('exit', release)
  return {
    isHeld: () => {
      if (performance.now() - lookedAt > 2 * beatEvery) beat()
      return isOurs
    },
    onLost: (subscribe) => hearers.push(subscribe),
    release,
  }
}

/** Says that we are there; false when the lock is somebody else's. A disk that is away for a moment takes nothing from us. */
function refresh(file: string, text: string): boolean {
  try {
    const seen = look(file)
    if (seen === null) return create(file, text)
    if (seen.text !== text) return false
    const now = new Date()
    utimesSync(file, now, now)
  } catch {
    // The next beat tries again.
  }
  return true
}

/** Whether anything is heard of a holder of whom nothing else can be known. */
async function isHeartbeatSeen(file: string, before: Seen, say: (line: string) => void): Promise<boolean> {
  const began = performance.now()
  let hasSaid = false
  while (performance.now() - began < silence) {
    await sleep(lookEvery)
    const now = look(file)
    if (now === null) return false
    if (now.text !== before.text || now.at !== before.at) return true
    if (!hasSaid && performance.now() - began > 1.5 * beatEvery) {
      hasSaid = true
      say(
        `The last process on ${file.slice(0, -'.lock'.length)} left it without a word: waiting until it is surely gone …`,
      )
    }
  }
  return false
}

/** A lock appears with its content or not at all; false when there is one. */
function create(file: string, text: string): boolean {
  const unfinished = `${file}.${randomUUID()}`
  writeFileSync(unfinished, text, { mode: 0o600 })
  try {
    linkSync(unfinished, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    // Some file systems have no links: there it is empty for a moment.
    return createWithoutLink(file, text)
  } finally {
    rmSync(unfinished, { force: true })
  }
}

function createWithoutLink(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Removes the lock that was seen, and no other that somebody has put there since. */
function takeAway(file: string, seen: Seen): void {
  const aside = `${file}.${randomUUID()}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  const taken = look(aside)
  if (taken && (taken.text !== seen.text || taken.at !== seen.at)) create(file, taken.text)
  rmSync(aside, { force: true })
}

function look(file: string): Seen | null {
  try {
    return { text: readFileSync(file, 'utf8'), at: statSync(file).mtimeMs }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Releases before this one wrote their number alone, and gave no sign of life. */
function readHolder(text: string): Holder | null {
  try {
    const said: unknown = JSON.parse(text)
    if (typeof said === 'number' && Number.isSafeInteger(said) && said > 0) {
      return said === process.pid ? null : { ...describeThisProcess(), pid: said, started: null }
    }
    return said !== null && typeof said === 'object' && 'pid' in said ? (said as Holder) : null
  } catch {
    return null
  }
}

function nameOf(holder: Holder | null): string {
  if (!holder) return 'another process'
  const here = describeThisProcess()
  const isNear = holder.host === here.host && holder.space === here.space && holder.boot === here.boot
  return isNear ? `process ${holder.pid}` : `process ${holder.pid} of another container or machine (${holder.host})`
}
