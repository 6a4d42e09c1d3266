import type { Page } from '@playwright/test'

import { toWorkspacePath } from '#web/workspace-paths.ts'

import { findAxeViolations } from './axe.ts'
import { demoPassword, signIn, signInPage } from './client.ts'
import { say } from './say.ts'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'
import { listWalked } from './walked.ts'

async function beAgent(page: Page): Promise<void> {
  await signInPage(page, await signIn(page.request, 'agente@demo.do', demoPassword))
}

for (const language of listWalked('es')) {
  const t = say[language]

  test(`an agent finds a listing by keyboard, sees how it does and what an action means (${language})`, async ({
    page,
  }) => {
    await beAgent(page)
    await visit(page, toWorkspacePath('workspace', language))
    const rail = page.getByRole('navigation', { name: t('workspace.name') })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('workspace.title.workspace'))
    await expect(page.getByRole('region', { name: t('workspace.to_confirm') })).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])

    await rail.getByRole('link', { name: t('workspace.item.listings') }).press('Enter')
    const table = page.getByRole('table', { name: t('workspace.title.listings') })
    const links = table.locator('[data-row]')
    await expect(links.first()).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    // The count of a state is that of the list under it.
    const state = t('workspace.state.published')
    const tab = page.getByRole('navigation', { name: t('listings.state') }).getByRole('link', { name: state })
    const count = Number(/\d+/.exec(await tab.innerText())![0])
    await tab.press('Enter')
    await expect(page).toHaveURL(/state=published/)
    await expect(links).toHaveCount(Math.min(24, count))
    await links.first().focus()
    await page.keyboard.press('j')
    await expect(links.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(links.first()).toBeFocused()

    const menu = table.getByRole('button', { name: t('listings.menu_of', { title: '' }).trim() }).nth(1)
    await menu.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t('listings.action.pause') }).press('Enter')
    await expect(dialog).toContainText(t('listings.means.pause'))
    expect(await findAxeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)

    await menu.press('Enter')
    await dialog.getByRole('link', { name: t('listings.to.figures') }).press('Enter')
    await expect(page.getByRole('heading', { name: t('workspace.last_30_days') })).toBeVisible()
    await expect(page.getByRole('heading', { name: t('listings.rank'), exact: true })).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
  })

  test(`on a phone the ways lie along the bottom, and nothing is wider than the screen (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await beAgent(page)
    await visit(page, toWorkspacePath('listings', language))
    const bar = page.getByRole('navigation', { name: t('workspace.name') })
    await expect(
      page
        .getByRole('list', { name: t('workspace.title.listings') })
        .getByRole('listitem')
        .first(),
    ).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    await bar.getByRole('button', { name: t('workspace.more') }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t('workspace.item.workspace') })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('workspace.title.workspace'))
    await bar.getByRole('link', { name: t('workspace.item.desk') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('desk.title'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
}
