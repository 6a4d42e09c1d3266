import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ReactElement } from 'react'

import { renderToPipeableStream, renderToString } from 'react-dom/server'
import type { EntryContext } from 'react-router'

import { takeTurn } from './take-turn.ts'

/** What React writes where it gave a boundary up and left it to the browser. */
const givenUp = '<!--$!-->'

/**
 * Renders a page to its bytes: at one go where nothing has to be waited for, which spares encoding it piece by piece and
 * decoding it again. A page that must wait (for code not loaded yet) or that fails is rendered as a stream: that one
 * waits, and says what went wrong.
 */
export async function renderWhole(
  page: (context: EntryContext) => ReactElement,
  context: EntryContext,
  nonce: string,
): Promise<Buffer> {
  const data = await readChunks(context.serverHandoffStream)
  await takeTurn()
  return renderAtOnce(page(withDataRead(context, data))) ?? renderAsStream(page(withDataToRead(context, data)), nonce)
}

function renderAtOnce(page: ReactElement): Buffer | null {
  try {
    // Its string is a chain of pieces, which encoding puts together; every search in the string would do so first.
    const html = Buffer.from(`<!DOCTYPE html>${renderToString(page)}`)
    return html.includes(givenUp) ? null : html
  } catch {
    return null
  }
}

function renderAsStream(page: ReactElement, nonce: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: Infinity,
      onAllReady: () => resolve(buffer(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    })
  })
}

/** The loaders' data as the browser will get it. */
async function readChunks(stream: EntryContext['serverHandoffStream']): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = []
  const reader = stream?.getReader()
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) chunks.push(read.value)
  return chunks
}

/** The router finds the data where it would have put them after waiting for each chunk. */
function withDataRead(context: EntryContext, chunks: Uint8Array[]): EntryContext {
  const decoder = new TextDecoder()
  const read = chunks.map((chunk) => ({ done: false, value: decoder.decode(chunk, { stream: true }) }))
  const results = [...read, { done: true, value: '' }].map((result) => Object.assign(Promise.resolve(), { result }))
  const streamCache = Object.fromEntries(results.entries())
  return { ...context, serverHandoffStream: new ReadableStream(), renderMeta: { streamCache } }
}

function withDataToRead(context: EntryContext, chunks: Uint8Array[]): EntryContext {
  const serverHandoffStream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
  return { ...context, serverHandoffStream, renderMeta: {} }
}
