import { createAddress } from './client.ts'
import { fill, getLabels, listLeads } from './lead-form.ts'
import { say } from './say.ts'
import { expect, test } from './test.ts'
import { listWalked } from './walked.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const words = {
  es: {
    path: '/',
    field: 'Ciudad, sector o código',
    sentence: '3 habitaciones en Naco hasta 12 millones con planta full',
    meaning: 'Comprar · Naco · 3+ hab. · Planta full · Hasta RD$ 12M',
    cost: 'Costo',
    month: /^Costo real al mes: (US\$|RD\$) [\d,]+$/,
    total: /Total al mes/,
    saturday: /^s[áa]b/,
    clock: /^10:00/,
  },
  en: {
    path: '/en',
    field: 'City, sector or code',
    sentence: '3 bedrooms in Naco under 12 million pesos with full backup',
    meaning: /^Buy · Naco · 3\+ beds · Full backup.* · Up to RD\$ 12M$/,
    cost: 'Cost',
    month: /^True cost a month: (US\$|RD\$) [\d,]+$/,
    total: /Monthly total/,
    saturday: /^Sat/,
    clock: /^10:00/,
  },
} as const

for (const language of listWalked('es')) {
  const said = words[language]

  test(`somebody new finds a flat in their own words, reads what it costs a month and asks for Saturday (${language})`, async ({
    page,
  }) => {
    await page.goto(said.path)
    await page.getByRole('combobox', { name: said.field }).tap()
    await page.keyboard.type(said.sentence)
    await page.getByRole('option', { name: said.meaning }).tap()
    await expect(page).toHaveURL(/sector=santo-domingo-naco/)
    await page.locator('main [data-code] h2 a, main [data-code] h3 a').first().tap()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Naco')

    await page.getByRole('link', { name: said.cost, exact: true }).tap()
    const month = page.getByRole('link', { name: said.month })
    await expect(month).toBeInViewport()
    // The cents of the table's last line are those of the sum.
    const shown = Number((await month.innerText()).replace(/[^\d]/g, ''))
    const total = await page.getByRole('row', { name: said.total }).getByRole('cell').last().innerText()
    expect(Math.round(Number(/[\d,.]+/.exec(total)![0].replaceAll(',', '')))).toBe(shown)
    await month.tap()
    await expect(page).toHaveURL(/#costo$/)

    await page
      .getByRole('link', { name: say[language]('pieces.visit') })
      .filter({ visible: true })
      .first()
      .tap()
    // The last one: of today, should it be a Saturday, ten o'clock may be over.
    await page.locator('label').filter({ hasText: said.saturday }).last().tap()
    await page.locator('label').filter({ hasText: said.clock }).first().tap()
    const names = getLabels(language)
    const email = createAddress('nueva')
    await fill(page.getByRole('main'), {
      [names.full_name]: 'Eva Peña',
      [names.phone]: '8095551234',
      [names.email]: email,
    })
    await page.getByRole('button', { name: say[language]('visit.submit') }).tap()
    await expect(page.getByRole('dialog', { name: say[language]('visit.sent') })).toBeVisible()
    expect((await listLeads(page, email)).map(({ kind }) => kind)).toEqual(['visit'])
  })
}
