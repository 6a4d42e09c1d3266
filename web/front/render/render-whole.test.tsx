import { lazy, Suspense, type ReactElement } from 'react'

import type { EntryContext } from 'react-router'
import { expect, test } from 'vitest'

import { renderWhole } from './render-whole.ts'

const context = { serverHandoffStream: undefined } as unknown as EntryContext
const document = (inside: ReactElement) => () => (
  <html lang="es-DO">
    <body>{inside}</body>
  </html>
)

test('a page is a whole document', async () => {
  expect((await renderWhole(document(<p>¡Hola!</p>), context, 'mark')).toString()).toBe(
    '<!DOCTYPE html><html lang="es-DO"><head></head><body><p>¡Hola!</p></body></html>',
  )
})

test('a piece whose code is not loaded yet is waited for', async () => {
  const Lazy = lazy(async () => ({ default: () => <p>late</p> }))
  const page = document(
    <Suspense fallback="waiting">
      <Lazy />
    </Suspense>,
  )
  const html = (await renderWhole(page, context, 'mark')).toString()
  expect(html).toMatch(/^<!DOCTYPE html><html/)
  expect(html).toContain('<p>late</p>')
  expect(html).not.toContain('waiting')
})

test('what fails says what went wrong, within a boundary too', async () => {
  const Broken = (): ReactElement => {
    throw new Error('a broken piece')
  }
  await expect(renderWhole(document(<Broken />), context, 'mark')).rejects.toThrow('a broken piece')
  const held = document(
    <Suspense fallback="waiting">
      <Broken />
    </Suspense>,
  )
  await expect(renderWhole(held, context, 'mark')).rejects.toThrow('a broken piece')
})

test('the data that loaders give the browser are read once, for either way', async () => {
  const chunks = ['one ', 'two'].map((text) => new TextEncoder().encode(text))
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
  const seen: unknown[] = []
  await renderWhole(
    (given) => {
      seen.push(given.renderMeta?.streamCache)
      return document(<p>data</p>)()
    },
    { serverHandoffStream: stream } as unknown as EntryContext,
    'mark',
  )
  expect(Object.values(seen[0] as Record<number, { result: unknown }>).map(({ result }) => result)).toEqual([
    { done: false, value: 'one ' },
    { done: false, value: 'two' },
    { done: true, value: '' },
  ])
})
