import { Duplex } from 'node:stream'
import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads'

/** What `pg` takes for a socket: one connection to the embedded database's thread. */
export class PortStream extends Duplex {
  readonly #port: MessagePort
  readonly #mayWrite: () => boolean

  /** What is written goes on its way only while `mayWrite` says so. */
  constructor(worker: Worker, mayWrite: () => boolean) {
    super()
    this.#mayWrite = mayWrite
    const { port1, port2 } = new MessageChannel()
    this.#port = port1
    worker.postMessage(port2, [port2])
    port1.on('message', (bytes: Uint8Array) => {
      this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    })
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    this.#port.ref()
    return this
  }

  unref(): this {
    this.#port.unref()
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this.#pass(chunk, done)
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#pass(Buffer.concat(chunks.map(({ chunk }) => chunk)), done)
  }

  #pass(bytes: Buffer, done: (error?: Error) => void): void {
    if (!this.#mayWrite()) return done(new Error('The embedded database has stopped.'))
    this.#port.postMessage(bytes)
    done()
  }

  override _final(done: () => void): void {
    this.#port.close()
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port.close()
    done(error)
  }
}
