import { toPropertyPath } from '#web/paths.ts'

import { expectAsked, expectShown, readTotal } from './results.ts'
import { ask, findCard, type Cards } from './sample.ts'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'

const box = { name: 'Ciudad, sector o código' }

test('a sentence typed on the home page becomes chips, each of which can be taken away', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('combobox', box).fill('3 hab en santo domigo con planta full hasta 20 millones')
  await page.getByRole('combobox', box).press('Enter')
  const wanted = { city: 'santo-domingo', bedrooms: '3', features: 'full_power_plant', max_price: '20000000' }
  await expectAsked(page, { ...wanted, currency: 'DOP', q: null })
  await expect(page).toHaveURL(/\/propiedades\/comprar\?/)

  const query = new URLSearchParams({ ...wanted, currency: 'DOP', business_type: 'sale' })
  const { data, meta } = await ask<Cards>(page.request, `/v2/properties?${query}`)
  await expectShown(page, { total: meta.total, codes: data.map(({ code }) => code) })
  await expect(page.getByRole('status').filter({ hasText: 'entendimos' })).toContainText(
    'Santo Domingo, Hasta RD$ 20M, 3+ hab. y Planta full',
  )
  const chips = page.getByRole('list', { name: 'Filtros elegidos' })
  await chips.getByRole('link', { name: 'Quitar Planta full' }).click()
  await expectAsked(page, { ...wanted, features: null })
  await expect(page.getByRole('status').filter({ hasText: 'entendimos' })).toHaveCount(0)
})

test('a sentence shows how it is understood while it is typed, and its meaning is searched by one press', async ({
  page,
}) => {
  await visit(page, '/')
  const field = page.getByRole('combobox', box)
  await field.pressSequentially('3 hab en Naco con planta full hasta 20 millones')
  const meaning = page.getByRole('option', { name: 'Comprar · Naco · 3+ hab. · Planta full · Hasta RD$ 20M' })
  await expect(meaning).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Entendido: Comprar · Naco' })).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(meaning).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await meaning.getAttribute('id'))!)
  await page.keyboard.press('Enter')
  const wanted = { city: 'santo-domingo', sector: 'santo-domingo-naco', bedrooms: '3', features: 'full_power_plant' }
  await expectAsked(page, { ...wanted, max_price: '20000000', currency: 'DOP' })
  await expect(page).toHaveURL(/\/propiedades\/comprar\?/)
})

test('a price that nobody rents for is a purchase, whichever tab was open', async ({ page }) => {
  await visit(page, '/en')
  await page.getByText('Rent', { exact: true }).and(page.locator('label')).click()
  const field = page.getByRole('combobox', { name: 'City, sector or code' })
  await field.fill('condo up to US$ 300k')
  await page.getByRole('option', { name: /^Buy · Apartment · Up to US\$ 300K$/ }).click()
  await expect(page).toHaveURL(/\/en\/properties\/buy\?/)
  await expectAsked(page, { type: 'apartment', max_price: '300000' })
})

test('a sentence typed over results adds to them and leaves its field empty', async ({ page }) => {
  await visit(page, '/en/properties/buy?city=punta-cana&parkings=1')
  const field = page.getByRole('combobox', { name: 'City, sector or code' })
  await field.pressSequentially('2 bed condo with a pool under 400k, no elevator')
  await field.press('Enter')
  await expectAsked(page, { city: 'punta-cana', parkings: '1', bedrooms: '2', max_price: '400000', type: 'apartment' })
  await expect(field).toHaveValue('')
  await expect(page.getByRole('status').filter({ hasText: 'we understood' })).toContainText('“no elevator”')
})

test('words can be searched as they were typed all the same', async ({ page }) => {
  await visit(page, '/propiedades?q=apartamento en Naco')
  await page.getByRole('link', { name: 'Buscar esas palabras tal cual' }).click()
  await expectAsked(page, { q: '"apartamento en Naco"', sector: null })
  await expect(page.getByRole('list', { name: 'Filtros elegidos' })).toContainText('apartamento en Naco')
})

test('among results the meaning of a sentence is offered too, and no place alone is called one', async ({ page }) => {
  await visit(page, '/propiedades/alquilar')
  const field = page.getByRole('combobox', box)
  await field.fill('punta cana')
  await expect(page.getByRole('option', { name: /Punta Cana/ }).first()).toBeVisible()
  await expect(page.getByRole('option', { name: '·' })).toHaveCount(0)
  await field.fill('casa con piscina hasta 20 millones')
  await page.getByRole('option', { name: 'Comprar · Casa · Piscina · Hasta RD$ 20M' }).click()
  await expect(page).toHaveURL(/\/propiedades\/comprar\?/)
  await expectAsked(page, { type: 'house', features: 'swimming_pool', max_price: '20000000', currency: 'DOP' })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a sentence becomes filters too', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('textbox', box).fill('alquiler amueblado en Piantini, 2 hab')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await expect(page).toHaveURL(/\/propiedades\/alquilar\?/)
    await expectAsked(page, { sector: 'santo-domingo-piantini', furnished: '1', bedrooms: '2' })
    await expect(page.getByRole('status').filter({ hasText: 'entendimos' })).toBeVisible()
  })
})

test('a home says how it stands a power cut, and search finds those that stand it well', async ({ page }) => {
  await visit(page, '/propiedades/comprar')
  const bar = page.getByRole('search')
  await bar
    .getByText(/^Filtros/)
    .and(page.locator(':visible'))
    .click()
  await bar.getByRole('group', { name: 'Luz y agua (de 100)' }).getByText('80+').click()
  await expectAsked(page, { min_power_water: '80' })
  const { data, meta } = await ask<Cards>(page.request, '/v2/properties?business_type=sale&min_power_water=80')
  await expectShown(page, { total: meta.total, codes: data.map(({ code }) => code) })
  expect(await readTotal(page)).toBeGreaterThan(0)
  for (const { power_water } of data) expect(power_water).toBeGreaterThanOrEqual(80)
  await expect(page.locator(`article[data-code="${data[0]!.code}"]`)).toContainText(/planta|inversor|solar/i)
})

test('the page of a property explains its points for power and water', async ({ page }) => {
  const isWanted = (card: { power_water: number | null }) => card.power_water !== null && card.power_water < 100
  const card = await findCard(page.request, 'es', 'type=apartment&min_power_water=40', isWanted)
  await page.goto(toPropertyPath(card, 'es'))
  const section = page.locator('#luz-y-agua')
  await expect(section).toContainText(`${card.power_water} de 100 puntos`)
  const counted = await section.locator('[data-present="true"]').allTextContents()
  const sum = counted.reduce((total, line) => total + Number(/\d+/.exec(line)?.[0] ?? 0), 0)
  expect(sum).toBe(card.power_water)
  await section.getByText('Cómo se calcula').click()
  await expect(section.getByText('Luz, hasta 50')).toBeVisible()
})
