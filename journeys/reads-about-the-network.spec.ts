import { demoBrand } from '#contract/brand.ts'
import { languages } from '#contract/fields.ts'
import { toPath } from '#web/paths.ts'

import { ask } from './sample.ts'
import { say } from './say.ts'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'

type Offices = { data: { name: string; phone: string }[] }

test('someone who wants a franchise finds the offices by their numbers, on the map and in the list', async ({
  page,
}) => {
  const { data: offices } = await ask<Offices>(page.request, '/v2/agencies')
  await visit(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Franquicias' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu agencia, con una red detrás')
  const lines = page
    .getByRole('list')
    .filter({ has: page.locator('[id^="office-"]') })
    .locator('> li')
  await expect(lines).toHaveCount(offices.length)

  const third = page.getByRole('link', { name: `3. ${offices[2]!.name}` })
  await lines.first().scrollIntoViewIfNeeded()
  await third.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#office-\d+$/)
  await expect(lines.nth(2)).toBeInViewport()
  await expect(lines.nth(2).getByRole('heading')).toContainText(offices[2]!.name)

  const whatsapp = page.getByRole('link', { name: 'Escribir por WhatsApp' }).first()
  await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/18095550191\?text=Hola/)
})

test('a question is found as it is typed, opened by keyboard, and has an address of its own', async ({ page }) => {
  await visit(page, '/preguntas-frecuentes')
  const questions = page.getByRole('main').locator('details')
  const all = await questions.count()
  await page.getByLabel('Busca en las preguntas').fill('prestamo aprueba')
  await expect(questions).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: '1 respuesta' })).toBeVisible()
  await expect(page.getByText('Lo aprueba el banco')).toBeVisible()

  await page.getByLabel('Busca en las preguntas').fill('zarzuela')
  await expect(page.getByText('Ninguna respuesta dice “zarzuela”.')).toBeVisible()
  await page.getByRole('link', { name: 'Ver todas las preguntas' }).click()
  await expect(questions).toHaveCount(all)

  await questions.first().locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Visitas, comparas y haces una oferta por escrito.')).toBeVisible()

  await visit(page, '/en/frequently-asked-questions#confotur')
  await expect(page.getByText('Projects are classified, not areas', { exact: false })).toBeInViewport()
})

test('an article on the first page opens the answer that it promises', async ({ page }) => {
  await visit(page, '/')
  const guide = page.getByRole('link', { name: 'Lo que se paga además del precio' })
  await guide.scrollIntoViewIfNeeded()
  await guide.click()
  await expect(page).toHaveURL('/preguntas-frecuentes#closing')
  await expect(page.getByText('Impuesto de transferencia: 3%', { exact: false })).toBeInViewport()
})

test('the contact page says every way to reach the company, and the dialog leads to it', async ({ page }) => {
  await visit(page, '/en')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Contact' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Offices and map' }).click()
  await expect(page).toHaveURL('/en/contact')
  const facts = page.getByRole('main')
  const { email, address, hours } = demoBrand.contact
  for (const words of ['(809) 555-0190', '(809) 555-0191', email, address.street, hours.en.split('\n')[1]!]) {
    await expect(facts.getByText(words, { exact: false }).first()).toBeVisible()
  }
})

test('news that were closed stay closed, and take no room before the page wakes up', async ({ page }) => {
  await visit(page, '/unete')
  const news = page.getByRole('complementary', { name: 'Noticias' })
  await expect(news).toContainText(demoBrand.news!.text.es)
  await news.getByRole('button', { name: 'Cerrar el aviso' }).click()
  await expect(news).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()

  await page.goto('/terminos-condiciones')
  await expect(news).toBeHidden()
  expect(await page.evaluate(() => document.querySelector('header')!.getBoundingClientRect().top)).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('isCloseForUser'))).toBe(demoBrand.news!.id)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hablemos' })).toBeVisible()
  await expect(news).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every text can be read, and the questions searched', async ({ page }) => {
    await page.goto('/preguntas-frecuentes')
    await page.getByLabel('Busca en las preguntas').fill('notario')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await expect(page).toHaveURL('/preguntas-frecuentes?q=notario')
    await expect(page.getByText('Notario: hasta 1%.')).toBeVisible()
    for (const screen of ['franchises', 'join', 'contact', 'terms', 'privacy'] as const) {
      await page.goto(toPath(screen, 'es'))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // What only a script could do offers no button.
      await expect(page.getByRole('complementary').getByRole('button')).toBeHidden()
    }
  })

  test('the contact page says what its form needs, and every other way to write', async ({ page }) => {
    for (const language of languages) {
      const t = say[language]
      await page.goto(toPath('contact', language))
      const main = page.getByRole('main')
      await expect(main.getByText(t('lead.needs_scripts'))).toBeVisible()
      await expect(main.getByLabel(`${t('lead.full_name')} *`)).toBeDisabled()
      // What only a script could do offers no button.
      await expect(main.getByRole('button', { name: t('lead.contact.submit'), exact: true })).toBeHidden()
      for (const way of ['tel:', 'mailto:', 'https://wa.me/']) {
        await expect(main.locator(`a[href^="${way}"]`).first()).toBeVisible()
      }
    }
  })
})

test('the page of questions tells search engines its questions, and both policies name who answers for them', async ({
  request,
}) => {
  for (const language of languages) {
    const html = await (await request.get(toPath('questions', language))).text()
    const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json!) as { '@type': string; mainEntity?: { acceptedAnswer: { text: string } }[] },
    )
    const { mainEntity } = data.find((one) => one['@type'] === 'FAQPage')!
    expect(mainEntity!.length).toBeGreaterThan(20)
    expect(mainEntity!.every(({ acceptedAnswer }) => acceptedAnswer.text.length > 60)).toBe(true)
    for (const screen of ['terms', 'privacy'] as const) {
      const text = await (await request.get(toPath(screen, language))).text()
      expect(text).toContain(demoBrand.legal_name)
      expect(text).toContain(demoBrand.contact.email)
      expect(text).not.toMatch(/\{\w+\}\./)
    }
  }
})
