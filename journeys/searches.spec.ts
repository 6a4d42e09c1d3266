import { toPropertyPath } from '#web/paths.ts'

import { listCodes, expectAsked, expectShown, readTotal } from './results.ts'
import { ask, findCard, findGoneCode, type Cards } from './sample.ts'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'

test('someone searches from the home page by type, price and place, whose choice searches at once', async ({
  page,
}) => {
  await visit(page, '/')
  await page.getByRole('radio', { name: 'Comprar' }).check({ force: true })
  await page.getByLabel('Tipo de propiedad').selectOption({ label: 'Apartamento' })
  await page.getByLabel('Precio máximo').selectOption('350000')
  await page.getByRole('combobox', { name: 'Ciudad, sector o código' }).fill('punta can')
  await page.getByRole('option', { name: /Punta Cana.*Ciudad/ }).click()

  await expect(page).toHaveURL(/\/propiedades\/comprar\?/)
  await expectAsked(page, { type: 'apartment', city: 'punta-cana', max_price: '350000' })
  const query = 'business_type=sale&type=apartment&city=punta-cana&max_price=350000'
  const { data, meta } = await ask<Cards>(page.request, `/v2/properties?${query}`)
  await expectShown(page, { total: meta.total, codes: data.map(({ code }) => code) })
})

test('someone types a code and finds the one listing that has it', async ({ page }) => {
  const { data } = await ask<Cards>(page.request, '/v2/properties?per_page=1')
  const [property] = data
  await visit(page, '/')
  await page.getByRole('combobox', { name: 'Ciudad, sector o código' }).fill(property!.code)
  await page.getByRole('combobox', { name: 'Ciudad, sector o código' }).press('Enter')
  await expect.poll(() => listCodes(page)).toEqual([property!.code])
})

test('a town whose name is mistyped is found all the same', async ({ page }) => {
  await visit(page, '/propiedades')
  await page.getByRole('combobox', { name: 'Ciudad, sector o código' }).fill('piantni')
  await expect(page.getByRole('option', { name: /Piantini/ })).toBeVisible()
})

test('every filter is in the address, and the address brings it back', async ({ page }) => {
  await visit(page, '/propiedades/comprar')
  const bar = page.getByRole('search')
  await bar.getByText('Habitaciones').first().click()
  await bar.getByRole('group', { name: 'Habitaciones' }).getByText('2+').click()
  await expectAsked(page, { bedrooms: '2' })
  await page.keyboard.press('Escape')

  await bar
    .getByText(/^Filtros/)
    .and(page.locator(':visible'))
    .click()
  await bar.getByLabel('Ciudad', { exact: true }).selectOption('punta-cana')
  await expectAsked(page, { bedrooms: '2', city: 'punta-cana' })
  await bar.getByRole('group', { name: 'Parqueos' }).getByText('1+').click()
  await expectAsked(page, { bedrooms: '2', city: 'punta-cana', parkings: '1' })
  const query = 'business_type=sale&bedrooms=2&city=punta-cana&parkings=1'
  const { data, meta } = await ask<Cards>(page.request, `/v2/properties?${query}`)
  const wanted = { total: meta.total, codes: data.map(({ code }) => code) }
  await expectShown(page, wanted)

  await page.reload()
  await expectShown(page, wanted)
  const chips = page.getByRole('list', { name: 'Filtros elegidos' })
  for (const filter of ['Punta Cana', '2+ hab.', '1+ parqueo']) {
    await expect(chips.getByRole('link', { name: `Quitar ${filter}` })).toBeVisible()
  }
})

test('each chip takes its own filter away, and going back brings it again', async ({ page }) => {
  await visit(page, '/propiedades/comprar?type=apartment&bedrooms=2&max_price=300000')
  const before = await readTotal(page)
  const chips = page.getByRole('list', { name: 'Filtros elegidos' })
  await chips.getByRole('link', { name: 'Quitar Apartamento' }).click()
  await expectAsked(page, { type: null, bedrooms: '2', max_price: '300000' })
  await expect.poll(() => readTotal(page)).toBeGreaterThan(before)

  await page.goBack()
  await expectAsked(page, { type: 'apartment', bedrooms: '2', max_price: '300000' })
  await expectShown(page, { total: before })

  await chips.getByRole('link', { name: 'Limpiar todo' }).click()
  await expectAsked(page, { type: null, bedrooms: null, max_price: null })
  await expect(chips).toHaveCount(0)
})

test('paging to the end shows every listing once', async ({ page }) => {
  await visit(page, '/propiedades/alquilar?type=apartment&sort=price')
  const total = await readTotal(page)
  expect(total).toBeGreaterThan(50)
  const seen = await listCodes(page)
  const next = page.getByRole('navigation', { name: 'Páginas' }).getByRole('link', { name: 'Siguiente' })
  for (let at = 2; (await next.count()) > 0; at++) {
    await next.click()
    await expectAsked(page, { page: String(at) })
    await expect(page.getByRole('link', { name: `Página ${at}`, exact: true })).toHaveAttribute('aria-current', 'page')
    seen.push(...(await listCodes(page)))
  }
  expect(seen).toHaveLength(total)
  expect(new Set(seen).size).toBe(total)
})

test('sorting by price goes across both currencies', async ({ page }) => {
  await visit(page, '/propiedades/comprar?city=santo-domingo')
  await page.getByLabel('Ordenar por').selectOption({ label: 'Precio: de mayor a menor' })
  await expectAsked(page, { sort: '-price', city: 'santo-domingo' })
  const { data } = await ask<Cards>(page.request, '/v2/properties?business_type=sale&city=santo-domingo&sort=-price')
  await expectShown(page, { codes: data.map(({ code }) => code) })
  const prices = data.map(({ price_usd }) => price_usd)
  expect(prices).toEqual(prices.toSorted((a, b) => b - a))
})

test('a price in pesos finds listings in dollars too', async ({ page }) => {
  await visit(page, '/propiedades/comprar?max_price=9000000&currency=DOP')
  const { data, meta } = await ask<Cards>(
    page.request,
    '/v2/properties?business_type=sale&max_price=9000000&currency=DOP&per_page=100',
  )
  expect(await readTotal(page)).toBe(meta.total)
  expect(new Set(data.map(({ currency }) => currency))).toEqual(new Set(['USD', 'DOP']))
})

test('a search that finds nothing offers its ways out and someone to ask', async ({ page }) => {
  await visit(page, '/propiedades/alquilar?type=gas_station&bedrooms=5&min_price=900000')
  await expect(page.getByRole('heading', { name: 'No hay propiedades así por ahora' })).toBeVisible()
  await page.getByRole('button', { name: 'Escríbenos' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a code that nobody offers says so, shows what is like it, and has letters sent when there is news', async ({
  page,
}) => {
  const gone = await findGoneCode(page.request)
  await visit(page, '/')
  await page.getByRole('combobox', { name: 'Ciudad, sector o código' }).fill(`"${gone}"`)
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(page).toHaveURL(`/propiedades/comprar?q=${gone}`)
  await expect(
    page.getByRole('heading', { name: `No hay ninguna propiedad activa con el código ${gone}` }),
  ).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText(/^«[^«»]+» ya no se ofrece/)).toBeVisible()
  expect((await main.getByRole('article').count()) > 0).toBe(true)
  expect(await main.innerText()).not.toMatch(/««|»»|["“]{2}/)
  await page.getByRole('button', { name: 'Avísame cuando salga una parecida' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Nombre')).toHaveValue(/ en venta en | en alquiler en /)
})

test('a code that never was shows others and offers letters about it, in English too', async ({ page }) => {
  await visit(page, '/en/properties?q=99-99999')
  await expect(page.getByRole('heading', { name: 'There is no active property with the code 99-99999' })).toBeVisible()
  expect((await page.getByRole('main').getByRole('article').count()) > 0).toBe(true)
  await page.getByRole('button', { name: 'Alert me if it is published' }).click()
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Property 99-99999')
})

test('a code that another filter leaves out is shown all the same', async ({ page }) => {
  const rented = await findCard(page.request, 'es', 'business_type=lease')
  await visit(page, `/propiedades/comprar?q=${rented.code}`)
  await expect(page.getByRole('heading', { name: `La propiedad ${rented.code} está fuera` })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: rented.title }).click()
  await expect(page).toHaveURL(toPropertyPath(rented, 'es'))
})

test('filters that make no sense are left out, not refused', async ({ page }) => {
  const response = await visit(page, '/propiedades/comprar?bedrooms=nueve&city=la-luna&page=-4&type=apartment')
  expect(response?.status()).toBe(200)
  const { meta } = await ask<Cards>(page.request, '/v2/properties?business_type=sale&type=apartment')
  expect(await readTotal(page)).toBe(meta.total)
})

test('on a phone the filters are a sheet that says how many it will find', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/propiedades/comprar')
  await page.getByRole('button', { name: /^Filtros/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filtros' })
  await sheet.getByRole('group', { name: 'Habitaciones' }).getByText('3+').click()
  await expectAsked(page, { bedrooms: '3' })
  const { meta } = await ask<Cards>(page.request, '/v2/properties?business_type=sale&bedrooms=3')
  const { total } = meta
  await expectShown(page, { total })
  await sheet
    .getByRole('button', { name: `Ver ${total} propiedades` })
    .last()
    .click()
  await expect(sheet).toBeHidden()
})
