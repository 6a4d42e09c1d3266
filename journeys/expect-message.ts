import { expect, type Page } from '@playwright/test'

/** The captcha's work takes its time on a machine that is shared. */
export const patience = { timeout: 60_000 }

/** Reads what a dialog says, and closes it. */
export async function expectMessage(page: Page, title: string, words: string): Promise<void> {
  const told = page.getByRole('dialog', { name: title })
  await expect(told).toContainText(words, patience)
  await told.getByRole('button', { name: /^ok$/i }).click()
  await expect(told).toHaveCount(0)
}
