import * as z from 'zod/mini'
import { expect, test } from 'vitest'

import { exampleColumns, exampleRows, exampleRun, exampleSource } from './examples.ts'
import { columns, importEndpoints, importSource, run, runRow } from './import.ts'

test('what the endpoints answer is as the examples say', () => {
  expect(z.parse(run, exampleRun)).toEqual(exampleRun)
  expect(z.parse(columns, exampleColumns)).toEqual(exampleColumns)
  expect(z.parse(z.array(runRow), exampleRows)).toEqual(exampleRows)
  const { run: newest, ...source } = z.parse(importSource, exampleSource)
  expect({ ...source, run: exampleRun }).toEqual(exampleSource)
  expect(newest).toMatchObject({ id: 41, state: 'ready' })
})

test('an address brings no credentials and is of the web', () => {
  const read = (address: string) => z.safeParse(importEndpoints.changeSource.input, { id: 1, address }).success
  expect(read('https://feeds.example.com/a.csv?key=1')).toBe(true)
  expect(read('https://feeds.example.com')).toBe(true)
  for (const address of [
    'ftp://example.com/a',
    'https://me:secret@example.com/a',
    'example.com',
    'https://a b/c',
    'file:///etc/passwd',
  ]) {
    expect(read(address), address).toBe(false)
  }
})

test('a mapping holds no more than a file may have columns', () => {
  const read = (count: number) => {
    const names = Array.from({ length: count }, (_, i) => [`c${i}`, { target: null }] as const)
    return z.safeParse(importEndpoints.setMapping.input, { id: 1, columns: Object.fromEntries(names) }).success
  }
  expect([read(200), read(201)]).toEqual([true, false])
})
