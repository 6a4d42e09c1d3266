import { keepFile, forgetFile, type WaitingFile } from './waiting-files.ts'

/** Where a file stands: `waiting` for its turn or the network, `paused` by whoever chose it. */
export type FileState = 'reducing' | 'waiting' | 'sending' | 'working' | 'paused' | 'failed'
/** A code of the API or of here, with its words where the API said them. */
export type Problem = { code: string; message?: string }
export type Shown = WaitingFile & { state: FileState; sent: number; isOffline: boolean; problem: Problem | null }

/** The files of a queue as a page shows them; what must outlive the page is kept in the browser as well. */
export class FileList {
  #files: readonly Shown[] = []
  readonly #listeners = new Set<() => void>()

  readonly read = (): readonly Shown[] => this.#files
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  find(id: string): Shown | undefined {
    return this.#files.find((file) => file.id === id)
  }

  #show(next: readonly Shown[]): void {
    this.#files = next
    for (const listener of this.#listeners) listener()
  }

  /** Those that are known already stay as they are. */
  add(files: readonly WaitingFile[], at: 'front' | 'end'): void {
    const added = files.filter(({ id }) => !this.find(id)).map(showNew)
    this.#show(at === 'front' ? [...added, ...this.#files] : [...this.#files, ...added])
  }

  change(id: string, said: Partial<Shown>): void {
    this.#show(this.#files.map((file) => (file.id === id ? { ...file, ...said } : file)))
  }

  fail(id: string, problem: Problem): void {
    this.change(id, { state: 'failed', problem })
  }

  async keep(id: string, said: Partial<WaitingFile>): Promise<void> {
    this.change(id, said)
    const file = this.find(id)
    if (!file) return
    const { state: _, sent: __, isOffline: ___, problem: ____, ...kept } = file
    await keepFile(kept)
  }

  drop(id: string): void {
    this.#show(this.#files.filter((file) => file.id !== id))
    void forgetFile(id)
  }
}

function showNew(file: WaitingFile): Shown {
  return { ...file, state: 'waiting', sent: 0, isOffline: false, problem: null }
}
