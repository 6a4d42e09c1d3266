import { expect, test } from 'vitest'

import { createTestApi } from '../test-api.ts'

test('cities come with their sectors and their published listings, most first', async () => {
  const { ask, property } = await createTestApi()
  await property({ city: 'punta-cana' })
  await property({ sector: 'santo-domingo-naco' })
  await property({ sector: 'santo-domingo-naco' })
  await property({ sector: 'santo-domingo-piantini', status: 'draft' })

  const { data } = await (await ask('GET', '/v2/cities')).json()
  expect(data.map(({ slug, count }: { slug: string; count: number }) => [slug, count])).toEqual([
    ['santo-domingo', 2],
    ['punta-cana', 1],
    ['santiago', 0],
  ])
  expect(data[0]).toMatchObject({
    province: { slug: 'distrito-nacional' },
    sectors: [
      { slug: 'santo-domingo-naco', count: 2 },
      { slug: 'santo-domingo-piantini', count: 0 },
    ],
  })
})
