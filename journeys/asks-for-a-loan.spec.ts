import { toPath } from '#web/paths.ts'

import { createAddress } from './client.ts'
import { expectOnDesk, expectWrong, fill, getLabels, listLeads, getRequiredLabel, sendEmpty } from './lead-form.ts'
import { findMailContaining, listMailsContaining } from './mails.ts'
import { say } from './say.ts'
import { expect, test } from './test.ts'
import { expectMessage } from './expect-message.ts'
import { visit } from './visit.ts'
import { listWalked } from './walked.ts'

for (const language of listWalked('es')) {
  const t = say[language]
  const names = getLabels(language)

  test(`a loan is asked for with the figures of the calculator, a franchise and a place as an agent too (${language})`, async ({
    page,
  }) => {
    test.slow()
    const email = createAddress('eva')
    const form = page.locator('main form').filter({ has: page.getByRole('button', { name: t('lead.request.submit') }) })
    const submit = form.getByRole('button', { name: t('lead.request.submit') })
    const papers = form.getByLabel(t('form.identification'))
    const footer = page.getByRole('contentinfo')
    const money = (name: 'lead.facts.loan_amount' | 'lead.facts.initial_payment') =>
      form.getByLabel(getRequiredLabel(language, name))

    await test.step('loan', async () => {
      await visit(page, `${toPath('loan_calculator', language)}?price=250000&initial=50000`)
      await page
        .getByRole('main')
        .locator(`a[href^="${toPath('loan_form', language)}"]`)
        .first()
        .click()
      await expect(money('lead.facts.loan_amount')).toHaveValue('US$ 200,000')
      await expect(money('lead.facts.initial_payment')).toHaveValue('US$ 50,000')
      await sendEmpty(form, t('lead.request.submit'), language, 7)
      await fill(form, { [names.full_name]: 'R2-D2', [names.cellphone]: '829', [t('lead.facts.phone')]: '2' })
      await fill(form, { [names.email]: 'eva@', [names.birth]: '2020-01-31', [t('lead.property_code')]: '7' })
      await papers.fill('123')
      await money('lead.facts.loan_amount').fill('0')
      await submit.click()
      for (const problem of ['text_only', 'email', 'adult', 'id_card', 'too_small', 'invalid'] as const) {
        await expect(form.getByText(t(`field.${problem}`))).toBeVisible()
      }
      await expect(form.getByText(t('field.phone'))).toHaveCount(2)
      await expect(form.getByLabel(names.full_name)).toBeFocused()

      await fill(form, { [names.full_name]: 'Eva Núñez', [names.email]: email, [names.birth]: '1988-01-31' })
      await fill(form, { [t('lead.facts.phone')]: '', [t('lead.property_code')]: '', [names.cellphone]: '' })
      await papers.fill('')
      await papers.pressSequentially('00112345673')
      await expect(papers).toHaveValue('001-1234567-3')
      await form.getByLabel(getRequiredLabel(language, 'lead.facts.nationality')).selectOption('ES')
      await form.getByLabel(getRequiredLabel(language, 'lead.facts.country')).selectOption('DO')
      await form.getByLabel(names.cellphone).pressSequentially('8295550111')
      await money('lead.facts.loan_amount').fill('')
      await money('lead.facts.loan_amount').pressSequentially('1250000')
      await expect(money('lead.facts.loan_amount')).toHaveValue('US$ 1,250,000')
      await submit.click()
      await expectMessage(page, t('lead.request_sent'), t('answer.loan'))
      await expect(form.getByLabel(names.email)).toHaveValue('')
    })

    await test.step('franchise', async () => {
      await footer
        .getByRole('link', { name: t('shell.franchises') })
        .first()
        .click()
      await expect(page).toHaveURL(toPath('franchises', language))
      await sendEmpty(form, t('lead.request.submit'), language, 5)
      await expectWrong(form, language)
      await fill(form, { [names.birth]: '2020-05-04' })
      await expect(form.getByText(t('field.adult'))).toBeVisible()
      await fill(form, { [names.full_name]: 'Eva Pérez-Gil', [names.email]: email, [names.phone]: '8095550100' })
      await fill(form, {
        [getRequiredLabel(language, 'lead.facts.address')]: 'Calle Duarte 90, Las Terrenas',
        [names.birth]: '1980-05-04',
      })
      await submit.click()
      await expectMessage(page, t('lead.request_sent'), t('answer.franchise'))
    })

    await test.step('join', async () => {
      await footer
        .getByRole('link', { name: t('shell.join') })
        .first()
        .click()
      await expect(page).toHaveURL(toPath('join', language))
      await sendEmpty(form, t('lead.request.submit'), language, 5)
      const [given, family] = [getRequiredLabel(language, 'lead.names'), getRequiredLabel(language, 'lead.surnames')]
      await fill(form, { [given]: '7', [family]: '8', [names.cellphone]: '829', [names.email]: 'eva' })
      await fill(form, { [t('lead.facts.phone')]: '9' })
      await papers.fill('123')
      await submit.click()
      await expect(form.getByText(t('field.text_only'))).toHaveCount(2)
      await expect(form.getByText(t('field.phone'))).toHaveCount(2)
      await expect(form.getByText(t('field.email'))).toBeVisible()
      await expect(form.getByText(t('field.id_card'))).toBeVisible()
      await fill(form, { [given]: 'Eva María', [family]: 'Pérez', [names.email]: email, [t('lead.facts.phone')]: '' })
      await form.getByLabel(`${t('form.identification_type')} *`).selectOption('passport')
      await papers.fill('')
      await papers.pressSequentially('ab-123456')
      await expect(papers).toHaveValue('AB123456')
      await fill(form, { [names.cellphone]: '8095550100' })
      await submit.click()
      await expectMessage(page, t('lead.request_sent'), t('answer.join'))
    })

    const leads = await listLeads(page, email)
    expect(leads).toMatchObject([
      { kind: 'franchise', department: 'franchise', language },
      { kind: 'join', department: 'recruiting', language },
      { kind: 'loan', department: 'loans', language },
    ])
    for (const [at, department] of ['franquicias', 'talento', 'prestamos'].entries()) {
      const { reference } = leads[at]!
      await findMailContaining(page.request, email, reference)
      await findMailContaining(page.request, `${department}@marquesina.example`, reference)
      expect(await listMailsContaining(page.request, `${department}@marquesina.example`, email)).toHaveLength(1)
    }
    await findMailContaining(page.request, email, t('mail.lead_receipt.title'))
    await expectOnDesk(page, language, email, leads)
  })
}
