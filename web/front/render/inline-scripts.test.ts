import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { createScriptMark, sealScripts as seal } from './inline-scripts.ts'
import { lazyStartScript } from './lazy-start.ts'

const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`
const mark = createScriptMark()
function sealScripts(page: string, known: string[] = []) {
  const { html, hashes } = seal(Buffer.from(page), mark, known)
  return { html: html.toString(), hashes }
}

test('scripts that the render marked are allowed by their hashes, and the mark does not leave', () => {
  const html = `<script nonce="${mark}">one()</script><script nonce="${mark}" type="module" async="">two()</script>`
  const sealed = sealScripts(html)
  expect(sealed.hashes).toEqual([hashOf('one()'), hashOf('two()')])
  expect(sealed.html).toBe('<script>one()</script><script type="module" async="">two()</script>')
})

test('a script that slipped in among the words is not allowed, whatever it claims', () => {
  const html = `<p><script>steal()</script><script nonce="guess">steal()</script></p><script nonce="${mark}">ours()</script>`
  expect(sealScripts(html).hashes).toEqual([hashOf('ours()')])
})

test('a script known word for word is allowed without a mark', () => {
  expect(sealScripts('<script>known()</script><script>known() </script>', ['known()']).hashes).toEqual([
    hashOf('known()'),
  ])
})

test('files and data need no hash', () => {
  const html = `<script nonce="${mark}" src="/a.js"></script><script type="application/ld+json">{"a":1}</script>`
  expect(sealScripts(html).hashes).toEqual([])
})

test('what starts the page is held back with all it fetches, and only its own starter is allowed', () => {
  const html = `<link rel="modulepreload" nonce="${mark}" href="/a.js"/><link rel="modulepreload" href="/b.js"/><script nonce="${mark}" type="module" async="">import "/a.js"</script>`
  const sealed = sealScripts(html)
  expect(sealed.html).toBe(
    `<script type="text/plain" data-ahead="/a.js /b.js">import "/a.js"</script><script>${lazyStartScript}</script>`,
  )
  expect(sealed.hashes).toEqual([hashOf('import "/a.js"'), hashOf(lazyStartScript)])
})
