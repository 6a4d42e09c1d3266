import { AxeBuilder } from '@axe-core/playwright'

import { googleGuest } from './google-guest.ts'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'

test('whoever cancels at Google is told so, and whoever goes on is signed in where they were', async ({ page }) => {
  // Addresses that were asked for while somebody signed in.
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url(), request.headers().referer ?? ''))

  await visit(page, '/en/join')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('currentPath'))).toBe('/en/join')
  await visit(page, '/en/sign-up')
  await expect(page.getByText('or', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toContainText('You did not finish signing in with Google.')
  await expect(page).toHaveURL(/\/en\/authentication\/google$/)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('link', { name: 'Go on' }).click()

  const complete = page.getByRole('dialog', { name: 'Complete your registration' })
  await expect(complete.getByLabel('Full name')).toHaveValue(googleGuest.name)
  await expect(page).toHaveURL(/\/en\/join$/)
  const token = await page.evaluate(() => localStorage.getItem('token'))
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(asked.filter((address) => address.includes(token!))).toEqual([])
  await complete.getByLabel('Buyer').check()
  await complete.getByRole('button', { name: 'Save and go on' }).click()
  await expect(page).toHaveURL(/\/en\/profile$/)
  await expect(page.locator('header').getByText(googleGuest.name).first()).toBeVisible()
})
