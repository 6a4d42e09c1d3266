import { readFile } from 'node:fs/promises'

import type { Locator, Page } from '@playwright/test'

import { demoBrand } from '#contract/brand.ts'
import { getLastMonthsEnd } from '#contract/day.ts'
import { calculateAmortization, calculateHighestPrice, calculateMonthlyPayment } from '#contract/mortgage/mortgage.ts'
import { calculateTrueCost } from '#contract/mortgage/true-cost.ts'
import { formatLongDate } from '#web/dates.ts'
import { toPropertyPath } from '#web/paths.ts'

import { readTotal } from './results.ts'
import { ask, findCard, type Cards } from './sample.ts'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'

const calculator = '/prestamos/calculadora'
const cents = (amount: number) => amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Where the payment is said. */
const statusOf = (page: Page): Locator => page.getByRole('status').filter({ hasText: /Cuota mensual|Monthly payment/ })

test('the figures that are typed become a payment, a table and an address that says them', async ({ page }) => {
  await visit(page, calculator)
  await expect(
    page.getByText(`Promedio de los bancos: 8.97%, ${formatLongDate(getLastMonthsEnd(), 'es')}`),
  ).toBeVisible()
  await page.getByLabel('Precio', { exact: true }).fill('250000')
  await expect(page.getByLabel('Inicial', { exact: true })).toHaveValue('US$ 50,000')
  await page.getByLabel('Inicial, %').fill('30')
  await expect(page.getByLabel('Inicial', { exact: true })).toHaveValue('US$ 75,000')
  await page.getByLabel('Inicial', { exact: true }).fill('100000')
  await expect(page.getByLabel('Inicial, %')).toHaveValue('40')
  await page.getByLabel('Tasa anual, %').fill('9.5')
  await page.getByRole('combobox', { name: 'Plazo' }).selectOption('15')

  const loan = { amount: 150_000, yearlyRate: 0.095, years: 15 }
  const result = statusOf(page)
  await expect(result).toContainText(`US$ ${cents(calculateMonthlyPayment(loan))}`)
  await expect(result).toContainText('15 años')
  await expect(page).toHaveURL(`${calculator}?price=250000&initial=100000&years=15&rate=9.5`)

  await page.getByText('Por mes').click()
  const table = page.getByRole('region', { name: 'Tabla de amortización' })
  await expect(table.getByRole('row')).toHaveCount(181)
  const months = calculateAmortization(loan)
  await expect(table.getByRole('row').nth(13)).toContainText(cents(months[12]!.interest))
  await expect(page).toHaveURL(/rows=month/)

  await page.reload()
  await expect(result).toContainText(`US$ ${cents(calculateMonthlyPayment(loan))}`)
  await expect(table.getByRole('row')).toHaveCount(181)
})

test('a rate that changes and extra payments say what they cost and save', async ({ page }) => {
  await visit(page, `${calculator}?currency=DOP&price=3750000&rate=9`)
  await page.getByText('Si la tasa cambia').click()
  await page.getByLabel('Tasa fija durante').selectOption('3')
  await page.getByLabel('Tasa después, %').fill('13.5')
  const result = statusOf(page)
  await expect(result).toContainText('RD$ 26,991.78')
  await expect(result).toContainText('Después, RD$ 35,270.15 al mes')

  await page.getByText('Pagos extraordinarios', { exact: true }).click()
  await page.getByLabel('Una vez al año').fill('60000')
  await expect(result).toContainText(/ahorras RD\$ [\d,.]+ de intereses y terminas .* antes/)
  await expect(page).toHaveURL(/reset_years=3&reset_rate=13.5&extra_yearly=60000/)
})

test('the other language and the other currency keep the loan', async ({ page }) => {
  await visit(page, `${calculator}?price=300000&years=25`)
  await page.getByRole('radio', { name: 'RD$' }).check()
  await expect(page.getByLabel('Precio', { exact: true })).toHaveValue(/^RD\$ 18,/)
  await expect(page.getByLabel('Tasa anual, %')).toHaveValue('11.81')
  await expect(page).toHaveURL(/currency=DOP/)
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL(/\/en\/loans\/calculator\?.*years=25/)
  await expect(statusOf(page)).toContainText('Monthly payment')
  await expect(statusOf(page)).toContainText('25 years')
})

test('the table is saved as a file without formulas', async ({ page }) => {
  await visit(page, `${calculator}?currency=DOP&price=3750000&rate=10&rows=month`)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar CSV' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('amortizacion.csv')
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines).toContain('1,28950.65,25000,3950.65,2996049.35')
  expect(lines.filter((line) => /^\d+,/.test(line))).toHaveLength(240)
  expect(lines.filter((line) => /^"?[=+@-]/.test(line))).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is sent and answered by the server', async ({ page }) => {
    await page.goto(calculator)
    await page.getByLabel('Precio', { exact: true }).fill('US$ 300,000')
    await page.getByLabel('Inicial, %').fill('25')
    await page.getByRole('combobox', { name: 'Plazo' }).selectOption('10')
    await page.getByRole('button', { name: 'Calcular' }).first().click()
    const payment = calculateMonthlyPayment({ amount: 225_000, yearlyRate: 0.0897, years: 10 })
    await expect(statusOf(page)).toContainText(`US$ ${cents(payment)}`)
    await expect(page.getByLabel('Inicial', { exact: true })).toHaveValue('US$ 75,000')
    await expect(page.getByRole('region', { name: 'Tabla de amortización' }).getByRole('row')).toHaveCount(11)
    await expect(page.getByRole('button', { name: 'Descargar CSV' })).toBeHidden()
  })

  test('the first page about mortgages leads on with its figures', async ({ page }) => {
    await page.goto('/prestamos/hipotecarios')
    await page.getByLabel('Precio', { exact: true }).fill('250000')
    await page.getByRole('button', { name: 'Ver el detalle' }).click()
    await expect(page).toHaveURL(/calculadora\?.*price=250000/)
    await expect(page.getByLabel('Inicial', { exact: true })).toHaveValue('US$ 50,000')
  })
})

test('the first page about mortgages is reached from the footer and works the payment out', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Préstamos' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Préstamos hipotecarios')
  await page.getByLabel('Precio', { exact: true }).fill('400000')
  const payment = calculateMonthlyPayment({ amount: 320_000, yearlyRate: 0.0897, years: 20 })
  await expect(statusOf(page)).toContainText(cents(payment))
  await page.getByRole('link', { name: `Tramitarlo con ${demoBrand.mortgage_referral!.bank}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(demoBrand.mortgage_referral!.title.es)
})

test("the bank's page has the brand's words and no footer", async ({ page }) => {
  for (const [path, language] of [
    ['/referimiento-hipotecario-remax-bpd', 'es'],
    ['/en/referimiento-hipotecario-remax-bpd', 'en'],
  ] as const) {
    await visit(page, path)
    const main = page.getByRole('main')
    await expect(main).toContainText(demoBrand.mortgage_referral!.lead[language])
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(main.getByRole('link', { name: demoBrand.mortgage_referral!.write[language] })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/18095550121\?text=/,
    )
  }
})

test('a home for sale says what it really costs, and takes its price into the calculator', async ({ page }) => {
  const card = await findCard(
    page.request,
    'es',
    'type=apartment&business_type=sale',
    ({ currency }) => currency === 'USD',
  )
  const { data } = await ask<{ data: { maintenance_fee: number | null; exchange_rate: { rate: number } } }>(
    page.request,
    `/v2/properties/${card.code}`,
  )
  await visit(page, toPropertyPath(card, 'es'))
  const section = page.locator('#costo')
  const cost = calculateTrueCost({
    price: card.price,
    currency: 'USD',
    rate: data.exchange_rate.rate,
    year: new Date().getFullYear(),
    loan: card.price * 0.8,
    maintenance: data.maintenance_fee ?? 0,
    isBuilt: true,
    isConfotur: false,
  })
  const shown = (amount: number) => Math.round(amount).toLocaleString('en-US')
  for (const { amount } of cost.once) await expect(section).toContainText(`US$ ${shown(amount)}`)
  await expect(section).toContainText('Ley 288-04')
  await expect(section).toContainText('RD$ 10,695,494')
  await section.getByRole('link', { name: 'Cambiar los supuestos en la calculadora' }).click()
  await expect(page.getByLabel('Precio', { exact: true })).toHaveValue(`US$ ${card.price.toLocaleString('en-US')}`)
})

test('a home to let says what it costs a month', async ({ page }) => {
  const card = await findCard(page.request, 'es', 'business_type=lease')
  await visit(page, toPropertyPath(card, 'es'))
  await expect(page.locator('#costo')).toContainText('Total al mes')
  await expect(page.locator('#costo')).toContainText('Ley 85-25')
})

test('homes are searched by the highest monthly payment, and the filter can be taken off', async ({ page }) => {
  await visit(page, '/propiedades/comprar')
  await page.getByRole('search').getByText('Precio', { exact: true }).first().click()
  await page.getByLabel('Cuota mensual máxima').fill('900')
  await expect(page).toHaveURL(/max_payment=900/)
  await expect(page.getByRole('search')).toContainText('inicial de 20%, a 20 años')
  const byPayment = await ask<Cards>(page.request, '/v2/properties?business_type=sale&max_payment=900')
  const byPrice = await ask<Cards>(
    page.request,
    `/v2/properties?business_type=sale&max_price=${calculateHighestPrice(900, 'USD')}`,
  )
  expect(byPayment.meta.total).toBe(byPrice.meta.total)
  await expect.poll(() => readTotal(page)).toBe(byPayment.meta.total)
  await page.getByRole('link', { name: 'Quitar Cuota hasta US$ 900' }).click()
  await expect(page).not.toHaveURL(/max_payment/)
})
