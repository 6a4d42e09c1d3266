import { expect, test } from 'vitest'

import { createDraftWorld, wholeFlat } from '#api/draft/test-drafts.ts'

import { startPages } from '../test-page.tsx'

test('the editor names the project and its unit, compares the price, shows earlier ones, and says what waits elsewhere', async () => {
  const site = await startPages(await createDraftWorld())
  const project = await site.project({ agent_id: 8, name: 'Torre Ozama', currency: 'USD' })
  await site.unit({ project_id: project.id, name: 'B-2', status: 'available', price: 199_000, bedrooms: 2, level: 5 })
  const { author } = site
  const home = await site.property({ agent_id: 7, sector: 'santo-domingo-piantini', price: 185_000 })
  for (let at = 0; at < 12; at += 1) {
    await site.property({ agent_id: 9, sector: 'santo-domingo-piantini', price: 200_000, construction_m2: 100 })
  }
  await site.photo({ listing_id: home.id })
  await site.db.$client.query(
    `insert into price_change (listing_id, price, currency, changed_at) values (${home.id}, 190000, 'USD', now())`,
  )
  const { id, version } = await site.begin(author, { description_es: wholeFlat.description_es! }, { from: home.code })
  const device = '6f1d2c3b-0000-4000-8000-000000000001'
  const path = `/v2/workspace/drafts/${id}`
  await site.call(site.manager, 'PUT', `${path}/waiting`, { device, count: 2, is_phone: true })
  await site.call(site.manager, 'PATCH', path, {
    version,
    ops: [
      {
        op: 'set',
        field: 'exact_point',
        before: { latitude: 18.5, longitude: -69.9 },
        after: { latitude: 18.6, longitude: -69.9 },
      },
    ],
  })
  const signedIn = await site.enter({ role: 'agent', agent_id: 7, full_name: 'Ana Pérez' })
  const page = await site.open('editor', { signedIn, params: { id: String(id) } })
  await page.says('2 archivos esperan en el teléfono de Marta Ruiz.')
  await page.says('US$ 190,000')
  await page.says('ofertas del mismo tipo en Piantini')
  await page.says('US$ 2,000')
  await page.says('El punto queda a 11.1 km del centro de Piantini. ¿Es el correcto?')

  await page.says('Torre Ozama')
  await page.fill('Proyecto', project.slug)
  await page.fill('Número o nombre de la unidad', 'B-2')
  await page.says('Unidad B-2: piso 5, 2 hab.')
  await page.press('Usar estos datos')
  await page.fill('Enlace de YouTube o Vimeo', 'https://youtu.be/dQw4w9WgXcQ')
  await page.press('Agregar el enlace')
  const read = async () => (await site.call(author, 'GET', path)).data.document
  await expect.poll(read).toMatchObject({
    project: project.slug,
    unit_name: 'B-2',
    price: 199_000,
    bedrooms: 2,
    level: 5,
    videos: [{ src: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }],
  })
  // What was said of the place before stays.
  expect((await read()).exact_point).toEqual({ latitude: 18.6, longitude: -69.9 })
})
