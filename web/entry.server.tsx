import { RouterContextProvider, ServerRouter, type EntryContext } from 'react-router'

import { createScriptMark, scriptHashesHeader, sealScripts } from './front/render/inline-scripts.ts'
import { renderWhole } from './front/render/render-whole.ts'
import { respondWhole } from './front/render/whole-body.ts'
import { getLanguage } from './paths.ts'
import { firstScript, headScript } from './shell/head-scripts.ts'
import { setSite, type Site } from './site.ts'
import { TranslationContext } from './texts.ts'
import { getTranslation } from './texts.server.ts'

export { createRequestHandler } from 'react-router'
export { createMailWriter } from './mail/write-mail.tsx'

/** The context of one render. The front asks for it here, so that both sides hold the same key. */
export function createContext(site: Site): RouterContextProvider {
  const context = new RouterContextProvider()
  setSite(context, site)
  return context
}

/** Renders a page whole: its policy lists the hashes of its scripts, so they must be known before the first byte. */
export default async function handleRequest(request: Request, status: number, headers: Headers, router: EntryContext) {
  const mark = createScriptMark()
  const page = (context: EntryContext) => (
    <TranslationContext value={getTranslation(getLanguage(new URL(request.url).pathname))}>
      <ServerRouter context={context} url={request.url} nonce={mark} />
    </TranslationContext>
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const { html, hashes } = sealScripts(await renderWhole(page, router, mark), mark, [firstScript, headScript])
  headers.set(scriptHashesHeader, hashes.join(' '))
  return respondWhole(html, { status, headers })
}
