import { expect, test } from 'vitest'

import { createTestApi } from '../test-api.ts'

test('a published listing is read with everything that is public about it', async () => {
  const { ask, property, photo } = await createTestApi()
  const listing = await property({ code: '10-20345', city: 'punta-cana', features: [0, 27], view_360: 'sala-1-a' })
  await photo({ listing_id: listing.id, position: 2, picture: 'sala-1-a', alt_es: 'La sala' })
  await photo({ listing_id: listing.id, position: 1 })

  const answer = await ask('GET', '/v2/properties/10-20345')
  expect(answer.status).toBe(200)
  const { data } = await answer.json()
  expect(data).toMatchObject({
    code: '10-20345',
    slug: 'apartamento-luminoso-con-balcon-10-20345',
    slugs: { en: 'bright-apartment-with-a-balcony-10-20345' },
    city: { slug: 'punta-cana', name: 'Punta Cana' },
    price: 185_000,
    price_usd: 185_000,
    price_dop: 11_100_000,
    published_at: '2026-10-01T12:00:00.000Z',
    features: ['living_room', 'swimming_pool'],
    photos: [{ src: '/pictures/villa-1-a' }, { alt: 'La sala' }],
    view_360: { src: '/pictures/sala-1-a', preview: { width: 1440 } },
    agent: { name: 'Ana Pérez 1', slug: 'ana-perez-1', properties_count: 1 },
    exchange_rate: { rate: 60, source: 'Banco Central', date: '2026-11-01' },
  })
  expect(data).not.toHaveProperty('words')
})
