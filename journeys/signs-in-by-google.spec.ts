import { providerNames } from '#contract/account/provider.ts'
import { toPath } from '#web/paths.ts'

import { findAxeViolations } from './axe.ts'
import { listStoredNames } from './client.ts'
import { googleGuests } from './google-guests.ts'
import { say } from './say.ts'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'
import { listWalked } from './walked.ts'

const provider = providerNames.google

for (const language of listWalked('es')) {
  const t = say[language]
  const join = toPath('join', language)

  test(`whoever cancels at Google is told so, whoever goes on is signed in where they were, and is known from then on (${language})`, async ({
    page,
  }, { retry }) => {
    test.slow()
    const guest = googleGuests[language][retry]!
    // Addresses that were asked for while somebody signed in.
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url(), request.headers().referer ?? ''))
    const header = page.locator('header')
    const complete = page.getByRole('dialog', { name: t('account.complete.title') })
    const choose = () => page.getByRole('link', { name: guest.name }).click()
    const begin = async () => {
      await header
        .getByRole('link', { name: t('shell.sign_in'), exact: true })
        .first()
        .click()
      const dialog = page.getByRole('dialog', { name: t('account.sign_in.title') })
      await expect(dialog.getByText(t('account.or'), { exact: true })).toBeVisible()
      await dialog.getByRole('link', { name: t('account.provider.go_on', { provider }) }).click()
    }

    await visit(page, join)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('currentPath'))).toBe(join)
    await begin()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page.getByRole('alert')).toContainText(t('account.provider.cancelled', { provider }))
    await expect(page).toHaveURL(toPath('provider', language, { provider: 'google' }))
    expect(await findAxeViolations(page)).toEqual([])

    await test.step('who is new is asked what they are, and may cancel', async () => {
      await page.getByRole('link', { name: t('account.provider.again') }).click()
      await choose()
      await expect(complete.getByLabel(t('account.full_name'))).toHaveValue(guest.name)
      await expect(page).toHaveURL(join)
      const token = await page.evaluate(() => localStorage.getItem('token'))
      expect(token).toMatch(/^[\w-]{43}$/)
      expect(asked.filter((address) => address.includes(token!))).toEqual([])
      await complete.getByRole('button', { name: t('account.complete.cancel') }).click()
      await expect(complete).toHaveCount(0)
      expect(await listStoredNames(page)).not.toContain('token')
    })

    await test.step('who never said what they are is asked again', async () => {
      await begin()
      await choose()
      await complete.getByLabel(t('form.type.owner')).check()
      await complete.getByRole('button', { name: t('account.complete.submit') }).click()
      await expect(page).toHaveURL(toPath('profile', language))
      await expect(header.getByText(guest.name).first()).toBeVisible()
    })

    await test.step('who is known is in', async () => {
      await header.getByRole('button', { name: t('account.sign_out') }).click()
      await begin()
      await choose()
      await expect(page).toHaveURL(toPath('profile', language))
      await expect(page.getByRole('main').getByRole('heading', { name: guest.name })).toBeVisible()
      await expect(complete).toHaveCount(0)
    })
  })
}
