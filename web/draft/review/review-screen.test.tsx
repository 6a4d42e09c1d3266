import { expect, test } from 'vitest'

import { createDraftWorld, wholeFlat } from '#api/draft/test-drafts.ts'

import { startPages } from '../../test-page.tsx'
import { testWindow } from '../../test-window.ts'

const press = (key: string) =>
  document.body.dispatchEvent(new testWindow.KeyboardEvent('keydown', { key, bubbles: true }) as unknown as Event)

/** A draft that an agent handed in, and its reviewer. */
async function withWaiting() {
  const site = await startPages(await createDraftWorld())
  await site.db.$client.query(`update agency set policy = 'manager' where id = 3`)
  const draft = await site.begin(site.author, wholeFlat)
  await site.press(site.author, draft, 'submit')
  const signedIn = await site.enter({ role: 'manager', agency_id: 3, full_name: 'Marta Ruiz' })
  const draftOf = async (id: number) => (await site.call(site.author, 'GET', `/v2/workspace/drafts/${id}`)).data
  return { ...site, draft, draftOf, show: (query = '') => site.open('review', { signedIn, query }) }
}

test('a reviewer opens what waits by J, says no by R with the reason, and the queue is empty', async () => {
  const site = await withWaiting()
  const page = await site.show()
  await page.says(wholeFlat.title_es!)
  // A key is heard once the screen lives.
  await expect.poll(() => press('j') && page.path()).toContain(`draft=${site.draft.id}`)
  await page.says('Tiene todo lo que necesita para publicarse')
  expect(page.text()).toContain('Piantini')
  expect(page.text()).toContain('US$ dólares')
  press('r')
  await expect.poll(() => press('r') && document.querySelector('textarea')).not.toBeNull()
  await page.fill('Qué hay que corregir (de 10 a 500 caracteres). Se le manda por correo.', 'La portada está movida.')
  await page.press('Devolver con este motivo')
  await page.says('No hay nada por revisar')
  expect(await site.draftOf(site.draft.id)).toMatchObject({
    state: 'returned',
    returned_reason: 'La portada está movida.',
  })
})

test('yes publishes it', async () => {
  const site = await withWaiting()
  const page = await site.show(`?draft=${site.draft.id}`)
  await page.says('Aprobar y publicar')
  await page.press('Aprobar y publicar')
  await page.says('No hay nada por revisar')
  expect((await site.ask('GET', '/v2/properties/10-20010')).status).toBe(200)
})

test('a queue that cannot be read is no empty one', async () => {
  const site = await withWaiting()
  site.network.state = 'failing'
  await (await site.show()).says('Ocurrió un error en el servidor. Intenta más tarde.')
})

test('the history says what a version changed, by whom, and goes back to it as a draft', async () => {
  const site = await startPages(await createDraftWorld())
  const home = await site.property({ agent_id: 7, description_es: wholeFlat.description_es! })
  await site.photo({ listing_id: home.id })
  const draft = await site.begin(
    site.author,
    { price: 170_000, title_es: 'Apartamento con terraza y parque' },
    { from: home.code },
  )
  await site.press(site.author, draft, 'publish')
  const signedIn = await site.enter({ role: 'agent', agent_id: 7, full_name: 'Ana Pérez' })
  const page = await site.open('history', { signedIn, params: { id: home.code }, query: '?n=2' })
  await page.says('US$ 185,000 → US$ 170,000')
  expect(page.text()).toContain('-8.1%')
  await page.says('Apartamento luminoso con balcón')
  expect(page.text()).toContain('Ana Pérez')
  const first = await site.open('history', { signedIn, params: { id: home.code }, query: '?n=1' })
  await first.press('Volver a esta versión')
  await expect.poll(first.path).toMatch(/^\/espacio\/propiedades\/\d+$/)
})
