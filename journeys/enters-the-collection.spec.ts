import type { AgentCard } from '#contract/agent/agent.ts'
import { toAgentPath, toPropertyPath } from '#web/paths.ts'

import { ask, findCard, type Cards } from './sample.ts'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'

test('from the home page into the Collection, to a house, to who shows it, and back', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('link', { name: 'Entrar a Collection' }).click()
  await expect(page).toHaveURL('/collection')
  const header = page.getByRole('banner')
  await expect(header.getByRole('navigation').getByRole('listitem')).toHaveText([
    'Volver al sitio principal',
    'Propiedades',
  ])
  const serif = await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => getComputedStyle(heading).fontFamily)
  expect(serif).toMatch(/^Cormorant/)

  await header.getByRole('link', { name: 'Propiedades', exact: true }).click()
  await expect(page).toHaveURL('/collection/propiedades')
  const { meta } = await ask<Cards>(page.request, '/v2/properties?collection=1')
  await expect(page.getByRole('status').filter({ hasText: `${meta.total} propiedades` })).toBeVisible()
  await page.getByRole('list', { name: 'Resultados' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/^[^?]*\/collection\/propiedad\//)

  const agent = page.getByRole('region', { name: 'Agente de la propiedad' })
  await agent.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/collection\/agente\//)
  await header.getByRole('link', { name: 'Volver al sitio principal' }).click()
  await expect(page).toHaveURL('/')
})

test('filters stay in the Collection, and a search for it alone leads there', async ({ page }) => {
  await visit(page, '/collection/propiedades')
  const bar = page.getByRole('search')
  await bar.getByRole('link', { name: 'Comprar' }).click()
  await expect(page).toHaveURL('/collection/propiedades?business_type=sale')
  await bar.getByText('Habitaciones').first().click()
  await bar.getByRole('group', { name: 'Habitaciones' }).getByText('3+').click()
  await expect(page).toHaveURL('/collection/propiedades?business_type=sale&bedrooms=3')

  await visit(page, '/propiedades/comprar')
  await bar
    .getByText(/^Filtros/)
    .and(page.locator(':visible'))
    .click()
  await bar.getByText('Solo la Collection').click()
  await expect(page).toHaveURL('/collection/propiedades?business_type=sale')
})

test('a filter that is chosen before the page of a link is shown is one of that page', async ({ page }) => {
  await visit(page, '/collection/propiedades')
  await page.evaluate(() => {
    const push = history.pushState.bind(history)
    history.pushState = (...address) => {
      push(...address)
      history.pushState = push
      queueMicrotask(() => document.querySelector<HTMLInputElement>('[name=bedrooms][value="3"]')!.click())
    }
  })
  await page.getByRole('search').getByRole('link', { name: 'Comprar' }).click()
  await expect(page).toHaveURL('/collection/propiedades?business_type=sale&bedrooms=3')
})

test('what the Collection holds has one address, and what it does not has none there', async ({ request }) => {
  const inside = await findCard(request, 'es', 'collection=1')
  const outside = await findCard(request, 'es', 'collection=0')
  const moved: [from: string, to: string][] = [
    [toPropertyPath({ ...inside, is_collection: false }, 'es'), toPropertyPath(inside, 'es')],
    [toPropertyPath({ ...outside, is_collection: true }, 'es'), toPropertyPath(outside, 'es')],
  ]
  for (const [from, to] of moved) {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect(answer.status(), from).toBe(301)
    expect(new URL(answer.headers().location ?? '', 'http://localhost').pathname).toBe(to)
  }
  const page = await (await request.get(toPropertyPath(inside, 'es'))).text()
  expect(page).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${toPropertyPath(inside, 'es')}"`))
})

test('the serif and the look are fetched in the Collection alone', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await visit(page, '/listado/agentes')
  const ofCollection = (part: RegExp) => fetched.filter((url) => part.test(url) && url.includes('/assets/'))
  expect(ofCollection(/cormorant|collection/)).toEqual([])
  await visit(page, '/collection/agentes')
  // What was preloaded may be asked for again where it is used: then the browser's own cache answers, and nothing travels.
  const travelled = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name }) => name),
  )
  expect(travelled.filter((url) => /\/assets\/.*cormorant/.test(url))).toHaveLength(1)
  expect(ofCollection(/collection\..*\.css/)).toHaveLength(1)
})

test('the language changes where one is, in the Collection too', async ({ page }) => {
  const { data } = await ask<{ data: AgentCard[] }>(page.request, '/v2/agents?collection=1')
  await visit(page, toAgentPath(data[0]!, 'es', true))
  await page.getByRole('banner').getByRole('link', { name: 'EN' }).click()
  await expect(page).toHaveURL(toAgentPath(data[0]!, 'en', true))
})
