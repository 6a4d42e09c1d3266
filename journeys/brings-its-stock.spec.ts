import type { Page } from '@playwright/test'

import type { Language } from '#contract/fields.ts'
import { toWorkspacePath } from '#web/workspace-paths.ts'

import { findAxeViolations } from './axe.ts'
import { apiHeaders, demoPassword, signIn, signInPage } from './client.ts'
import { say } from './say.ts'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'
import { isEveryPair } from './walked.ts'

/** A table in an office's own words; `Nidito` is a kind that nobody knows. No other story counts offices to let in the mountains. */
function writeStock(reference: string, pictures: readonly string[]): string {
  const heads =
    'Ficha,Operación,Tipo,Provincia,Ciudad,Sector,Latitud,Longitud,Precio,Moneda,Habitaciones,Baños,Metros,Título,Descripción,Fotos'
  const words = 'Dos ambientes con vista al parque y dos parqueos techados. '.repeat(4).trim()
  const row = (at: number, kind: string) =>
    `${reference}-${at},Alquiler,${kind},La Vega,Jarabacoa,Centro,19.12,-70.64,${1850 + at},USD,0,2,120,Local ${reference} con balcón número ${at},${words},${pictures[at - 1]}`
  return [heads, row(1, 'Local'), row(2, 'Nidito')].join('\n')
}

type Shown = { cover: { src: string } | null; business_type: string }

const isDone = (page: Page, word: string) => expect(page.getByRole('heading', { level: 2, name: word })).toBeVisible()

const walks = [
  ['es', 390],
  ['en', 1440],
] satisfies [Language, number][]

for (const [language, width] of isEveryPair ? walks : walks.slice(0, 1)) {
  const t = say[language]

  test(`an agency brings a file in, finds it on offer and takes it back (${language}, ${width})`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const manager = await signIn(request, 'gerente@demo.do', demoPassword)
    await signInPage(page, manager)
    const headers = { ...apiHeaders, Authorization: `Bearer ${manager.token}` }
    const found = await (await request.get('/v2/workspace/listings?state=published', { headers })).json()
    // Two pictures of what is for sale: offices to let with one picture, or with another office's, would be one home.
    const covers = (found.data as Shown[]).flatMap(({ cover, business_type }) =>
      cover && business_type === 'sale' ? [new URL(`${cover.src}-1440.webp`, baseURL).href] : [],
    )
    const pictures = [...new Set(covers)]
    const reference = `J${language}${Date.now() % 100_000}`
    const press = (label: string) => page.getByRole('button', { name: label, exact: true }).press('Enter')

    await visit(page, toWorkspacePath('import', language))
    await page
      .getByRole('link', { name: t('import.new') })
      .first()
      .press('Enter')
    await page.getByLabel(t('import.name'), { exact: false }).fill(reference)
    await page.getByLabel(t('import.agent'), { exact: false }).selectOption({ index: 1 })
    expect(await findAxeViolations(page)).toEqual([])
    await press(t('import.create'))

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(reference)
    const buffer = Buffer.from(writeStock(reference, pictures))
    await page.locator('input[type=file]').setInputFiles({ name: `${reference}.csv`, mimeType: 'text/csv', buffer })
    await expect(page.getByText(t('import.columns_lead'))).toBeVisible()
    await page.getByLabel(t('import.is_of', { name: 'Ficha' })).selectOption('referencia')
    await page.getByLabel(t('import.value_of', { value: 'Nidito' })).selectOption('office_space')
    await expect(page.getByText(t('import.missing'))).toHaveCount(0)
    expect(await findAxeViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await press(t('import.columns_save'))

    await expect(page.getByText(t('import.rows_read', { count: 2 }))).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await press(t('import.apply', { count: 2 }))
    await isDone(page, t('import.state.done'))
    expect(await findAxeViolations(page)).toEqual([])

    const search = async () => {
      const asked = await request.get(`/v2/properties?q=${reference}`, { headers: apiHeaders })
      return ((await asked.json()) as { meta: { total: number } }).meta.total
    }
    await expect.poll(search).toBe(2)
    await press(t('import.undo'))
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('import.undo') })
      .press('Enter')
    await isDone(page, t('import.state.undone'))
    await expect.poll(search).toBe(0)
  })
}
