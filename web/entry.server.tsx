import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'

import { renderToPipeableStream } from 'react-dom/server'
import { RouterContextProvider, ServerRouter, type EntryContext } from 'react-router'

import { languageOf } from './paths.ts'
import { setSite, type Site } from './site.ts'
import { SpeechContext } from './texts.ts'
import { speechFor } from './texts.server.ts'

/** The context of one render. The front asks for it here, so that both sides hold the same key. */
export function contextFor(site: Site): RouterContextProvider {
  const context = new RouterContextProvider()
  setSite(context, site)
  return context
}

/** Renders a page whole: its policy lists the hashes of its scripts, so they must be known before the first byte. */
export default async function handleRequest(request: Request, status: number, headers: Headers, router: EntryContext) {
  const page = (
    <SpeechContext value={speechFor(languageOf(new URL(request.url).pathname))}>
      <ServerRouter context={router} url={request.url} />
    </SpeechContext>
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(await renderWhole(page), { status, headers })
}

function renderWhole(page: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Infinity,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    })
  })
}
