import type { Page } from '@playwright/test'

import { calculatePaymentSchedule } from '#contract/project/payment-plan.ts'
import type { Project, ProjectCard, Unit } from '#contract/project/project.ts'

import { ask, findProject } from './sample.ts'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'

type Cards = { data: ProjectCard[]; meta: { total: number } }

test('projects are filtered by choices that are in the address, each taken back by its chip', async ({ page }) => {
  await visit(page, '/proyectos')
  await page.getByLabel('Etapa').selectOption({ value: 'under_construction' })
  await expect(page).toHaveURL(/\/proyectos\?stage=under_construction$/)
  await page.getByRole('checkbox', { name: /CONFOTUR/ }).check()
  await expect(page).toHaveURL(/tax_incentive=1/)
  const asked = '/v2/projects?stage=under_construction&tax_incentive=1'
  const { data, meta } = await ask<Cards>(page.request, asked)
  await expect(totalOf(page)).toContainText(`${meta.total} proyectos`)
  await expect(page.locator('[data-project]')).toHaveCount(data.length)

  await page.getByRole('link', { name: 'Quitar En construcción' }).click()
  await expect(page).toHaveURL(/\/proyectos\?tax_incentive=1$/)
  await expect(page.getByLabel('Etapa')).toHaveValue('')
})

test('a list without projects offers what to give up, and how many that finds', async ({ page }) => {
  await visit(page, '/proyectos?city=jarabacoa&stage=planned')
  await expect(page.getByRole('heading', { name: 'No hay proyectos así por ahora' })).toBeVisible()
  await page.getByRole('link', { name: /^Sin En planos/ }).click()
  await expect(page).toHaveURL(/\/proyectos\?city=jarabacoa$/)
  await expect(page.locator('[data-project]')).not.toHaveCount(0)
})

test('units are sifted and sorted, and the payments of one are shown, kept in a calendar and in a sheet', async ({
  page,
}) => {
  const project = await findProject(page.request)
  const free = project.units.filter(({ status }) => status === 'available')
  await visit(page, `/proyecto/${project.slug}`)
  const table = page.locator('#unidades table')
  await expect(table.getByRole('row')).toHaveCount(free.length + 1)
  await table.getByRole('link', { name: 'Precio' }).click()
  await table.getByRole('link', { name: 'Precio' }).click()
  await expect(page).toHaveURL(/sort=-price/)
  const dearest = free.toSorted((one, other) => other.price - one.price)[0]!
  await expect(table.getByRole('rowheader').first()).toContainText(dearest.name)
  await page.getByRole('link', { name: /^Vendidas/ }).click()
  await expect(table.getByRole('row')).toHaveCount(project.units.filter(({ status }) => status === 'sold').length + 1)
  await page.getByRole('link', { name: /^Disponibles/ }).click()

  await table.getByRole('link', { name: `Ver pagos de la unidad ${dearest.name}` }).click()
  await expect(page).toHaveURL(/unit=[^&]+.*#plan$/)
  await expectPlanOf(page, project, dearest)

  const calendar = await download(page, 'Agregar al calendario')
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/)
  const sheet = await download(page, 'Descargar hoja (CSV)')
  const rows = sheet.trimEnd().split('\r\n').slice(1)
  expect(calendar.match(/^BEGIN:VEVENT/gm)).toHaveLength(rows.length)
  const paid = rows.reduce((sum, row) => sum + Math.round(Number(row.split(',').at(-2)) * 100), 0)
  expect(paid).toBe(Math.round(dearest.price * 100))
})

test('another unit is chosen from the list of free ones', async ({ page }) => {
  const project = await findProject(page.request)
  const last = project.units.findLast(({ status }) => status === 'available')!
  await visit(page, `/proyecto/${project.slug}`)
  await page.getByLabel('Elige la unidad').selectOption(last.name)
  await expect(page).toHaveURL(new RegExp(`unit=${encodeURIComponent(last.name).replace('%20', '\\+')}`))
  await expectPlanOf(page, project, last)
})

test('a project is reached and its payments chosen with the keyboard alone', async ({ page }) => {
  await visit(page, '/proyectos')
  await tabTo(page, () => page.evaluate(() => document.activeElement?.closest('[data-project]') !== null))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/proyecto\//)
  await tabTo(page, () => page.evaluate(() => document.activeElement?.textContent.startsWith('Ver pagos') ?? false))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?unit=.*#plan$/)
  await expect(page.locator('#plan table')).toBeVisible()
})

test('a pin of a project opens the list of its homes, which leads to the project', async ({ page }) => {
  const project = await findProject(page.request)
  const [west, east] = around(project.longitude, 0.004)
  const [south, north] = around(project.latitude, 0.003)
  await visit(page, `/propiedades/comprar?bbox=${west},${south},${east},${north}`)
  const pin = page.getByRole('button', { name: /propiedades en un mismo lugar/ }).first()
  await expect(pin).toBeVisible()
  await pin.focus()
  await page.keyboard.press('Enter')
  const list = page.getByRole('region', { name: /propiedades en este punto/ })
  await expect(list.getByRole('listitem').first()).toBeVisible()
  expect(await list.locator('article').count()).toBeGreaterThan(1)
  await list.getByRole('link', { name: /^Ver el proyecto/ }).click()
  await expect(page).toHaveURL(/\/proyecto\//)
})

test('an unknown project is not found, and the older address leads to the list', async ({ page, complaints }) => {
  expect((await page.goto('/proyecto/no-hay-tal'))?.status()).toBe(404)
  complaints.splice(0)
  await page.goto('/v2/proyectos?stage=planned')
  await expect(page).toHaveURL(/\/proyectos\?stage=planned$/)
  const missing = await page.request.get('/proyecto/no-hay-tal/plan-de-pago.ics?unit=1A')
  expect(missing.status()).toBe(404)
})

test('on paper a project keeps its units and payments and loses what cannot be pressed', async ({ page }) => {
  const project = await findProject(page.request)
  await visit(page, `/proyecto/${project.slug}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#unidades table')).toBeVisible()
  await expect(page.locator('#plan table')).toBeVisible()
  await expect(page.getByLabel('Elige la unidad')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Agregar al calendario' })).toBeHidden()
  await expect(page.locator('#obra')).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters are sent as a form, and the cards lead on', async ({ page }) => {
    await page.goto('/proyectos')
    await page.getByLabel('Ciudad').selectOption({ value: 'punta-cana' })
    await page.getByRole('button', { name: 'Aplicar' }).click()
    await expect(page).toHaveURL(/city=punta-cana/)
    const { meta } = await ask<Cards>(page.request, '/v2/projects?city=punta-cana')
    await expect(totalOf(page)).toContainText(`${meta.total} proyectos`)
    await page.locator('[data-project] a').first().click()
    await expect(page.getByRole('heading', { name: 'Plan de pago' })).toBeVisible()
  })

  test('a unit is chosen by its link and by the form, and its payments are shown', async ({ page }) => {
    const project = await findProject(page.request)
    const [first, , third] = project.units.filter(({ status }) => status === 'available')
    await page.goto(`/proyecto/${project.slug}`)
    await page.getByRole('link', { name: `Ver pagos de la unidad ${third!.name}` }).click()
    await expectPlanOf(page, project, third!)
    await page.getByLabel('Elige la unidad').selectOption(first!.name)
    await page.getByRole('button', { name: 'Ver sus pagos' }).click()
    await expect(page).toHaveURL(/unit=/)
    await expectPlanOf(page, project, first!)
  })
})

/** From and to, as an address writes degrees. */
function around(degrees: number, reach: number): [string, string] {
  return [(degrees - reach).toFixed(5), (degrees + reach).toFixed(5)]
}

function totalOf(page: Page) {
  return page.getByRole('status').filter({ hasText: /proyectos?/ })
}

async function expectPlanOf(page: Page, project: Project, unit: Unit): Promise<void> {
  const plan = page.locator('#plan')
  await expect(plan).toContainText(`Unidad ${unit.name}`)
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santo_Domingo' }).format(new Date())
  const payments = calculatePaymentSchedule({ ...project, price: unit.price, separated_on: today })
  await expect(plan.locator('tbody tr')).toHaveCount(payments.length)
  await expect(plan.locator('tbody time').last()).toHaveAttribute('datetime', payments.at(-1)!.date)
}

async function download(page: Page, name: string): Promise<string> {
  const href = await page.getByRole('link', { name }).getAttribute('href')
  const answer = await page.request.get(href!)
  expect(answer.headers()['content-disposition']).toMatch(/^attachment; filename="/)
  return answer.text()
}

async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let stop = 0; stop < 90; stop++) {
    await page.keyboard.press('Tab')
    if (await isThere()) return
  }
  throw new Error('the tab key never came there')
}
