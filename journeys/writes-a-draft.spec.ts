import type { APIRequestContext, Page } from '@playwright/test'

import { findAxeViolations } from './axe.ts'
import { apiHeaders, demoPassword, signIn, signInPage } from './client.ts'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'

test.use({ serviceWorkers: 'allow' })

type Session = Awaited<ReturnType<typeof signIn>>

const headersOf = ({ token }: Session) => ({ ...apiHeaders, Authorization: `Bearer ${token}` })

/** An agent with a new draft. */
async function beginDraft(page: Page): Promise<{ session: Session; id: number }> {
  const session = await signIn(page.request, 'agente@demo.do', demoPassword)
  const answer = await page.request.post('/v2/workspace/drafts', { headers: headersOf(session), data: {} })
  const { data } = (await answer.json()) as { data: { id: number } }
  await signInPage(page, session)
  return { session, id: data.id }
}

async function readDocument(request: APIRequestContext, session: Session, id: number) {
  const answer = await request.get(`/v2/workspace/drafts/${id}`, { headers: headersOf(session) })
  return ((await answer.json()) as { data: { document: Record<string, unknown> } }).data.document
}

/** Waits until the browser has a copy of the page's frame. */
async function untilFrameIsKept(page: Page, path: string): Promise<void> {
  await page.mouse.move(200, 300)
  await page.mouse.move(210, 310)
  const isKept = (wanted: string) => caches.open('pages').then(async (pages) => Boolean(await pages.match(wanted)))
  await expect.poll(() => page.evaluate(isKept, path)).toBe(true)
}

test('on a phone whose network goes, an agent writes on, reloads, and finds every letter', async ({
  page,
  context,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { session, id } = await beginDraft(page)
  const path = `/espacio/propiedades/${id}`
  await visit(page, path)
  await untilFrameIsKept(page, path)

  const form = page.getByRole('region', { name: 'Qué es' })
  await form.getByText('En venta').click()
  await form.getByLabel('Tipo de propiedad').selectOption('apartment')
  const bar = page.getByRole('navigation', { name: 'Pasos' })
  await expect(bar).toContainText('Guardado')
  await expect(page.getByText('1 de 9')).toBeVisible()
  expect(await readDocument(page.request, session, id)).toEqual({ business_type: 'sale', type: 'apartment' })

  expect(await findAxeViolations(page)).toEqual([])

  await context.setOffline(true)
  await bar.getByRole('link', { name: 'Siguiente' }).click()
  await bar.getByRole('link', { name: 'Siguiente' }).click()
  await expect(page.getByRole('heading', { name: 'Precio', level: 2 })).toBeFocused()
  await page.getByText('RD$ pesos').click()
  await page.getByRole('textbox', { name: 'Precio' }).pressSequentially('8500000')
  await expect(page.getByRole('textbox', { name: 'Precio' })).toHaveValue('RD$ 8,500,000')
  await bar.getByRole('link', { name: 'Siguiente' }).click()
  await page.getByRole('textbox', { name: 'Construcción', exact: true }).fill('ciento veinte')
  await expect(bar).toContainText('Sin conexión · 2')

  await bar.getByRole('link', { name: 'Siguiente' }).click()
  await bar.getByRole('link', { name: 'Siguiente' }).click()
  await page.getByRole('textbox', { name: 'Título' }).pressSequentially('Apartamento con balcón  en Naco ')
  await expect(bar).toContainText('Sin conexión · 3')
  await bar.getByRole('link', { name: 'Atrás' }).click()
  await bar.getByRole('link', { name: 'Atrás' }).click()

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Construcción', exact: true })).toHaveValue('ciento veinte')
  await page.getByRole('combobox', { name: 'Sección', exact: true }).selectOption('price')
  await expect(page.getByRole('textbox', { name: 'Precio' })).toHaveValue('RD$ 8,500,000')
  await expect(bar).toContainText('Sin conexión · 3')

  await context.setOffline(false)
  await expect(bar).toContainText('Guardado')
  const whole = {
    business_type: 'sale',
    type: 'apartment',
    currency: 'DOP',
    price: 8_500_000,
    title_es: 'Apartamento con balcón  en Naco',
  }
  expect(await readDocument(page.request, session, id)).toEqual(whole)
  complaints.length = 0
})

test('two people write into one field: both values are shown, and one of them is chosen', async ({
  page,
  complaints,
}) => {
  const { session, id } = await beginDraft(page)
  await visit(page, `/espacio/propiedades/${id}#texts`)
  const title = page.getByRole('textbox', { name: 'Título' }).first()
  await expect(title).toBeVisible()
  const staff = await signIn(page.request, 'admin@demo.do', demoPassword)
  const theirs = { op: 'set', field: 'title_es', before: null, after: 'Apartamento con balcón en Naco' }
  const saved = await page.request.patch(`/v2/workspace/drafts/${id}`, {
    headers: headersOf(staff),
    data: { version: 1, ops: [theirs] },
  })
  expect(saved.status()).toBe(200)
  await title.fill('Apartamento con terraza en Naco')
  await title.blur()
  const clash = page.getByRole('group', { name: 'Dos valores' })
  await expect(clash.locator('del')).toHaveText('balcón')
  await expect(clash.locator('ins')).toHaveText('terraza')
  await clash.getByRole('button', { name: 'Poner lo mío' }).click()
  await expect(clash).toHaveCount(0)
  await expect
    .poll(() => readDocument(page.request, session, id))
    .toEqual({ title_es: 'Apartamento con terraza en Naco' })
  // The refusal that the choice came from, and no other.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409 (Conflict)')])
})

test('by the keyboard alone, in English, a flat is written from its facts and looked at as the public would', async ({
  page,
}) => {
  const { session, id } = await beginDraft(page)
  await visit(page, `/en/workspace/listings/${id}`)
  await page.getByRole('radio', { name: 'For sale' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Apart')
  await expect(page.getByLabel('Type of property')).toHaveValue('apartment')

  await goTo(page, 'Where')
  await tabTo(page, 'Find the neighbourhood')
  await page.keyboard.type('Naco, Santo Domingo')
  await expect(page.getByRole('combobox', { name: 'Neighbourhood', exact: true })).toHaveValue('santo-domingo-naco')
  await tabTo(page, 'Coordinates or a Google Maps link')
  await page.keyboard.type('18.4761, -69.9312')
  await goTo(page, 'Measurements')
  await tabTo(page, 'Living area')
  await page.keyboard.type('142.5')
  await tabTo(page, 'Bedrooms')
  await page.keyboard.type('3')
  await goTo(page, 'Text')
  await tabTo(page, 'Start from the details')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Title' }).last()).toHaveValue(
    'Apartment for sale in Naco, 3 bedrooms',
  )
  await expect
    .poll(async () => (await readDocument(page.request, session, id)).description_es)
    .toMatch(/^Apartamento en venta en Naco, Santo Domingo, con 3 habitaciones y 14[23] m² de construcción\./)

  // All nine sections.
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Preview' }).focus()
  await page.keyboard.press('Enter')
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Apartment for sale in Naco, 3 bedrooms')
  await expect(page.getByRole('region', { name: 'How people will find it' })).toContainText('3 bedrooms')
})

/** Goes to a section by its link. */
async function goTo(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name, level: 2, exact: true })).toBeFocused()
}

/** Presses Tab until what is called so has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const [field, choice, button] = (['textbox', 'combobox', 'button'] as const).map((role) =>
    page.getByRole(role, { name, exact: true }),
  )
  const target = field!.or(choice!).or(button!).first()
  for (let step = 0; step < 30; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no way to ${name} by the keyboard`)
}

test('the list of sections says which one is read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { id } = await beginDraft(page)
  await visit(page, `/espacio/propiedades/${id}`)
  const list = page.getByRole('navigation', { name: 'Secciones' })
  await expect(list.locator('[aria-current]')).toHaveText(/Qué es/)
  const heading = page.getByRole('heading', { name: 'Precio', level: 2 })
  await heading.evaluate((element) => element.scrollIntoView())
  await expect(list.locator('[aria-current]')).toHaveText(/Precio/)
  await list.getByRole('link', { name: 'Publicar' }).click()
  await expect(list.locator('[aria-current]')).toHaveText(/Publicar/)
})
