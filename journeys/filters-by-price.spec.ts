import { expectAsked, expectShown } from './results.ts'
import { ask, type Cards } from './sample.ts'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'

const from = { name: 'Desde qué precio' }
const upTo = { name: 'Hasta qué precio' }

const panels: [string, number, number][] = ['Tipo', 'Precio', 'Habitaciones', 'Filtros'].flatMap((name) => [
  [name, 1440, 900],
  [name, 1001, 700],
])

async function openPrice(page: import('@playwright/test').Page, path: string): Promise<void> {
  await visit(page, path)
  await page.getByRole('search').getByText('Precio', { exact: true }).first().click()
}

test('a handle on the bars is moved by keys, and what it says is searched', async ({ page }) => {
  await openPrice(page, '/propiedades/comprar')
  const handle = page.getByRole('slider', upTo)
  await expect(handle).toHaveAttribute('aria-valuetext', 'Sin máximo')
  await handle.focus()
  // To the beginning of the last band.
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowLeft')
  await expect(page.getByLabel('Precio máximo')).toHaveValue('2,000,000')
  await expect(handle).toHaveAttribute('aria-valuetext', 'US$ 2M')
  await expectAsked(page, { max_price: '2000000' })
  const { meta } = await ask<Cards>(page.request, '/v2/properties?business_type=sale&max_price=2000000')
  await expectShown(page, { total: meta.total })

  const least = page.getByRole('slider', from)
  await least.focus()
  await page.keyboard.press('End')
  // The handles never change sides.
  await expect(page.getByLabel('Precio mínimo')).toHaveValue('1,800,000')
  await expectAsked(page, { min_price: '1800000', max_price: '2000000' })
  await page.keyboard.press('Home')
  await expect(page.getByLabel('Precio mínimo')).toHaveValue('')
  await expectAsked(page, { min_price: null, max_price: '2000000' })
})

test('a handle is dragged, in pesos too, and what is typed moves it', async ({ page }) => {
  await openPrice(page, '/propiedades/comprar')
  await page.getByRole('group', { name: 'Moneda' }).getByText('RD$').click()
  await page.getByLabel('Precio mínimo').fill('6000000')
  await page.getByLabel('Precio mínimo').press('Enter')
  await expectAsked(page, { min_price: '6000000', currency: 'DOP' })
  await page.getByRole('search').getByText('Desde RD$ 6M', { exact: true }).first().click()
  const least = page.getByRole('slider', from)
  await expect(least).toHaveAttribute('aria-valuetext', 'RD$ 6M')

  const track = (await least.boundingBox())!
  const y = track.y + track.height / 2
  await page.mouse.move(track.x + track.width - 24, y)
  await page.mouse.down()
  await page.mouse.move(track.x + track.width * 0.7, y, { steps: 5 })
  await page.mouse.up()
  await expectAsked(page, { min_price: '6000000', max_price: /^\d+$/, currency: 'DOP' })
  const most = new URL(page.url()).searchParams.get('max_price')!
  await expect(page.getByLabel('Precio máximo')).toHaveValue(Number(most).toLocaleString('en-US'))
  const { meta } = await ask<Cards>(
    page.request,
    `/v2/properties?business_type=sale&min_price=6000000&max_price=${most}&currency=DOP`,
  )
  await expectShown(page, { total: meta.total })
})

test('the panels keep their button in sight below the news, however much they hold', async ({ page }) => {
  for (const [name, width, height] of panels) {
    await page.setViewportSize({ width, height })
    await visit(page, '/propiedades/comprar')
    await expect(page.getByRole('button', { name: 'Cerrar el aviso' })).toBeVisible()
    const bar = page.getByRole('search')
    await bar.getByText(name, { exact: true }).and(page.locator(':visible')).first().click()
    const apply = page.locator('details[open]').getByRole('button', { name: /^Ver / })
    await expect(apply).toBeInViewport({ ratio: 1 })
    const { x, width: wide } = (await bar.locator('details[open] > div').boundingBox())!
    expect([name, width, x >= 0 && x + wide <= width]).toEqual([name, width, true])
  }
})

test('on the narrowest telephone the sheet has handles for a finger, and nothing runs over', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, '/propiedades/comprar?min_price=12500000&max_price=125000000&currency=DOP')
  await page.getByRole('button', { name: /^Filtros/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filtros' })
  // Its middle scrolls; were there more below its foot, the foot could be pulled up over nothing.
  await expect.poll(() => sheet.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0)
  await expect(sheet.getByRole('slider', from)).toBeVisible()
  const { height } = (await sheet.getByRole('slider', from).boundingBox())!
  expect(height).toBeGreaterThanOrEqual(44)
  const wider = await sheet.evaluate(
    (element) =>
      [...element.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().right > innerWidth + 1).length,
  )
  expect(wider).toBe(0)
  await expect(sheet.getByRole('button', { name: /^Ver / }).last()).toBeInViewport({ ratio: 1 })
})

test('taking a city away says that its sector goes too', async ({ page }) => {
  await visit(page, '/propiedades/comprar?city=santo-domingo&sector=santo-domingo-naco&type=apartment')
  const chips = page.getByRole('list', { name: 'Filtros elegidos' })
  await expect(chips.getByRole('link', { name: 'Quitar Naco', exact: true })).toBeVisible()
  await chips.getByRole('link', { name: 'Quitar Santo Domingo y Naco' }).click()
  await expectAsked(page, { city: null, sector: null, type: 'apartment' })
})
