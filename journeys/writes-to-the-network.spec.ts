import type { Locator, Page } from '@playwright/test'

import { toPath, toPropertyPath } from '#web/paths.ts'

import { signInPage, demoPassword, forgive, createAddress, signIn } from './client.ts'
import { expectOnDesk, expectWrong, fill, getLabels, listLeads, sendEmpty } from './lead-form.ts'
import { findMailContaining, listMailsContaining } from './mails.ts'
import { ask, findCard } from './sample.ts'
import { say } from './say.ts'
import { expect, test } from './test.ts'
import { expectMessage, patience } from './expect-message.ts'
import { visit, wake } from './visit.ts'
import { listWalked } from './walked.ts'

const sender = "Eva D'Óleo"
const company = 'hola@marquesina.example'

for (const language of listWalked('es')) {
  const t = say[language]
  const names = getLabels(language)

  test(`what is written in the contact dialog outlives a closed dialog, a failure and a reload, and arrives once (${language})`, async ({
    page,
    complaints,
  }) => {
    test.slow()
    const email = createAddress('eva')
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
    await visit(page, toPath('questions', language))
    await open()
    await sendEmpty(dialog, t('lead.contact.submit'), language, 4)
    await expectWrong(dialog, language)
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
    await expectMessage(page, t('lead.message_sent'), t('answer.contact'))
    await expect(dialog).toBeHidden()
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[\w-]{36}$/)
    expect(keys[1]).toBe(keys[0])
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))).toEqual([])
    expect(await listLeads(page, email)).toMatchObject([{ kind: 'contact', language, department: 'contact' }])
    expect(await findMailContaining(page.request, company, email)).toContain('Busco un apartamento')
    expect(await listMailsContaining(page.request, company, email)).toHaveLength(1)
    await findMailContaining(page.request, email, t('mail.lead_receipt.title'))
    await findMailContaining(page.request, email, t('mail.confirm_newsletter.title'))
  })

  test(`agents and agencies are written to by whoever is signed in, and the network from two tabs at once (${language})`, async ({
    page,
    context,
  }) => {
    test.slow()
    const email = createAddress('eva')
    const card = await findCard(page.request, language, 'type=apartment&business_type=sale')
    const { data } = await ask<{ data: { agent: Person } }>(page.request, `/v2/properties/${card.code}`, language)
    const { agent } = data
    await signInPage(page, await signIn(page.request, 'comprador@demo.do', demoPassword))
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
      await expectWrong(form, language)
      await fill(form, { [names.full_name]: sender, [names.email]: email, [names.message]: asked, [names.phone]: '' })
      await form.getByLabel(names.phone).pressSequentially('+34 612 34 56 78')
      await form.getByLabel(t('lead.facts.call_time.ask')).selectOption(t('lead.facts.call_time.evening'))
      await form.getByRole('button', { name: submit }).click()
      await expectMessage(page, t('lead.message_sent'), t('answer.agent_message'))
      await expect(form.getByLabel(names.message)).toHaveValue(message)
      await expect(form.getByLabel(t('lead.facts.call_time.ask'))).toHaveValue('')
    }
    const form = page.locator('main form').filter({ has: page.getByRole('button', { name: submit }) })
    const button = (tab: Page) => tab.locator('main form').getByRole('button', { name: t('lead.contact.submit') })

    await visit(page, toPropertyPath(card, language))
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
    await visit(tabs[1]!, toPath('contact', language))
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

    const leads = await listLeads(page, email)
    expect(leads.map(({ kind }) => kind)).toEqual(['agent_message', 'agent_message', 'agent_message', 'contact'])
    expect(leads.filter((lead) => lead.agent?.id === agent.id)).toHaveLength(2)
    expect(leads.at(-1)).toMatchObject({ reference: one, language })
    await findMailContaining(page.request, company, one!)
    expect(await listMailsContaining(page.request, company, email)).toHaveLength(1)
    await expect.poll(() => listMailsContaining(page.request, agent.email, email), patience).toHaveLength(2)
    for (const mail of await listMailsContaining(page.request, agent.email, email)) {
      expect(mail).toContain(`${say.es('lead.facts.call_time')}: ${say.es('lead.facts.call_time.evening')}`)
    }
    await expect
      .poll(() => listMailsContaining(page.request, email, t('mail.lead_receipt.title')), patience)
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
      await expectWrong(contact, language)
    }
  })
}

type Person = { id: number; name: string; email: string; agency: { id: number; name: string } }
