import { expect, type Locator, type Page } from '@playwright/test'

import type { Language } from '#contract/fields.ts'
import { toPath } from '#web/paths.ts'

import { apiHeaders, signInPage, demoPassword, signIn } from './client.ts'
import { say } from './say.ts'
import { visit } from './visit.ts'

export type Lead = {
  kind: string
  reference: string
  language: string
  agent: { id: number } | null
  department: string | null
}

/** The label of a field that must be filled in. */
export function getRequiredLabel(language: Language, label: string): string {
  return `${say[language](label as 'lead.email')} *`
}

/** The labels of fields that several forms share. */
export function getLabels(language: Language) {
  const required = (label: string) => getRequiredLabel(language, label)
  return {
    full_name: required('lead.full_name'),
    phone: required('lead.phone'),
    email: required('lead.email'),
    message: required('lead.message'),
    cellphone: required('lead.cellphone'),
    birth: required('lead.facts.birth_date'),
  }
}

/** Sends a form that nobody has filled in: every field says that it is wanted, and the focus is in the first. */
export async function sendEmpty(form: Locator, button: string, language: Language, problems: number): Promise<void> {
  const required = form.getByText(say[language]('field.required'))
  await expect(required).toHaveCount(0)
  await form.getByRole('button', { name: button, exact: true }).click()
  await expect(required).toHaveCount(problems)
  await expect(form.locator('[aria-invalid]').first()).toBeFocused()
}

/** Fills fields by their labels. */
export async function fill(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label, { exact: true }).fill(value)
}

/** Every field of a message wrong, and said so. */
export async function expectWrong(form: Locator, language: Language): Promise<void> {
  const names = getLabels(language)
  await fill(form, { [names.full_name]: 'R2-D2', [names.phone]: '809555', [names.email]: 'eva' })
  for (const problem of ['text_only', 'phone', 'email'] as const) {
    await expect(form.getByText(say[language](`field.${problem}`))).toBeVisible()
  }
}

/** What the staff's desk holds of a sender, the first first. */
export async function listLeads(page: Page, email: string): Promise<Lead[]> {
  const { token } = await signIn(page.request, 'admin@demo.do', demoPassword)
  const headers = { ...apiHeaders, Authorization: `Bearer ${token}` }
  const answer = await page.request.get(`/v2/leads?q=${email}`, { headers })
  return ((await answer.json()) as { data: Lead[] }).data.toSorted((one, other) => one.kind.localeCompare(other.kind))
}

/** The desk shows so many enquiries of a sender, and each kind by its name; one is read. */
export async function expectOnDesk(page: Page, language: Language, email: string, leads: Lead[]): Promise<void> {
  const t = say[language]
  await signInPage(page, await signIn(page.request, 'admin@demo.do', demoPassword))
  await visit(page, `${toPath('desk', language)}?q=${email}`)
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
