import { expect, test } from 'vitest'

import { createTestApi } from '../../test-api.ts'

async function inNaco() {
  const world = await createTestApi()
  await world.project({ name: 'Torre Naco Real', slug: 'torre-naco-real' })
  await world.property({
    sector: 'santo-domingo-naco',
    description_es: 'A un paso del parque, con vista al mar.',
    price: 180_000,
  })
  await world.property({ sector: 'punta-cana-bavaro', description_es: 'Recibe mucha brisa.' })
  async function say(text: string, lang?: string) {
    const answer = await world.ask('GET', `/v2/search-in-words?${new URLSearchParams({ text })}`, lang ? { lang } : {})
    expect(answer.status).toBe(200)
    return (await answer.json()).data
  }
  return { ...world, say }
}

test('a sentence becomes the search it means', async () => {
  const { say } = await inNaco()
  expect(await say('3 hab en Naco con planta full hasta 12 millones')).toEqual({
    search: {
      business_type: 'sale',
      city: 'santo-domingo',
      sector: 'santo-domingo-naco',
      bedrooms: 3,
      features: ['full_power_plant'],
      max_price: 12_000_000,
      currency: 'DOP',
    },
    names: { city: 'Santo Domingo', sector: 'Naco' },
    understood: ['3 hab', 'Naco', 'planta full', 'hasta 12 millones'],
    unused: [],
  })
})

test('words without a filter are searched when that finds something, and named when it does not', async () => {
  const { say } = await inNaco()
  const { search, unused } = await say('apartamento en Naco con vista al mar, que reciba brisa')
  expect(search).toMatchObject({ sector: 'santo-domingo-naco', q: 'vista al mar' })
  expect(unused).toEqual(['reciba brisa'])
})

test('the search that a sentence means can be asked as it is', async () => {
  const { say, ask } = await inNaco()
  const { search } = await say('apartamento en naco vista al mar hasta us$200k')
  const query = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]))
  const { meta } = await (await ask('GET', `/v2/properties?${query}`)).json()
  expect(meta.total).toBe(1)
})

test('a project keeps its name, though a sector is part of it', async () => {
  const { say } = await inNaco()
  expect(await say('Torre Naco Real')).toMatchObject({ understood: [] })
})

test('a place that is added is understood at once', async () => {
  const { say, db } = await inNaco()
  expect((await say('casa en Miches')).search).not.toHaveProperty('city')
  await db.$client.query(`insert into city values (9, 2, 'miches', 'Miches', 18.98, -69.05)`)
  await expect.poll(async () => (await say('casa en Miches')).search.city).toBe('miches')
})

test('an empty sentence is refused, one without end as well', async () => {
  const { ask } = await inNaco()
  for (const text of ['', 'casa '.repeat(60)]) {
    const answer = await ask('GET', `/v2/search-in-words?${new URLSearchParams({ text })}`)
    expect(answer.status).toBe(422)
  }
})
