import { expect, test } from 'vitest'

import { createTestApi } from '#api/test-api.ts'
import type { Language } from '#contract/fields.ts'

import { createApiClient } from '../../api-client.ts'
import { getTexts } from '../../texts.server.ts'
import type { Search } from '../search-address.ts'
import { readTypedCode } from './code-typed.ts'
import { findMissingCode } from './find-missing-code.ts'

/** What is said of a search that found nothing, by a real API. */
async function startSite() {
  const testApi = await createTestApi()
  const ask = async (search: Search, language: Language = 'es') => {
    // The index follows what the makers wrote.
    await testApi.ask('GET', '/v2/cities')
    return findMissingCode(
      createApiClient({ fetch: testApi.api.fetch, origin: 'http://localhost', key: 'test-key', language }),
      search,
      { t: getTexts(language), language, names: {} },
    )
  }
  return { ...testApi, ask }
}

test.each([
  ['10-20345', '10-20345'],
  ['"10-20345"', '10-20345'],
  ['«10-20345»', '10-20345'],
  [' 10 20345 ', '10-20345'],
  ['10–20345.', '10-20345'],
  ['10-2', '10-2'],
  ['1020345', null],
  ['casa 10-20345', null],
  ['809-555-0147', null],
  ['Naco', null],
  ['', null],
  [undefined, null],
])('%s is the code %s', (text, code) => {
  expect(readTypedCode(text)).toBe(code)
})

test('a code that was offered once says so by its name, shows what is like it, and offers letters about those', async () => {
  const { property, ask } = await startSite()
  await property({ code: '10-20001', status: 'sold' })
  await property({ code: '10-20002' })
  const spanish = await ask({ q: '10-20001' })
  expect(spanish?.title).toBe('No hay ninguna propiedad activa con el código 10-20001')
  expect(spanish?.text).toMatch(/^«[^«»]+» ya no se ofrece\. Mira otras/)
  expect(spanish?.similar.map(({ code }) => code)).toEqual(['10-20002'])
  expect(spanish?.alert?.search).toMatchObject({ business_type: 'sale', type: ['apartment'] })
  expect(spanish?.alert?.search.q).toBeUndefined()

  const english = await ask({ q: '"10-20001"' }, 'en')
  expect(english?.title).toBe('There is no active property with the code 10-20001')
  expect(english?.text).toMatch(/^“[^“”]+” is no longer offered/)
})

test('a code that nothing has shows codes that begin alike, and offers letters about the code itself', async () => {
  const { property, ask } = await startSite()
  await property({ code: '10-20001' })
  await property({ code: '11-30001' })
  const unknown = await ask({ q: '10-20999' })
  expect(unknown?.text).toMatch(/^Revisa que esté bien escrito\. Estas/)
  expect(unknown?.similar.map(({ code }) => code)).toEqual(['10-20001'])
  expect(unknown?.alert).toEqual({
    label: 'Avísame si se publica',
    heading: 'Propiedad 10-20999',
    search: { q: '10-20999' },
  })

  const strange = await ask({ q: '99-1', business_type: 'sale' }, 'en')
  expect(strange?.text).toBe('Check that it is typed correctly, like 10-20345. Meanwhile, take a look at these:')
  expect(strange?.similar.map(({ code }) => code).toSorted()).toEqual(['10-20001', '11-30001'])
})

test('where nothing at all is on offer the message stands alone', async () => {
  const { ask } = await startSite()
  expect(await ask({ q: '10-20999' })).toMatchObject({
    text: expect.stringMatching(/^Revisa que esté bien escrito: son dos números/) as string,
    similar: [],
  })
})

test('a draft is like no property at all', async () => {
  const { property, ask } = await startSite()
  await property({ code: '10-20001', status: 'draft' })
  expect((await ask({ q: '10-20001' }))?.text).toMatch(/^Revisa/)
})

test('a property on offer that another filter leaves out is shown, and said to be left out', async () => {
  const { property, ask } = await startSite()
  await property({ code: '10-20001' })
  const outside = await ask({ q: '10-20001', business_type: 'lease' })
  expect(outside).toMatchObject({ title: 'La propiedad 10-20001 está fuera de lo que buscas', alert: null })
  expect(outside?.similar.map(({ code }) => code)).toEqual(['10-20001'])
})

test('words that are no code say nothing of codes', async () => {
  const { ask } = await startSite()
  expect(await ask({ q: 'zzzqqq' })).toBeNull()
  expect(await ask({})).toBeNull()
})
