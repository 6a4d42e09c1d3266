import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'
import ICAL from 'ical.js'

import type { AgentCard } from '#contract/agent/agent.ts'
import { type Language } from '#contract/language.ts'
import { toPath, toPropertyPath } from '#web/paths.ts'

import { demoPassword, signIn, signInPage } from './client.ts'
import { fill, getLabels } from './lead-form.ts'
import { findLinkInMail, findMailContaining } from './mails.ts'
import { ask, findCard, samplePages } from './sample.ts'
import { say } from './say.ts'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'
import { listWalked } from './walked.ts'

test.describe.configure({ mode: 'serial' })

/** The moments that are chosen, as their chips say them. */
const chips = (page: Page) => page.getByRole('button', { name: /^(Quitar|Remove) / })

/** Chooses so many free moments of the last day that is offered, where other stories choose none. */
async function choose(page: Page, many: number): Promise<void> {
  await page.getByRole('radiogroup').getByRole('radio').last().check({ force: true })
  const free = page.getByRole('checkbox', { name: /\d:\d\d/ })
  await expect(free.first()).toBeVisible()
  for (let one = 0; one < many; one++) await free.nth(one * 2).check({ force: true })
  await expect(chips(page)).toHaveCount(many)
}

/** The event of the file that a button lets the browser keep. */
async function keepEvent(page: Page, language: Language) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say[language]('visit.calendar') }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.ics$/)
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')) as unknown[])
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!)
  return { event, method: calendar.getFirstPropertyValue('method') }
}

for (const language of listWalked('en')) {
  test(`a visit is asked for, agreed to, kept in a calendar, changed and called off (${language})`, async ({
    page,
    browser,
  }) => {
    const t = say[language]
    const email = `visita-${language}-${Date.now()}@example.com`
    const names = getLabels(language)
    const { user } = await signIn(page.request, 'agente@demo.do', demoPassword)
    const { data: agents } = await ask<{ data: AgentCard[] }>(
      page.request,
      `/v2/agents?name=${encodeURIComponent(user.full_name)}`,
    )
    const card = await findCard(page.request, language, `agent=${agents[0]!.id}`)

    // From the property's page to the form, which is filled in wrongly first.
    await visit(page, toPropertyPath(card, language))
    await page
      .getByRole('link', { name: t('pieces.visit') })
      .filter({ visible: true })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: t('visit.title') })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(card.title)
    await expect(page.getByRole('checkbox', { name: /\d:\d\d/ }).first()).toBeVisible()
    await page.getByRole('button', { name: t('visit.submit') }).click()
    await expect(page.locator('[aria-invalid]').first()).toBeFocused()
    await choose(page, 3)
    await expect(page.getByText(t('visit.full'))).toBeVisible()
    await chips(page).last().click()
    await expect(chips(page)).toHaveCount(2)
    await page.getByRole('radio', { name: t('lead.facts.visit_mode.video') }).check({ force: true })
    await fill(page.getByRole('main'), {
      [names.full_name]: 'Eva Peña',
      [names.phone]: '8095551234',
      [names.email]: email,
    })
    const whatsapp = await page.getByRole('link', { name: t('visit.by_whatsapp') }).getAttribute('href')
    expect(decodeURIComponent(whatsapp!)).toContain(card.code)
    await page.getByRole('button', { name: t('visit.submit') }).click()
    await expect(page.getByRole('dialog', { name: t('visit.sent') })).toBeVisible()

    const link = await findLinkInMail(page.request, email, toPath('visit', language, { id: '' }).slice(0, -1))
    const agentPage = await (await browser.newContext()).newPage()
    await signInPage(agentPage, await signIn(page.request, 'agente@demo.do', demoPassword))
    await visit(agentPage, `${toPath('desk', language)}?q=${email}`)
    await agentPage
      .getByRole('list', { name: t('desk.list') })
      .getByRole('link')
      .click()
    const pane = agentPage.getByRole('article')
    await expect(pane).toContainText(t('visit.state.requested.agent'))
    await pane
      .getByRole('button', { name: /^(Confirmar|Confirm): / })
      .first()
      .click()
    await expect(pane).toContainText(t('visit.state.confirmed.agent'))
    await expect(pane.getByRole('button', { name: t('desk.states.answered') })).toHaveAttribute('aria-pressed', 'true')
    await findMailContaining(page.request, email, t('mail.visit_confirmed.title'))

    await visit(page, link)
    await expect(page.getByText(t('visit.state.confirmed.visitor'))).toBeVisible()
    const first = await keepEvent(page, language)
    expect(first.method).toBe('REQUEST')
    expect(first.event.sequence).toBe(1)
    expect(first.event.summary).toContain(card.title)
    expect(first.event.location).toBe(t('lead.facts.visit_mode.video'))

    // Other moments, to which the agent agrees by the letter's link.
    await page.getByRole('button', { name: t('visit.change') }).click()
    await choose(page, 1)
    await page.getByRole('button', { name: t('visit.change_send') }).click()
    await expect(page.getByText(t('visit.state.requested.visitor'))).toBeVisible()
    await agentPage.reload()
    await expect(pane).toContainText(t('desk.event.visit.change.visitor'))
    await pane.getByRole('button', { name: t('visit.propose') }).click()
    await choose(agentPage, 1)
    await pane.getByRole('button', { name: t('visit.propose_send') }).click()
    await expect(pane).toContainText(t('visit.state.proposed.agent'))
    await findMailContaining(page.request, email, t('mail.visit_proposed.title'))
    await visit(page, link)
    await page.getByRole('button', { name: t('visit.accept') }).click()
    await expect(page.getByText(t('visit.state.confirmed.visitor'))).toBeVisible()
    const second = await keepEvent(page, language)
    expect(second.event.uid).toBe(first.event.uid)
    expect(second.event.sequence).toBe(3)

    await page.getByRole('button', { name: t('visit.cancel'), exact: true }).click()
    await page.getByLabel(t('visit.reason_ask')).fill('Me mudo.')
    await page.getByRole('button', { name: t('visit.cancel_send') }).click()
    await expect(page.getByText(t('visit.state.cancelled.visitor'))).toBeVisible()
    await findMailContaining(page.request, email, t('mail.visit_cancelled.title'))
    await agentPage.reload()
    await expect(pane).toContainText('Me mudo.')
    await agentPage.context().close()
  })
}

test('an agent says in which week homes are shown, and it is kept', async ({ page }) => {
  await signInPage(page, await signIn(page.request, 'agente@demo.do', demoPassword))
  await visit(page, '/gestion')
  await page.getByRole('button', { name: say.es('visit.hours') }).click()
  const dialog = page.getByRole('dialog', { name: say.es('visit.hours') })
  await dialog.getByLabel(say.es('visit.hours_to', { day: 'lunes' })).selectOption('17:00')
  await dialog.getByRole('button', { name: say.es('visit.hours_save') }).click()
  await expect(page.getByRole('status').filter({ hasText: say.es('visit.hours_saved') })).toHaveCount(1)
  await page.getByRole('button', { name: say.es('visit.hours') }).click()
  await expect(dialog.getByLabel(say.es('visit.hours_to', { day: 'lunes' }))).toHaveValue('17:00')
  await dialog.getByLabel(say.es('visit.hours_to', { day: 'lunes' })).selectOption('18:00')
  await dialog.getByRole('button', { name: say.es('visit.hours_save') }).click()
  await expect(dialog).toHaveCount(0)
})

test.describe('by another clock', () => {
  test.use({ timezoneId: 'Europe/Madrid' })

  test('the hours of whoever reads come beside those of here, and nothing moves', async ({ page }) => {
    const { path } = await samplePages['a visit of a property'](page.request, 'es')
    const { promise, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await promise
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByText('Horas de Santo Domingo.')).toBeVisible()
    const readHeight = () =>
      page.evaluate(async () => {
        await document.fonts.ready
        return document.querySelector('main')!.scrollHeight
      })
    const height = await readHeight()
    release()
    await expect(page.getByText('Arriba, la hora de Santo Domingo; debajo, la tuya.')).toBeVisible()
    expect(await readHeight()).toBe(height)
  })
})
