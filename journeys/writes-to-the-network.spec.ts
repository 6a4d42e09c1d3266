import type { Locator, Page } from '@playwright/test'

import { languages, type Language } from '#contract/fields.ts'
import { pathTo, pathToProperty } from '#web/paths.ts'

import { apiHeaders, beSignedIn, demoPassword, forgive, linkPath, newAddress, signIn } from './client.ts'
import { letterThatSays, lettersThatSay, linkInLetter } from './letters.ts'
import { ask, findCard } from './sample.ts'
import { say } from './say.ts'
import { expect, test } from './test.ts'
import { visit, wake } from './visit.ts'

/** The captcha's work takes its time on a machine that is shared. */
const patience = { timeout: 30_000 }
const sender = "Eva D'Óleo"
const company = 'hola@marquesina.example'

type Lead = {
  kind: string
  reference: string
  language: string
  agent: { id: number } | null
  department: string | null
}

/** Sends a form that nobody has filled in: every field says that it is wanted, and the focus is in the first. */
async function sendEmpty(form: Locator, button: string, language: Language, problems: number): Promise<void> {
  const required = form.getByText(say[language]('field.required'))
  await expect(required).toHaveCount(0)
  await form.getByRole('button', { name: button, exact: true }).click()
  await expect(required).toHaveCount(problems)
  await expect(form.locator('[aria-invalid]').first()).toBeFocused()
}

/** Fills fields by their labels. */
async function fill(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label, { exact: true }).fill(value)
}

/** Reads how it ended, and closes it. */
async function expectSent(page: Page, title: string, words: string): Promise<void> {
  const told = page.getByRole('dialog', { name: title })
  await expect(told).toContainText(words, patience)
  await told.getByRole('button', { name: /^ok$/i }).click()
  await expect(told).toHaveCount(0)
}

/** What the staff's desk holds of a sender, the first first. */
async function leadsOf(page: Page, email: string): Promise<Lead[]> {
  const { token } = await signIn(page.request, 'admin@demo.do', demoPassword)
  const headers = { ...apiHeaders, Authorization: `Bearer ${token}` }
  const answer = await page.request.get(`/v2/leads?q=${email}`, { headers })
  return ((await answer.json()) as { data: Lead[] }).data.toSorted((one, other) => one.kind.localeCompare(other.kind))
}

/** The desk shows so many enquiries of a sender, and each kind by its name; one is read. */
async function expectOnDesk(page: Page, language: Language, email: string, leads: Lead[]): Promise<void> {
  const t = say[language]
  await beSignedIn(page, await signIn(page.request, 'admin@demo.do', demoPassword))
  await visit(page, `${pathTo('desk', language)}?q=${email}`)
  const rows = page.getByRole('list', { name: t('desk.list') }).getByRole('link')
  await expect(rows).toHaveCount(leads.length)
  for (const { kind } of leads) {
    await expect(rows.filter({ hasText: t(`desk.kinds.${kind}` as 'desk.kinds.loan') }).first()).toBeVisible()
  }
  await rows.first().click()
  const pane = page.getByRole('article')
  await expect(pane).toContainText(email)
  await expect(pane).toContainText(t(`desk.speaks.${language}`))
}

for (const language of languages) {
  const t = say[language]
  const required = (label: Parameters<typeof t>[0]) => `${t(label as 'lead.email')} *`
  const names = {
    full_name: required('lead.full_name'),
    phone: required('lead.phone'),
    email: required('lead.email'),
    message: required('lead.message'),
    cellphone: required('lead.cellphone'),
    birth: required('lead.birth_date'),
  }

  /** Every field of a message wrong, and said so. */
  const expectWrong = async (form: Locator): Promise<void> => {
    await fill(form, { [names.full_name]: 'R2-D2', [names.phone]: '809555', [names.email]: 'eva' })
    for (const problem of ['text_only', 'phone', 'email'] as const) {
      await expect(form.getByText(t(`field.${problem}`))).toBeVisible()
    }
  }

  test(`what is written in the contact dialog outlives a closed dialog, a failure and a reload, and arrives once (${language})`, async ({
    page,
    complaints,
  }) => {
    test.slow()
    const email = newAddress('eva')
    const words = 'Busco un apartamento\ncon balcón.'
    const dialog = page.getByRole('dialog', { name: t('contact.title') })
    const send = dialog.getByRole('button', { name: t('lead.contact.submit'), exact: true })
    const open = async () => {
      await page
        .locator('header')
        .getByRole('button', { name: t('shell.contact') })
        .click()
      await expect(dialog.getByLabel(names.full_name)).toBeVisible()
    }
    await visit(page, pathTo('questions', language))
    await open()
    await sendEmpty(dialog, t('lead.contact.submit'), language, 4)
    await expectWrong(dialog)
    await fill(dialog, { [names.full_name]: sender, [names.phone]: '8095550100', [names.email]: email })
    await expect(dialog.getByLabel(names.phone)).toHaveValue('(809) 555-0100')
    await fill(dialog, { [names.message]: words })
    await dialog.getByLabel(t('lead.subscribe')).check()

    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await open()
    await expect(dialog.getByLabel(names.message)).toHaveValue(words)

    const keys: (string | undefined)[] = []
    await page.route('**/v2/messages/conctact', (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      return keys.length === 1 ? route.abort('internetdisconnected') : route.continue()
    })
    await send.click()
    await expect(dialog.getByRole('alert')).toContainText(t('form.offline'), patience)
    await expect(dialog.getByRole('alert')).toContainText(t('lead.kept'))
    await expect(page.getByRole('status').filter({ hasText: t('lead.contact.failed') })).toHaveCount(1)
    forgive(complaints, /conctact/)

    await page.reload()
    await wake(page)
    await open()
    await expect(dialog.getByLabel(names.email)).toHaveValue(email)
    await expect(dialog.getByLabel(t('lead.subscribe'))).toBeChecked()
    await send.dblclick()
    await expectSent(page, t('lead.message_sent'), t('answer.contact'))
    await expect(dialog).toBeHidden()
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[\w-]{36}$/)
    expect(keys[1]).toBe(keys[0])
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))).toEqual([])
    expect(await leadsOf(page, email)).toMatchObject([{ kind: 'contact', language, department: 'contact' }])
    expect(await letterThatSays(page.request, company, email)).toContain('Busco un apartamento')
    expect(await lettersThatSay(page.request, company, email)).toHaveLength(1)
    await letterThatSays(page.request, email, t('letter.lead_receipt.title'))
    await letterThatSays(page.request, email, t('letter.confirm_newsletter.title'))
  })

  test(`agents and agencies are written to by whoever is signed in, and the network from two tabs at once (${language})`, async ({
    page,
    context,
  }) => {
    test.slow()
    const email = newAddress('eva')
    const card = await findCard(page.request, language, 'type=apartment&business_type=sale')
    const { data } = await ask<{ data: { agent: Person } }>(page.request, `/v2/properties/${card.code}`, language)
    const { agent } = data
    await beSignedIn(page, await signIn(page.request, 'comprador@demo.do', demoPassword))
    const submit = t('lead.agent.submit')
    /** The first touch asks what else is known of the sender: that stands where nothing stood. */
    const recalled = (touched: Locator) =>
      Promise.all([
        touched.page().waitForResponse((answer) => answer.url().endsWith('/v2/clients')),
        touched.getByLabel(names.full_name).focus(),
      ])
    /** Walks a form that knows who writes. */
    const write = async (form: Locator, message: RegExp) => {
      await expect(form.getByLabel(names.email)).toHaveValue('comprador@demo.do')
      await expect(form.getByLabel(names.full_name)).toHaveValue('Yokasta Peralta')
      await expect(form.getByLabel(names.message)).toHaveValue(message)
      await recalled(form)
      await fill(form, { [names.full_name]: '', [names.phone]: '', [names.email]: '' })
      const asked = await form.getByLabel(names.message).inputValue()
      await fill(form, { [names.message]: '' })
      await form.getByRole('button', { name: submit }).click()
      await expect(form.getByText(t('field.required'))).toHaveCount(4)
      await expect(form.getByLabel(names.full_name)).toBeFocused()
      await expectWrong(form)
      await fill(form, { [names.full_name]: sender, [names.email]: email, [names.message]: asked, [names.phone]: '' })
      await form.getByLabel(names.phone).pressSequentially('+34 612 34 56 78')
      await form.getByRole('button', { name: submit }).click()
      await expectSent(page, t('lead.message_sent'), t('answer.agent_message'))
      await expect(form.getByLabel(names.message)).toHaveValue(message)
    }
    const form = page.locator('main form').filter({ has: page.getByRole('button', { name: submit }) })
    const button = (tab: Page) => tab.locator('main form').getByRole('button', { name: t('lead.contact.submit') })

    await visit(page, pathToProperty(card, language))
    await write(form, new RegExp(card.code))
    await page.locator('aside').getByRole('link', { name: agent.name }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(agent.name)
    await write(form, new RegExp(agent.name.split(' ')[0]!))
    await page.getByRole('main').getByRole('link', { name: agent.agency.name, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(agent.agency.name)
    await write(form, /^(Hola|Hello)/)

    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('shell.contact') })
      .click()
    const tabs = [page, await context.newPage()]
    await visit(tabs[1]!, pathTo('contact', language))
    await sendEmptyMessage(page.locator('main form'))
    await recalled(tabs[1]!.locator('main form'))
    for (const tab of tabs) {
      const contact = tab.locator('main form')
      await fill(contact, { [names.full_name]: sender, [names.phone]: '8095550100' })
      await fill(contact, { [names.email]: email, [names.message]: 'Desde dos pestañas' })
      await expect(contact.getByLabel(t('lead.subscribe_blog'))).not.toBeChecked()
    }
    await Promise.all(tabs.map((tab) => button(tab).click()))
    const references = tabs.map(async (tab) => {
      const told = tab.getByRole('dialog', { name: t('lead.message_sent') })
      await expect(told).toContainText(t('answer.contact'), patience)
      return /[\dA-Z]{4}-[\dA-Z]{4}/.exec((await told.textContent())!)?.[0]
    })
    const [one, other] = await Promise.all(references)
    expect(one).toBe(other)

    const leads = await leadsOf(page, email)
    expect(leads.map(({ kind }) => kind)).toEqual(['agent_message', 'agent_message', 'agent_message', 'contact'])
    expect(leads.filter((lead) => lead.agent?.id === agent.id)).toHaveLength(2)
    expect(leads.at(-1)).toMatchObject({ reference: one, language })
    await letterThatSays(page.request, company, one!)
    expect(await lettersThatSay(page.request, company, email)).toHaveLength(1)
    await expect.poll(() => lettersThatSay(page.request, agent.email, email), patience).toHaveLength(2)
    await expect
      .poll(() => lettersThatSay(page.request, email, t('letter.lead_receipt.title')), patience)
      .toHaveLength(4)
    await expectOnDesk(page, language, email, leads)

    /** Known of the sender is all but the telephone and the message. */
    async function sendEmptyMessage(contact: Locator): Promise<void> {
      await expect(contact.getByLabel(names.email)).toHaveValue('comprador@demo.do')
      await recalled(contact)
      await fill(contact, { [names.full_name]: '', [names.email]: '' })
      await button(page).click()
      await expect(contact.getByText(t('field.required'))).toHaveCount(4)
      await expect(contact.getByLabel(names.full_name)).toBeFocused()
      await expectWrong(contact)
    }
  })

  test(`a loan is asked for with the figures of the calculator, a franchise and a place as an agent too (${language})`, async ({
    page,
  }) => {
    test.slow()
    const email = newAddress('eva')
    const form = page.locator('main form').filter({ has: page.getByRole('button', { name: t('lead.request.submit') }) })
    const submit = form.getByRole('button', { name: t('lead.request.submit') })
    const papers = form.getByLabel(t('form.identification'))
    const footer = page.getByRole('contentinfo')
    const money = (name: 'lead.loan_amount' | 'lead.initial_payment') => form.getByLabel(required(name))

    await test.step('loan', async () => {
      await visit(page, `${pathTo('loan_calculator', language)}?price=250000&initial=50000`)
      await page
        .getByRole('main')
        .locator(`a[href^="${pathTo('loan_form', language)}"]`)
        .first()
        .click()
      await expect(money('lead.loan_amount')).toHaveValue('US$ 200,000')
      await expect(money('lead.initial_payment')).toHaveValue('US$ 50,000')
      await sendEmpty(form, t('lead.request.submit'), language, 7)
      await fill(form, { [names.full_name]: 'R2-D2', [names.cellphone]: '829', [t('lead.other_phone')]: '2' })
      await fill(form, { [names.email]: 'eva@', [names.birth]: '2020-01-31', [t('lead.property_code')]: '7' })
      await papers.fill('123')
      await money('lead.loan_amount').fill('0')
      await submit.click()
      for (const problem of ['text_only', 'email', 'adult', 'id_card', 'too_small', 'invalid'] as const) {
        await expect(form.getByText(t(`field.${problem}`))).toBeVisible()
      }
      await expect(form.getByText(t('field.phone'))).toHaveCount(2)
      await expect(form.getByLabel(names.full_name)).toBeFocused()

      await fill(form, { [names.full_name]: 'Eva Núñez', [names.email]: email, [names.birth]: '1988-01-31' })
      await fill(form, { [t('lead.other_phone')]: '', [t('lead.property_code')]: '', [names.cellphone]: '' })
      await papers.fill('')
      await papers.pressSequentially('00112345673')
      await expect(papers).toHaveValue('001-1234567-3')
      await form.getByLabel(required('lead.nationality')).selectOption('ES')
      await form.getByLabel(required('lead.country')).selectOption('DO')
      await form.getByLabel(names.cellphone).pressSequentially('8295550111')
      await money('lead.loan_amount').fill('')
      await money('lead.loan_amount').pressSequentially('1250000')
      await expect(money('lead.loan_amount')).toHaveValue('US$ 1,250,000')
      await submit.click()
      await expectSent(page, t('lead.request_sent'), t('answer.loan'))
      await expect(form.getByLabel(names.email)).toHaveValue('')
    })

    await test.step('franchise', async () => {
      await footer
        .getByRole('link', { name: t('shell.franchises') })
        .first()
        .click()
      await expect(page).toHaveURL(pathTo('franchises', language))
      await sendEmpty(form, t('lead.request.submit'), language, 5)
      await expectWrong(form)
      await fill(form, { [names.birth]: '2020-05-04' })
      await expect(form.getByText(t('field.adult'))).toBeVisible()
      await fill(form, { [names.full_name]: 'Eva Pérez-Gil', [names.email]: email, [names.phone]: '8095550100' })
      await fill(form, { [required('lead.address')]: 'Calle Duarte 90, Las Terrenas', [names.birth]: '1980-05-04' })
      await submit.click()
      await expectSent(page, t('lead.request_sent'), t('answer.franchise'))
    })

    await test.step('join', async () => {
      await footer
        .getByRole('link', { name: t('shell.join') })
        .first()
        .click()
      await expect(page).toHaveURL(pathTo('join', language))
      await sendEmpty(form, t('lead.request.submit'), language, 5)
      const [given, family] = [required('lead.names'), required('lead.surnames')]
      await fill(form, { [given]: '7', [family]: '8', [names.cellphone]: '829', [names.email]: 'eva' })
      await fill(form, { [t('lead.other_phone')]: '9' })
      await papers.fill('123')
      await submit.click()
      await expect(form.getByText(t('field.text_only'))).toHaveCount(2)
      await expect(form.getByText(t('field.phone'))).toHaveCount(2)
      await expect(form.getByText(t('field.email'))).toBeVisible()
      await expect(form.getByText(t('field.id_card'))).toBeVisible()
      await fill(form, { [given]: 'Eva María', [family]: 'Pérez', [names.email]: email, [t('lead.other_phone')]: '' })
      await form.getByLabel(`${t('form.identification_type')} *`).selectOption('passport')
      await papers.fill('')
      await papers.pressSequentially('ab-123456')
      await expect(papers).toHaveValue('AB123456')
      await fill(form, { [names.cellphone]: '8095550100' })
      await submit.click()
      await expectSent(page, t('lead.request_sent'), t('answer.join'))
    })

    const leads = await leadsOf(page, email)
    expect(leads).toMatchObject([
      { kind: 'franchise', department: 'franchise', language },
      { kind: 'join', department: 'recruiting', language },
      { kind: 'loan', department: 'loans', language },
    ])
    for (const [at, department] of ['franquicias', 'talento', 'prestamos'].entries()) {
      const { reference } = leads[at]!
      await letterThatSays(page.request, email, reference)
      await letterThatSays(page.request, `${department}@marquesina.example`, reference)
      expect(await lettersThatSay(page.request, `${department}@marquesina.example`, email)).toHaveLength(1)
    }
    await letterThatSays(page.request, email, t('letter.lead_receipt.title'))
    await expectOnDesk(page, language, email, leads)
  })

  test(`the newsletter begins by a letter, is about other things, and ends at one press (${language})`, async ({
    page,
    complaints,
  }) => {
    test.slow()
    const email = newAddress('eva')
    const footer = page.locator('footer')
    const name = footer.getByLabel(required('lead.newsletter.name'))
    const address = footer.getByLabel(required('lead.newsletter.email'))
    const submit = footer.getByRole('button', { name: t('lead.newsletter.submit'), exact: true })
    const subscribe = async () => {
      await name.fill('Eva')
      await address.fill(email)
      await footer.getByLabel(t('lead.interest.finance')).check()
      await submit.click()
    }
    const challenges: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/v2/captcha')) challenges.push(request.url())
    })
    await page.clock.install()
    await visit(page, pathTo('questions', language))
    await footer.scrollIntoViewIfNeeded()
    await submit.click()
    await expect(footer.getByText(t('field.required'))).toHaveCount(2)
    await expect(footer.getByText(t('field.at_least_one'))).toBeVisible()
    await expect(name).toBeFocused()
    await name.fill('3')
    await address.fill('eva')
    await expect(footer.getByText(t('field.text_only'))).toBeVisible()
    await expect(footer.getByText(t('field.email'))).toBeVisible()

    // The captcha is worked once when the form is touched, and again when it is old.
    await expect.poll(() => challenges).toHaveLength(1)
    expect(challenges[0]).toContain('action=newsletter')
    await page.clock.fastForward(80_000)
    expect(challenges).toHaveLength(1)
    await page.clock.fastForward(30_000)
    await expect.poll(() => challenges).toHaveLength(2)
    await subscribe()
    await expectSent(page, t('lead.newsletter.sent'), t('answer.newsletter_sent'))
    expect(challenges).toHaveLength(2)

    await visit(page, await linkInLetter(page.request, email, linkPath('newsletter', language)))
    await page.getByRole('button', { name: t('newsletter.confirm') }).click()
    await expect(page.getByText(t('answer.newsletter_begun'))).toBeVisible()
    await footer.scrollIntoViewIfNeeded()
    await subscribe()
    const notice = page.getByRole('dialog', { name: t('form.notice') })
    await expect(notice).toContainText(t('field.already_subscribed'), patience)
    await notice.getByRole('button', { name: t('form.ok') }).click()
    forgive(complaints, /422/)

    await visit(page, await linkInLetter(page.request, email, linkPath('newsletter', language), /do=change/))
    await page.getByRole('main').getByLabel(t('lead.interest.news')).check()
    await page.getByRole('button', { name: t('newsletter.save') }).click()
    await expect(page.getByRole('status').filter({ hasText: t('newsletter.saved') })).toHaveCount(1)
    await page.getByRole('button', { name: t('newsletter.leave') }).click()
    await expect(page.getByText(t('newsletter.off', { name: 'Eva' }))).toBeVisible()
  })
}

type Person = { id: number; name: string; email: string; agency: { id: number; name: string } }
