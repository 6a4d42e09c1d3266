import { draftFields, type DraftDocument, type DraftField } from '#contract/draft/document.ts'
import type { Draft, DraftConflict, DraftOperation } from '#contract/draft/draft.ts'

import { ApiRefusal } from '../../api-client.ts'
import type { Disk } from './disk.ts'
import * as queues from './queue.ts'
import type { Batch, Clash, Held, Queue } from './queue.ts'

/** Where saving stands: what is said of it, in one word. */
export type Saving =
  | { kind: 'saved'; at: number | null }
  | { kind: 'saving' }
  | { kind: 'offline'; count: number; isOnDisk: boolean }
  | { kind: 'failed'; count: number; error: unknown }

export type Snapshot = {
  draft: Draft
  document: DraftDocument
  clashes: readonly Clash[]
  held: Queue['held']
  saving: Saving
}

type Server = {
  load: () => Promise<Draft>
  /** Must do the same once, however often it is sent under one key. */
  send: (version: number, batch: Batch) => Promise<{ draft: Draft; conflicts: DraftConflict[] }>
}

/** Milliseconds after the last key. */
const pause = 800
/** Milliseconds until what failed is tried again; the last one goes on. */
const retries = [2000, 5000, 15_000, 30_000]

export type DraftStore = ReturnType<typeof createDraftStore>

/**
 * A draft that is being written: shows every change at once, keeps it on the disk before it is sent, sends it in order,
 * and goes on after whatever went wrong. Nothing is let go before the server has it or its writer has given it up.
 */
export function createDraftStore(start: Queue, server: Server, disk: Disk) {
  let queue = start
  let saving: Saving = { kind: 'saved', at: null }
  let snapshot = take()
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | null = null
  let failures = 0
  let isStopped = false
  const listeners = new Set<() => void>()
  const writer = createWriter(disk, () => queue)

  function take(): Snapshot {
    const { draft, clashes, held } = queue
    return { draft, document: queues.readDocument(queue), clashes, held, saving }
  }

  function show(next: Queue, how: Saving = saving): void {
    const isKept = next !== queue
    queue = next
    saving = how
    snapshot = take()
    if (isKept) writer.write()
    for (const listener of listeners) listener()
  }

  function change(next: Queue): void {
    const count = queues.countUnsent(next)
    const isWaiting = saving.kind === 'offline' || saving.kind === 'failed'
    const how = isWaiting ? { ...saving, count } : count > 0 ? ({ kind: 'saving' } as const) : saving
    show(next, how as Saving)
    if (count > 0 && !isWaiting) later(pause)
  }

  function later(wait: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void sendOnce(), wait)
  }

  /** Sends what waits, now; resolves when all of it is with the server, or cannot be sent. */
  async function flush(): Promise<void> {
    do {
      await sendOnce()
    } while (!isStopped && saving.kind === 'saving' && queues.countUnsent(queue) > 0)
  }

  function sendOnce(): Promise<void> {
    clearTimeout(timer)
    return (sending ??= sendAll().finally(() => (sending = null)))
  }

  /** Sends what waits by now; what is typed meanwhile waits for the next pause. */
  async function sendAll(): Promise<void> {
    if (isStopped) return
    if (queues.countUnsent(queue) > 0) show(queues.packBatch(queue, crypto.randomUUID()), { kind: 'saving' })
    while (!isStopped && queue.batches.length > 0) {
      // The key lies on the disk before the call goes out: whoever takes over sends it under the same.
      await writer.settled()
      const [batch] = queue.batches
      try {
        const { draft, conflicts } = await server.send(queue.draft.version, batch!)
        failures = 0
        show(queues.settleBatch(queue, draft, conflicts))
      } catch (error) {
        if (!recover(error)) return
      }
    }
    if (isStopped) return
    if (queue.pending.length > 0) later(pause)
    else show(queue, { kind: 'saved', at: Date.now() })
  }

  /** Whether sending goes on at once. */
  function recover(error: unknown): boolean {
    const status = error instanceof ApiRefusal ? error.status : 0
    if (status === 422 || status === 413) {
      const words = error as ApiRefusal
      const problem = Object.values(words.failure.errors ?? {}).flat()[0] ?? words.message
      show(queues.splitBatch(queue, problem, () => crypto.randomUUID()))
      return true
    }
    const count = queues.countUnsent(queue)
    const mayPass = status === 0 || status >= 500 || status === 429 || status === 408
    const isOffline = status === 0
    show(queue, isOffline ? { kind: 'offline', count, isOnDisk: writer.isWritten() } : { kind: 'failed', count, error })
    if (mayPass && !isStopped) later(retries[Math.min(failures++, retries.length - 1)]!)
    return false
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    read: () => snapshot,
    /** Sets a field; what its rule refuses stays here as it was typed, with its problem. */
    edit: (field: DraftField, value: unknown, typed?: string) => {
      const read = value === null ? null : draftFields[field].safeParse(value)
      if (read && !read.success) {
        const problem = read.error.issues[0]?.message ?? 'field.invalid'
        show(queues.holdField(queue, field, { value, typed, problem } satisfies Held))
      } else change(queues.setField(queue, field, read ? read.data : null))
    },
    /** Changes pictures one by one, and whatever else operations say. */
    apply: (operations: DraftOperation[]) => change(queues.addOperations(queue, operations)),
    resolve: (field: DraftField, keeps: 'mine' | 'theirs') => {
      change(queues.resolveClash(queue, field, keeps))
      void flush()
    },
    flush,
    /** Looks what others did meanwhile; what fails is tried again with the next look. */
    look: async () => {
      if (sending) return
      const draft = await server.load()
      if (sending || isStopped) return
      if (draft.version >= queue.draft.version) show(queues.takeDraft(queue, draft))
      if (queues.countUnsent(queue) > 0) void flush()
    },
    /** What publishing and its like answered. */
    takeDraft: (draft: Draft) => show(queues.takeDraft(queue, draft)),
    /** Whether something was written that exists nowhere but in this page's memory. */
    isAtRisk: () => queues.hasOwn(queue) && !writer.isWritten(),
    hasUnsent: () => queues.countUnsent(queue) > 0,
    /** Forgets what was not sent: the draft is thrown away. */
    forget: async () => {
      isStopped = true
      clearTimeout(timer)
      await disk.forget().catch(() => {})
    },
    close: () => {
      isStopped = true
      clearTimeout(timer)
      void writer.settled().then(disk.close)
    },
  }
}

/** Writes the newest state to the disk, one write after the other; a draft without anything of its own is not kept. */
function createWriter(disk: Disk, read: () => Queue) {
  let writing: Promise<void> | null = null
  let written = read()
  async function writeAll(): Promise<void> {
    while (written !== read()) {
      const queue = read()
      await (queues.hasOwn(queue) ? disk.keep(queue) : disk.forget())
      written = queue
    }
  }
  const write = () => void (writing ??= writeAll().finally(() => (writing = null))).catch(() => {})
  return {
    write,
    isWritten: () => written === read(),
    /** Resolves when all is written, or cannot be. */
    settled: async () => {
      if (written !== read()) write()
      await writing?.catch(() => {})
    },
  }
}
