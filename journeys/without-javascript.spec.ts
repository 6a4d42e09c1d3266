import { toPropertyPath } from '#web/paths.ts'

import { listCodes, readTotal } from './results.ts'
import { ask, findCard, type Cards } from './sample.ts'
import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

test('without scripts the search form of the home page finds properties', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Ciudad, sector o código' }).fill('Punta Cana')
  await page.getByLabel('Tipo de propiedad').selectOption({ label: 'Apartamento' })
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(page).toHaveURL(/\/propiedades/)
  expect(await readTotal(page)).toBeGreaterThan(0)
  for (const code of (await listCodes(page)).slice(0, 3)) {
    const { data } = await ask<{ data: { type: string } }>(page.request, `/v2/properties/${code}`)
    expect(data.type).toBe('apartment')
  }
})

test('without scripts the results can be filtered, paged and read', async ({ page }) => {
  await page.goto('/propiedades/comprar?bedrooms=2')
  const first = await listCodes(page)
  await page.getByRole('link', { name: 'Siguiente' }).click()
  await expect(page).toHaveURL(/page=2/)
  const second = await listCodes(page)
  expect(second.length).toBeGreaterThan(0)
  expect(second.filter((code) => first.includes(code))).toEqual([])

  await page.getByRole('list', { name: 'Resultados' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/propiedad\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('without scripts the filter form sends what is chosen', async ({ page }) => {
  await page.goto('/propiedades/comprar')
  const form = page.getByRole('search')
  await form.getByLabel('Ciudad, sector o código').fill('piscina')
  await form.getByRole('button', { name: 'Aplicar' }).click()
  await expect(page).toHaveURL(/features=swimming_pool/)
  const { meta } = await ask<Cards>(page.request, '/v2/properties?business_type=sale&features=swimming_pool')
  expect(await readTotal(page)).toBe(meta.total)
})

test('without scripts a property says its price, facts, description, features and whom to call', async ({ page }) => {
  const card = await findCard(page.request, 'es', 'type=apartment&business_type=sale')
  const { data } = await ask<{ data: { description: string; agent: { name: string } } }>(
    page.request,
    `/v2/properties/${card.code}`,
  )
  await page.goto(toPropertyPath(card, 'es'))
  const main = page.getByRole('main')
  await expect(main).toContainText(card.title)
  await expect(main).toContainText(data.description.slice(0, 60))
  await expect(main).toContainText(data.agent.name)
  const agent = page.getByRole('region', { name: 'Agente de la propiedad' })
  await expect(agent.getByRole('link', { name: 'Escribir por WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  )
  await expect(agent.locator('a[href^="tel:"]')).toBeVisible()
})

test('without scripts a code that nobody offers says so, beside others, in the look of the site', async ({ page }) => {
  await page.goto('/en/properties?q=99-99999')
  await expect(page.getByRole('heading', { name: 'There is no active property with the code 99-99999' })).toBeVisible()
  const list = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('article') })
  // What wakes lazily is styled from the first.
  await expect(list).toHaveCSS('display', 'grid')
})
