import type { Language } from '#contract/fields.ts'
import { toPath, type Screen } from '#web/paths.ts'

import { apiHeaders, signInPage, forgive, createClient } from './client.ts'
import { findCard } from './sample.ts'
import { expect, test } from './test.ts'
import { wake } from './visit.ts'

type List = {
  screen: Extract<Screen, 'favourites' | 'recently_viewed' | 'saved_searches' | 'search_history' | 'change_password'>
  /** The calls that read it. */
  calls: string
  /** What is said when it could not be read, in both languages. */
  failed: Record<Language, RegExp>
}

const account = { es: /No pudimos leer la lista de tu cuenta/, en: /We could not load your account’s list/ }
const searches = { es: /No pudimos leer tus búsquedas/, en: /We could not load your searches/ }
const lists: List[] = [
  { screen: 'favourites', calls: '**/v2/clients/favorites*', failed: account },
  { screen: 'recently_viewed', calls: '**/v2/clients/recently-viewed*', failed: account },
  { screen: 'saved_searches', calls: '**/v2/clients/searches*', failed: searches },
  { screen: 'search_history', calls: '**/v2/clients/search-history*', failed: searches },
]
const empty = /Todavía no|You have not|yet/
const again = { es: 'Intentar de nuevo', en: 'Try again' }

test('a list that could not be read never says that there is nothing, and is read at the next try', async ({
  page,
  complaints,
}) => {
  test.slow()
  const client = await createClient(page.request, 'es')
  const card = await findCard(page.request, 'es', 'type=house')
  const headers = { ...apiHeaders, Authorization: `Bearer ${client.token}` }
  const item = { items: [{ code: card.code, at: new Date().toISOString() }] }
  for (const list of ['favorites', 'recently-viewed']) {
    expect((await page.request.put(`/v2/clients/${list}`, { headers, data: item })).ok()).toBe(true)
  }
  const criteria = { business_type: 'sale', type: 'house' }
  const search = { name: 'Casas para mis padres', criteria }
  expect((await page.request.post('/v2/clients/searches', { headers, data: search })).ok()).toBe(true)
  expect((await page.request.post('/v2/clients/search-history', { headers, data: { criteria } })).ok()).toBe(true)

  for (const language of ['es', 'en'] as const) {
    for (const fault of ['500', 'no network'] as const) {
      for (const { screen, calls, failed } of lists) {
        // A browser that has kept nothing yet.
        await page.goto('/robots.txt')
        await page.evaluate(() => localStorage.clear())
        await signInPage(page, client)
        await page.route(calls, (route) =>
          fault === '500' ? route.fulfill({ status: 500, body: '{}' }) : route.abort(),
        )
        await page.goto(toPath(screen, language))
        const main = page.getByRole('main')
        await expect(main.getByText(failed[language])).toBeVisible()
        expect(await main.innerText(), screen).not.toMatch(empty)
        await page.unroute(calls)
        await wake(page)
        await main.getByRole('button', { name: again[language] }).click()
        await expect(main.getByRole('article')).toHaveCount(1)
        await expect(main.getByText(failed[language])).toBeHidden()
      }
    }
  }
  forgive(complaints, /500|ERR_FAILED/)
})

test('while an account is being read its list says neither that it is empty nor that it failed', async ({ page }) => {
  const client = await createClient(page.request, 'es')
  await signInPage(page, client)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/v2/clients/favorites*', async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest('**/v2/clients/favorites*')
  await page.goto(toPath('favourites', 'es'))
  await asked
  const main = page.getByRole('main')
  expect(await main.innerText()).not.toMatch(/Todavía no|No pudimos/)
  release()
  await expect(main.getByText('Todavía no has guardado ninguna propiedad')).toBeVisible()
})

test('what this browser keeps stands although the account could not be read', async ({ page, complaints }) => {
  const client = await createClient(page.request, 'es')
  const card = await findCard(page.request, 'es', 'type=apartment')
  await signInPage(page, client)
  await page.evaluate(
    (code) => localStorage.setItem('favourites', JSON.stringify([{ code, at: new Date().toISOString() }])),
    card.code,
  )
  await page.route('**/v2/clients/favorites*', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto(toPath('favourites', 'es'))
  const main = page.getByRole('main')
  await expect(main.getByRole('article')).toHaveCount(1)
  await expect(main.getByRole('alert')).toContainText('Abajo está lo que guarda este navegador')
  await page.unroute('**/v2/clients/favorites*')
  await wake(page)
  await main.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(main.getByRole('alert')).toBeHidden()
  forgive(complaints, /503/)
})

test('sessions that could not be read say so, and are read at the next try', async ({ page, complaints }) => {
  await signInPage(page, await createClient(page.request, 'es'))
  await page.route('**/v2/clients/sessions', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto(toPath('change_password', 'es'))
  const failure = page.getByRole('alert').filter({ hasText: 'No pudimos leer tus sesiones' })
  await expect(failure).toBeVisible()
  await page.unroute('**/v2/clients/sessions')
  await wake(page)
  await failure.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(page.getByText('Este navegador', { exact: true })).toBeVisible()
  forgive(complaints, /500/)
})
