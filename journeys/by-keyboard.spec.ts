import type { Locator, Page } from '@playwright/test'

import { createAddress } from './client.ts'
import { listCodes, expectAsked } from './results.ts'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'

test('search, property and gallery are walked with the keyboard alone', async ({ page }) => {
  await visit(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
  await page.keyboard.press('Enter')

  await tabTo(page, () =>
    page
      .getByRole('combobox', { name: 'Ciudad, sector o código' })
      .evaluate((field) => field === document.activeElement),
  )
  await page.keyboard.type('punta can')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expectAsked(page, { city: 'punta-cana' })
  await expect.poll(async () => (await listCodes(page)).length).toBeGreaterThan(0)

  await tabTo(page, () => page.evaluate(() => document.activeElement?.closest('[data-code]') !== null))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/propiedad\//)

  await tabTo(page, () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label')?.startsWith('Foto 1 de') ?? false),
  )
  await page.keyboard.press('Enter')
  await expect(page.locator('.pswp')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.pswp')).toHaveCount(0)
})

test('whatever has the focus shows it', async ({ page }) => {
  await visit(page, '/propiedades/comprar')
  for (let stop = 0; stop < 25; stop++) {
    await page.keyboard.press('Tab')
    const isSeen = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return true
      const shown = [
        focused,
        focused.closest('label'),
        focused.nextElementSibling,
        focused.parentElement,
        focused.closest('article'),
      ]
      return shown.some((element) => {
        if (!element) return false
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
      })
    })
    expect(
      isSeen,
      `stop ${stop + 1}: ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))}`,
    ).toBe(true)
  }
})

test('a message is begun, put off, taken up and sent, and a loan asked for, with the keyboard alone', async ({
  page,
}) => {
  test.slow()
  const isFocused = (target: Locator) => () => target.evaluate((element) => element === document.activeElement)
  const to = (target: Locator) => tabTo(page, isFocused(target))
  const write = async (target: Locator, text: string) => {
    await to(target)
    await page.keyboard.type(text)
  }
  /** Reads how it ended, closes it, and is where the keyboard can go on. */
  const expectMessage = async (title: string) => {
    const told = page.getByRole('dialog', { name: title })
    await expect(told.getByRole('button', { name: 'Ok' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(told).toHaveCount(0)
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  }
  await visit(page, '/prestamos/calculadora?price=250000&initial=50000')

  await test.step('the dialog of the menu', async () => {
    const opener = page.getByRole('banner').getByRole('button', { name: 'Contacto' })
    const dialog = page.getByRole('dialog', { name: 'Hablemos' })
    const sender = dialog.getByLabel('Nombre y apellido')
    await to(opener)
    await page.keyboard.press('Enter')
    await expect(sender).toBeVisible()
    await write(sender, 'Eva Núñez')
    await write(dialog.getByLabel('Teléfono *'), '8095550100')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(sender).toHaveValue('Eva Núñez')
    await write(dialog.getByLabel('Correo *'), createAddress('eva'))
    await write(dialog.getByLabel('Mensaje'), 'Escribo sin ratón.')
    const box = dialog.getByLabel('Quiero recibir el boletín')
    await to(box)
    await page.keyboard.press('Space')
    await expect(box).toBeChecked()
    await to(dialog.getByRole('button', { name: 'Enviar', exact: true }))
    await page.keyboard.press('Space')
    await expectMessage('Mensaje enviado')
    await expect(dialog).toBeHidden()
  })

  await test.step('a loan', async () => {
    const main = page.getByRole('main')
    await to(main.getByRole('radio', { name: 'US$' }))
    await page.keyboard.press('ArrowRight')
    await expect(main.getByRole('radio', { name: 'RD$' })).toBeChecked()
    await expectAsked(page, { currency: 'DOP' })
    await to(main.getByRole('link', { name: 'Solicitar el préstamo' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/formulario/)
    await expect(main.getByLabel('Moneda *')).toHaveValue('DOP')
    await write(main.getByLabel('Nombre y apellido *'), 'Eva Núñez')
    const papers = main.getByLabel('Tipo de identificación *')
    await to(papers)
    await page.keyboard.press('ArrowDown')
    await expect(papers).toHaveValue('passport')
    await write(main.getByLabel('Número de identificación *'), 'AB123456')
    await write(main.getByLabel('Nacionalidad *'), 'España')
    await expect(main.getByLabel('Nacionalidad *')).toHaveValue('ES')
    await write(main.getByLabel('Fecha de nacimiento *'), '01011988')
    await expect(main.getByLabel('Fecha de nacimiento *')).toHaveValue('1988-01-01')
    await write(main.getByLabel('Celular *'), '8295550111')
    await write(main.getByLabel('Correo *'), createAddress('eva'))
    await write(main.getByLabel('País de residencia *'), 'Rep')
    await expect(main.getByLabel('País de residencia *')).not.toHaveValue('')
    await to(main.getByRole('button', { name: 'Enviar la solicitud' }))
    await page.keyboard.press('Enter')
    await expectMessage('Solicitud enviada')
  })
})

/** Presses the tab key until it has arrived; a page that keeps the focus from getting there fails. */
async function tabTo(page: Page, hasArrived: () => Promise<boolean>): Promise<void> {
  for (let stop = 0; stop < 80; stop++) {
    if (await hasArrived()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the tab key did not get there')
}
