import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { newScriptMark, sealScripts } from './inline-scripts.ts'

const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`
const mark = newScriptMark()

test('scripts that the render marked are allowed by their hashes, and the mark does not leave', () => {
  const html = `<script nonce="${mark}">one()</script><script nonce="${mark}" type="module" async="">two()</script>`
  const sealed = sealScripts(html, mark, [])
  expect(sealed.hashes).toEqual([hashOf('one()'), hashOf('two()')])
  expect(sealed.html).toBe('<script>one()</script><script type="module" async="">two()</script>')
})

test('a script that slipped in among the words is not allowed, whatever it claims', () => {
  const html = `<p><script>steal()</script><script nonce="guess">steal()</script></p><script nonce="${mark}">ours()</script>`
  expect(sealScripts(html, mark, []).hashes).toEqual([hashOf('ours()')])
})

test('a script known word for word is allowed without a mark', () => {
  expect(sealScripts('<script>known()</script><script>known() </script>', mark, ['known()']).hashes).toEqual([
    hashOf('known()'),
  ])
})

test('files and data need no hash', () => {
  const html = `<script nonce="${mark}" src="/a.js"></script><script type="application/ld+json">{"a":1}</script>`
  expect(sealScripts(html, mark, []).hashes).toEqual([])
})

test('what is fetched ahead gives way to the first view', () => {
  expect(sealScripts('<link rel="modulepreload" href="/a.js"/>', mark, []).html).toBe(
    '<link rel="modulepreload" fetchpriority="low" href="/a.js"/>',
  )
})
