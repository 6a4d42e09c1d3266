import type { Locator, Page } from '@playwright/test'

import { toPath } from '#web/paths.ts'

import { say } from './say.ts'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'

const search = '/propiedades/comprar'

/** The price filter, opened. */
async function openPrice(page: Page, path: string, button = 'Precio'): Promise<void> {
  await visit(page, path)
  await page.getByRole('search').getByText(button, { exact: true }).first().click()
}

/** Puts a text into a field as from the clipboard, over whatever stood there. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.selectText()
  await field.evaluate((input: HTMLInputElement, pasted) => {
    input.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertFromPaste', bubbles: true }))
    input.setRangeText(pasted, 0, input.value.length, 'end')
    input.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste', bubbles: true }))
  }, text)
}

const caret = (field: Locator) => field.evaluate((input: HTMLInputElement) => input.selectionStart)

test('an amount is grouped while it is typed, and the caret stays where it was', async ({ page }) => {
  await openPrice(page, search)
  const field = page.getByLabel('Precio mínimo')
  await field.pressSequentially('1234567')
  await expect(field).toHaveValue('1,234,567')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('9')
  await expect(field).toHaveValue('19,234,567')
  expect(await caret(field)).toBe(2)
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await expect(field).toHaveValue('234,567')
  await page.keyboard.press('End')
  await page.keyboard.type('.5')
  await expect(field).toHaveValue('234,567.5')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/min_price=234567\.5/)
  await expect(field).toHaveValue('234,567.5')
})

test('a backspace passes a comma that is ours, and takes the digit before it', async ({ page }) => {
  await openPrice(page, search)
  const field = page.getByLabel('Precio mínimo')
  await field.pressSequentially('1234')
  for (let left = 0; left < 3; left++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Backspace')
  await expect(field).toHaveValue('1,234')
  await page.keyboard.press('Backspace')
  await expect(field).toHaveValue('234')
})

test('pasted amounts are searched for what they mean, and what is none is said and kept', async ({ page }) => {
  await openPrice(page, search)
  const field = page.getByLabel('Precio máximo')
  await paste(field, '1,5 millones')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('1,500,000')
  await expect(page.getByRole('link', { name: /^Quitar .*1\.5M/ })).toBeVisible()
  await page.getByRole('search').locator('summary').filter({ hasText: '1.5M' }).click()

  for (const none of ['-1234567.5', '1,5,0', 'RD$ 1.234.567,50']) {
    await paste(field, none)
    await page.keyboard.press('Enter')
    await expect(page.getByText(say.es('field.amount'))).toBeVisible()
    await expect(field).toHaveValue(none)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  }
  await page.getByRole('search').getByText('RD$', { exact: true }).first().click()
  await expect(page.getByText(say.es('field.amount'))).toBeHidden()
  await expect(field).toHaveValue('1,234,567.5')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('what is no amount is said in the reader’s language, and stays', async ({ page }) => {
    await page.goto(`${toPath('buy', 'en')}?min_price=-1234567.5`)
    await expect(page.getByLabel('Minimum price')).toHaveValue('-1234567.5')
    await expect(page.getByText(say.en('field.amount'))).toBeVisible()
    await page.goto(`${toPath('buy', 'en')}?max_m2=12ft`)
    await expect(page.getByText(say.en('field.area'))).toBeVisible()

    await page.goto(`${toPath('loan_calculator', 'es')}?price=-1234567.5&rate=mucho&maintenance=1,5,0`)
    await expect(page.getByLabel('Precio', { exact: true })).toHaveValue('-1234567.5')
    await expect(page.getByText(say.es('pieces.amount_problem', { amount: 'US$ 200,000' }))).toBeVisible()
    await expect(page.getByText(say.es('pieces.percent_problem', { least: 0, most: 40 })).first()).toBeVisible()
    await expect(page.getByLabel('Mantenimiento al mes')).toHaveValue('1,5,0')
    await expect(page.getByLabel('Mantenimiento al mes')).toBeVisible()
  })
})

test('the calculator goes on with the last amount that was one, and says so once the field is left', async ({
  page,
}) => {
  await visit(page, toPath('loan_calculator', 'es'))
  const price = page.getByLabel('Precio', { exact: true })
  const problem = page.getByText(say.es('pieces.amount_problem', { amount: 'US$ 1,500,000' }))
  await paste(price, '1.5M')
  await expect(page.getByLabel('Inicial', { exact: true })).toHaveValue('US$ 300,000')
  await price.blur()
  await expect(price).toHaveValue('US$ 1,500,000')

  await paste(price, '-1234567.5')
  await expect(problem).toBeHidden()
  await price.blur()
  await expect(problem).toBeVisible()
  await expect(price).toHaveValue('-1234567.5')
  await expect(page.getByLabel('Inicial', { exact: true })).toHaveValue('US$ 300,000')
  await price.selectText()
  await price.pressSequentially('250000')
  await expect(price).toHaveValue('250,000')
  await expect(problem).toBeHidden()
  await expect(page.getByLabel('Inicial', { exact: true })).toHaveValue('US$ 50,000')
})

test('the form of a loan keeps cents, asks again for what is no amount, and hears the currency', async ({ page }) => {
  await visit(page, toPath('loan_form', 'es'))
  const form = page.getByRole('main').locator('form')
  const amount = form.getByLabel('Monto del préstamo')
  await amount.pressSequentially('1234567')
  await expect(amount).toHaveValue('US$ 1,234,567')
  await page.keyboard.type('.5')
  await amount.blur()
  await expect(amount).toHaveValue('US$ 1,234,567.50')

  await paste(amount, 'RD$ 1.234.567,50')
  await amount.blur()
  await expect(form.getByText(say.es('field.amount'))).toBeVisible()
  await expect(amount).toHaveValue('RD$ 1.234.567,50')
  await form.getByLabel('Moneda').selectOption('DOP')
  await expect(amount).toHaveValue('RD$ 1,234,567.50')
  await expect(form.getByText(say.es('field.amount'))).toBeHidden()
})
