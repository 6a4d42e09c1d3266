import type { PictureWords } from '#contract/draft/apply-operations.ts'
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
  send: (batch: Batch) => Promise<{ draft: Draft; conflicts: DraftConflict[] }>
}

/** Milliseconds after the last key. */
const pause = 800
/** Milliseconds until what failed is tried again; the last one goes on. */
const retries = [2000, 5000, 15_000, 30_000]

/**
 * A draft that is being written: shows every change at once, keeps it on the disk before it is sent, sends it in order,
 * and goes on after whatever went wrong. Nothing is let go before the server has it or its writer has given it up.
 */
export class DraftStore {
  readonly #server: Server
  readonly #disk: Disk
  readonly #writer: ReturnType<typeof createWriter>
  readonly #listeners = new Set<() => void>()
  #queue: Queue
  #saving: Saving = { kind: 'saved', at: null }
  #snapshot: Snapshot
  #timer: ReturnType<typeof setTimeout> | undefined
  #sending: Promise<void> | null = null
  #failures = 0
  #isStopped = false

  constructor(start: Queue, server: Server, disk: Disk) {
    this.#queue = start
    this.#server = server
    this.#disk = disk
    this.#writer = createWriter(disk, () => this.#queue)
    this.#snapshot = takeSnapshot(start, this.#saving)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly read = (): Snapshot => this.#snapshot

  /** Sets a field; what its rule refuses stays here as it was typed, with its problem. */
  edit(field: DraftField, value: unknown, typed?: string): void {
    const read = value === null ? null : draftFields[field].safeParse(value)
    if (read && !read.success) {
      const problem = read.error.issues[0]?.message ?? 'field.invalid'
      this.#show(queues.holdField(this.#queue, field, { value, typed, problem } satisfies Held))
    } else this.#change(queues.setField(this.#queue, field, read ? read.data : null))
  }

  /** Changes pictures one by one, and whatever else operations say. */
  readonly apply = (operations: DraftOperation[]): void => {
    this.#change(queues.addOperations(this.#queue, operations))
  }

  /** Ends a clash for one side. */
  resolve(field: DraftField, keeps: 'mine' | 'theirs', picture?: PictureWords): void {
    this.#change(queues.resolveClash(this.#queue, field, keeps, picture))
    void this.flush()
  }

  /** Sends what waits, now; resolves when all of it is with the server, or cannot be sent. */
  async flush(): Promise<void> {
    do {
      await this.#sendOnce()
    } while (this.#saving.kind === 'saving' && this.hasUnsent() && !this.#isStopped)
  }

  /** Looks what others did meanwhile; what fails is tried again with the next look. */
  async look(): Promise<void> {
    if (this.#sending) return
    const draft = await this.#server.load()
    if (this.#sending || this.#isStopped) return
    this.takeDraft(draft)
    if (this.hasUnsent()) void this.flush()
  }

  /** What publishing and its like answered. */
  takeDraft(draft: Draft): void {
    this.#show(queues.takeDraft(this.#queue, draft))
  }

  /** Whether something was written that exists nowhere but in this page's memory. */
  isAtRisk(): boolean {
    return queues.hasOwn(this.#queue) && !this.#writer.isWritten()
  }

  hasUnsent(): boolean {
    return queues.countUnsent(this.#queue) > 0
  }

  /** Forgets what was not sent: the draft is gone. */
  async forget(): Promise<void> {
    this.#stop()
    await this.#disk.forget().catch(() => {})
  }

  readonly close = (): void => {
    this.#stop()
    void this.#writer.settled().then(this.#disk.close)
  }

  #stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  #show(next: Queue, how: Saving = this.#saving): void {
    const isNew = next !== this.#queue
    this.#queue = next
    this.#saving = how
    this.#snapshot = takeSnapshot(next, how)
    if (isNew) this.#writer.write()
    for (const listener of this.#listeners) listener()
  }

  #change(next: Queue): void {
    const count = queues.countUnsent(next)
    // What cannot be sent is tried again by itself.
    const saving = this.#saving
    if (saving.kind === 'offline' || saving.kind === 'failed') return this.#show(next, { ...saving, count })
    this.#show(next, count > 0 ? { kind: 'saving' } : this.#saving)
    if (count > 0) this.#later(pause)
  }

  #later(wait: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#sendOnce(), wait)
  }

  #sendOnce(): Promise<void> {
    clearTimeout(this.#timer)
    return (this.#sending ??= this.#sendAll().finally(() => (this.#sending = null)))
  }

  /** Sends what waits by now; what is typed meanwhile waits for the next pause. */
  async #sendAll(): Promise<void> {
    if (this.#isStopped) return
    if (this.hasUnsent()) this.#show(queues.packBatch(this.#queue, crypto.randomUUID()), { kind: 'saving' })
    while (this.#queue.batches.length > 0 && !this.#isStopped) {
      // The key lies on the disk before the call goes out: whoever takes over sends it under the same.
      await this.#writer.settled()
      const [batch] = this.#queue.batches
      try {
        const { draft, conflicts } = await this.#server.send(batch!)
        this.#failures = 0
        this.#show(queues.closeBatch(this.#queue, draft, conflicts))
      } catch (error) {
        if (!this.#recover(error)) return
      }
    }
    if (this.#isStopped) return
    if (this.#queue.pending.length > 0) this.#later(pause)
    else this.#show(this.#queue, { kind: 'saved', at: Date.now() })
  }

  /** Whether sending goes on at once. */
  #recover(error: unknown): boolean {
    const status = error instanceof ApiRefusal ? error.status : 0
    if (status === 422 || status === 413) {
      const words = error as ApiRefusal
      const problem = Object.values(words.failure.errors ?? {}).flat()[0] ?? words.message
      this.#show(queues.splitBatch(this.#queue, problem, () => crypto.randomUUID()))
      return true
    }
    const count = queues.countUnsent(this.#queue)
    const isOnDisk = this.#writer.isWritten()
    this.#show(this.#queue, status === 0 ? { kind: 'offline', count, isOnDisk } : { kind: 'failed', count, error })
    const mayPass = status === 0 || status >= 500 || status === 429 || status === 408
    if (mayPass && !this.#isStopped) this.#later(retries[Math.min(this.#failures++, retries.length - 1)]!)
    return false
  }
}

function takeSnapshot(queue: Queue, saving: Saving): Snapshot {
  const { draft, clashes, held } = queue
  return { draft, document: queues.readDocument(queue), clashes, held, saving }
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
