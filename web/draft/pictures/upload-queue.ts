import { keptSide, uploadBytes, type UploadPurpose } from '#contract/picture/picture.ts'
import type { Upload } from '#contract/picture/upload.ts'

import { FileList, type Shown } from './file-list.ts'
import { reduce } from './reduce.ts'
import { sendFile, type Sent } from './send-file.ts'
import { forgetFile, holdFile, keepFile, listFiles, type Place, type WaitingFile } from './waiting-files.ts'

type Server = {
  endpoint: string
  headers: () => Record<string, string>
  look: (id: string) => Promise<Upload>
}
/** What is known of a chosen file; what cannot be used says so at once. */
type About = Pick<WaitingFile, 'seconds' | 'of'> & { problem?: string }
export type Add = (chosen: readonly File[], place: Place, about?: About) => Promise<void>
type Tools = {
  draftId: number
  person: string
  server: Server
  /** Puts what is there into the draft, and may add what belongs to it; may be told twice of the same. */
  onReady: (file: WaitingFile, became: string, add: Add) => Promise<void> | void
}

const maxSending = 3
/** A round picture is made as wide as the widest view of it needs. */
const roundSide = 5760
const lookEvery = 700
const tryAgain = { online: 5000, offline: 60_000 }
const purposes: Record<Place, UploadPurpose> = {
  photos: 'photo',
  plans: 'plan',
  videos: 'video',
  posters: 'photo',
  view_360: 'view_360',
  mandate_document: 'document',
}
const isPicture = (purpose: UploadPurpose) => purpose !== 'video' && purpose !== 'document'

/**
 * Files on their way to a draft: made smaller one by one, kept in the browser until the draft has them, sent three at a
 * time, and gone on with after the network, the page or the browser were away.
 */
export class UploadQueue {
  readonly #tools: Tools
  readonly #files = new FileList()
  /** How each file that is worked on is stopped. */
  readonly #stops = new Map<string, () => void>()
  /** Those that the API has whole and looks at. */
  readonly #whole = new Set<string>()
  #isClosed = false

  readonly read = this.#files.read
  readonly subscribe = this.#files.subscribe

  constructor(tools: Tools) {
    this.#tools = tools
  }

  /** Goes on with what an earlier page left. */
  async open(): Promise<void> {
    const found = await listFiles(this.#tools.draftId, this.#tools.person)
    const held = await Promise.all(found.map(({ id }) => holdFile(id)))
    if (this.#isClosed) return
    this.#files.add(
      found.filter((_, at) => held[at]),
      'front',
    )
    this.#work()
  }

  /** Takes files; what is too large or of no use is said at once. */
  readonly add: Add = async (chosen, place, { problem, ...about } = {}) => {
    const { draftId, person } = this.#tools
    const purpose = purposes[place]
    const all = {
      draftId,
      person,
      place,
      purpose,
      isReduced: place === 'posters',
      address: null,
      became: null,
      ...about,
    }
    const added = chosen.map((blob, at): WaitingFile => {
      return { ...all, id: crypto.randomUUID(), name: blob.name, blob, addedAt: Date.now() + at / 1000 }
    })
    this.#files.add(added, 'end')
    // A picture is made smaller before it is sent.
    const limit = uploadBytes[purpose] * (isPicture(purpose) ? 4 : 1)
    for (const file of added) {
      const code = problem ?? (file.blob.size > limit ? 'file' : null)
      if (code) this.#files.fail(file.id, { code })
      else {
        await keepFile(file)
        await holdFile(file.id)
      }
    }
    this.#work()
  }

  pause(id: string): void {
    this.#files.change(id, { state: 'paused' })
    this.#stops.get(id)?.()
  }

  resume(id: string): void {
    this.#files.change(id, { state: 'waiting', problem: null, isOffline: false })
    this.#work()
  }

  drop(id: string): void {
    this.#files.drop(id)
    this.#stops.get(id)?.()
  }

  close(): void {
    this.#isClosed = true
    for (const stop of this.#stops.values()) stop()
  }

  /** Begins with whatever may go on now. */
  #work(): void {
    for (const { id, state } of this.#files.read()) {
      if (this.#isClosed || this.#stops.size - this.#whole.size >= maxSending) return
      if (state !== 'waiting' || this.#stops.has(id)) continue
      const stop = new AbortController()
      this.#stops.set(id, () => stop.abort())
      void this.#advance(id, stop.signal).finally(() => {
        this.#stops.delete(id)
        this.#whole.delete(id)
        this.#work()
      })
    }
  }

  async #advance(id: string, stop: AbortSignal): Promise<void> {
    const file = this.#files.find(id)
    if (!file) return
    if (!file.became) {
      if (!file.isReduced && isPicture(file.purpose) && !(await this.#makeSmaller(file))) return
      if (stop.aborted || !(await this.#send(id, stop))) return
      this.#whole.add(id)
      this.#files.change(id, { state: 'working' })
      this.#work()
    }
    const became = file.became ?? (await this.#awaitResult(id, stop))
    if (became) await this.#settle(id, became)
  }

  async #makeSmaller({ id, blob, purpose }: Shown): Promise<boolean> {
    this.#files.change(id, { state: 'reducing' })
    const side = purpose === 'view_360' ? roundSide : keptSide
    const reduced = await reduce({ file: blob, purpose: purpose as 'photo', side })
    if (!this.#files.find(id)) return false
    if ('problem' in reduced) {
      this.#files.fail(id, { code: reduced.problem })
      await forgetFile(id)
      return false
    }
    await this.#files.keep(id, { blob: reduced.blob, isReduced: true })
    return true
  }

  /** Whether the API has all of it. */
  async #send(id: string, stop: AbortSignal): Promise<boolean> {
    const file = this.#files.find(id)
    if (!file) return false
    this.#files.change(id, { state: 'sending', isOffline: false })
    const isCover = this.#files.read().find(({ place }) => place === 'photos')?.id === id
    const { done, stop: end } = sendFile({
      blob: file.blob,
      address: file.address,
      endpoint: this.#tools.server.endpoint,
      headers: this.#tools.server.headers(),
      metadata: {
        purpose: file.purpose,
        draft: String(file.draftId),
        ...(isCover && { cover: '1' }),
        ...(file.of && { poster: '1' }),
      },
      onAddress: (address) => void this.#files.keep(id, { address }),
      onProgress: (sent) => this.#files.change(id, { sent }),
    })
    const sent = await Promise.race([done, aborted(stop)])
    if (sent === 'whole') return true
    end()
    if (!stop.aborted) await this.#recover(id, sent as Exclude<Sent, 'whole'>, stop)
    return false
  }

  async #recover(id: string, sent: Exclude<Sent, 'whole'>, stop: AbortSignal): Promise<void> {
    const wait = { state: 'waiting', isOffline: sent === 'lost' } as const
    if (sent === 'lost') {
      this.#files.change(id, wait)
      await Promise.race([rest(), aborted(stop)])
    } else if ([404, 410].includes(sent.status) && this.#files.find(id)?.address) {
      // It was left there too long; it is whole here.
      await this.#files.keep(id, { address: null })
      this.#files.change(id, { ...wait, sent: 0 })
    } else this.#files.fail(id, sent)
  }

  /** What it became; null where it could not be used, or nobody waits any more. */
  async #awaitResult(id: string, stop: AbortSignal): Promise<string | null> {
    while (!stop.aborted) {
      const address = this.#files.find(id)?.address
      if (!address) return null
      const upload = await this.#tools.server.look(address.split('/').at(-1)!).catch(() => null)
      if (upload?.state === 'ready') return upload.became
      if (upload?.state === 'refused') {
        this.#files.fail(id, upload.problem!)
        await forgetFile(id)
        return null
      }
      await new Promise((resolve) => setTimeout(resolve, lookEvery))
    }
    return null
  }

  async #settle(id: string, became: string): Promise<void> {
    await this.#files.keep(id, { became })
    const file = this.#files.find(id)
    if (file) await this.#tools.onReady(file, became, this.add)
    this.#files.drop(id)
  }
}

function aborted(signal: AbortSignal): Promise<'stopped'> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve('stopped'), { once: true }))
}

/** Until the network is there, or a while is over. */
function rest(): Promise<void> {
  return new Promise((resolve) => {
    function go(): void {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, navigator.onLine ? tryAgain.online : tryAgain.offline)
    addEventListener('online', go)
  })
}
