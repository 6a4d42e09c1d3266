import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'

import type { FieldProblem } from '#contract/errors.ts'

import { AppError } from '../../app-error.ts'
import { createTurns } from '../turns.ts'
import { setLowerPriority } from './set-lower-priority.ts'
import { createProcesses } from './processes.ts'
import { isPng, countPngPixels, readPictureHeader } from './picture-header.ts'

export type Shape = {
  width: number
  height: number
  /** Cut to fill the whole shape at its most interesting part, made to fit into it, or that with nothing around it. */
  fit: 'cover' | 'inside' | 'contain'
  quality: number
}
/** What the process of pictures is sent, and what it answers; null where there is no picture in the bytes. */
export type Asked = { bytes: Uint8Array; shape: Shape }
export type Made = { picture: Uint8Array | null }

type From = {
  /** Whose it is: one of an owner's is decoded at a time, and few may wait. */
  owner: string
  /** The field that is named where it is refused. */
  field: string
}

export type Pictures = {
  /**
   * A JPEG, PNG or WebP, whatever its name says, turned upright, shaped and written anew as WebP without anything but
   * pixels. What is no such picture, or too large to decode, is refused by its header.
   */
  convert: (bytes: Uint8Array, shape: Shape, from: From) => Promise<Uint8Array>
  close: () => void
}

const maxPixels = 40_000_000
const maxSide = 16_384
/** Times that one side may be as long as the other: what is cut to a square is made as long as the shorter one asks. */
const maxRatio = 20
const maxHeldBytes = 96 * 2 ** 20

const limits = { maxConcurrent: 2, maxWaiting: 20, maxPerOwner: 3 }
/** Milliseconds from asking to the picture: sooner than the patience of the call that brings it (`api/http/serve.ts`). */
const patience = 6000

/** Pictures that people send, decoded a few at a time beside the server. */
export function createPictures(): Pictures {
  const inTurn = createTurns(limits)
  const processes = createProcesses<Asked, Made>(beginProcess)
  return {
    convert: async (bytes, shape, { owner, field }) => {
      const problem = problemOf(bytes)
      if (problem) throw refused(field, problem)
      const pixels = pixelsOf(bytes)
      if (!pixels) throw refused(field, 'field.file_type')
      const signal = AbortSignal.timeout(patience)
      const made = await inTurn(() => processes.run({ bytes: pixels, shape }, signal), { owner, signal })
      if (!made?.picture) throw refused(field, 'field.file_type')
      return made.picture
    },
    close: processes.close,
  }
}

function problemOf(bytes: Uint8Array): FieldProblem | null {
  const header = readPictureHeader(bytes)
  if (!header || header.width === 0 || header.height === 0) return 'field.file_type'
  const { width, height, heldBytes } = header
  const [short, long] = width < height ? [width, height] : [height, width]
  const isTooLarge = width * height > maxPixels || long > maxSide || long > maxRatio * short || heldBytes > maxHeldBytes
  return isTooLarge ? 'field.file_pixels' : null
}

function pixelsOf(bytes: Uint8Array): Uint8Array | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return isPng(buffer) ? countPngPixels(buffer) : buffer
}

function refused(field: string, problem: FieldProblem): AppError {
  return new AppError('request.invalid', { errors: { [field]: [problem] } })
}

const file = new URL('./picture-process.ts', import.meta.url)
/** It runs a few lines of ours, and needs no compiler for them. */
const flags = ['--jitless', '--max-semi-space-size=1']
let source: string | undefined

function beginProcess(): ChildProcess {
  source ??= stripTypeScriptTypes(readFileSync(file, 'utf8'))
  const child = spawn(process.execPath, [...flags, '--input-type=module', '--eval', source], {
    cwd: fileURLToPath(new URL('.', file)),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    // Nothing of the server's settings is its business; memory goes back to the system once a picture is done.
    env: { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' },
  })
  child.on('error', () => {})
  // Pages come first.
  setLowerPriority(child.pid, 3)
  child.unref()
  child.channel?.unref()
  return child
}
