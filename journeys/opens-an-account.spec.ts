import type { Page } from '@playwright/test'

import { signLink } from '#api/account/signature.ts'
import { type Language } from '#contract/fields.ts'
import { toPath } from '#web/paths.ts'

import { locateFields } from './account-form.ts'
import {
  demoPassword,
  forgive,
  goodPassword,
  readLinkPath,
  createAddress,
  signIn,
  trySignIn,
  tryToken,
  listStoredNames,
} from './client.ts'
import { journeysSecret, findMailContaining, findLinkInMail, countMails } from './mails.ts'
import { say } from './say.ts'
import { expect, test } from './test.ts'
import { expectMessage, patience } from './expect-message.ts'
import { visit } from './visit.ts'
import { listWalked } from './walked.ts'

const name = 'Ana Pérez-Gil'

const nameInHeader = (page: Page) => page.locator('header').getByText(name).first()

for (const language of listWalked('es')) {
  const t = say[language]
  const path = (screen: 'sign_in' | 'sign_up' | 'forgot_password' | 'profile' | 'join') => toPath(screen, language)
  const notice = t('form.notice')
  const required = t('field.required')

  test(`an account is opened, confirmed by its letter, completed, and left in every tab (${language})`, async ({
    page,
    context,
    complaints,
  }) => {
    test.slow()
    const email = createAddress('ana')
    const main = page.getByRole('main')
    const fields = locateFields(main, language)
    const complete = page.getByRole('dialog', { name: t('account.complete.title') })
    await visit(page, path('sign_up'))

    await test.step('what is missing or wrong is said once it was touched, and the focus goes to the first', async () => {
      await expect(main.getByText(t('account.or'), { exact: true })).toBeVisible()
      await expect(main.getByText(required)).toHaveCount(0)
      await fields.signUp.click()
      await expect(main.getByText(required)).toHaveCount(4)
      await expect(main.getByLabel(t('account.full_name'))).toBeFocused()
      await main.getByLabel(t('account.full_name')).fill('R2-D2')
      await fields.email.fill('ana')
      await main.getByLabel(t('account.phone')).pressSequentially('809555')
      await fields.password.fill('corta')
      await fields.again.fill('otra')
      for (const problem of ['text_only', 'email', 'phone', 'password_mismatch'] as const) {
        await expect(main.getByText(t(`field.${problem}`))).toBeVisible()
      }
      await expect(main.getByText(t('field.password_short', { min: 8 }))).toBeVisible()
      await expect(fields.password).toHaveAttribute('aria-invalid', 'true')
      await main
        .getByRole('button', { name: t('form.show_password') })
        .first()
        .click()
      await expect(fields.password).toHaveAttribute('type', 'text')
    })

    await test.step('a password that all know is refused, another is not', async () => {
      await main.getByLabel(t('account.full_name')).fill(name)
      await fields.email.fill(email)
      await main.getByLabel(t('account.phone')).fill('')
      await main.getByLabel(t('account.phone')).pressSequentially('8095550100')
      await expect(main.getByLabel(t('account.phone'))).toHaveValue('(809) 555-0100')
      await fields.password.fill('12345678')
      await fields.again.fill('12345678')
      await fields.signUp.click()
      await expectMessage(page, notice, t('field.password_common'))
      await expect(main.getByText(t('field.password_common'))).toBeVisible()
      await fields.password.fill(goodPassword)
      await fields.again.fill(goodPassword)
      // As long as the answer is awaited nothing can be sent twice.
      await page.route('**/v2/clients/sign-up', async (route) => {
        await expect(main.getByRole('button', { name: t('form.sending') })).toBeDisabled()
        await route.continue()
      })
      await fields.signUp.click()
      await expectMessage(page, t('account.sign_up.done'), t('answer.signed_up'))
      await expect(page).toHaveURL(path('sign_in'))
    })

    await test.step('nobody comes in before the address is confirmed; its letter can be had again', async () => {
      await expect(fields.signIn).toBeDisabled()
      await fields.email.fill(email)
      await fields.password.fill('no-es-esta-clave')
      await fields.signIn.click()
      await expectMessage(page, notice, t('session.wrong_credentials'))
      await fields.password.fill(goodPassword)
      await fields.signIn.click()
      const offer = page.getByRole('dialog', { name: t('account.resend.title') })
      await expect(offer).toContainText(t('account.resend.text', { email }))
      await offer.getByRole('button', { name: t('form.cancel') }).click()
      await expect(offer).toHaveCount(0)
      await fields.signIn.click()
      await offer.getByRole('button', { name: t('account.resend.submit') }).click()
      await expectMessage(page, t('account.resend.sent'), t('answer.confirmation_sent'))
      await expect.poll(() => countMails(page.request, email), patience).toBe(2)
      await findMailContaining(page.request, email, t('mail.confirm_email.title'))
    })

    await test.step('a link that is over offers another, with which the one before is over too', async () => {
      const before = await findLinkInMail(page.request, email, readLinkPath('confirm_email', language))
      const confirm = main.getByRole('button', { name: t('account.confirm.submit') })
      await visit(page, overLink(language))
      await expect(main.getByText(t('link.expired'))).toBeVisible()
      await expect(confirm).toHaveCount(0)
      await fields.email.fill(email)
      await main.getByRole('button', { name: t('account.resend.submit') }).click()
      await expectMessage(page, t('account.resend.sent'), t('answer.confirmation_sent'))
      await expect.poll(() => countMails(page.request, email), patience).toBe(3)
      const link = await findLinkInMail(page.request, email, readLinkPath('confirm_email', language))
      expect(link).not.toBe(before)
      await visit(page, before)
      await expect(main.getByText(t('link.expired'))).toBeVisible()
      await visit(page, link)
      // Whose sign-up it is stands there before anything is pressed.
      await expect(main.getByText(email)).toBeVisible()
      await expect(main.getByText(name)).toBeVisible()
      await confirm.click()
      await expect(main.getByText(t('answer.email_confirmed'))).toBeVisible()
      await main.getByRole('link', { name: t('account.confirm.to_sign_in') }).click()
      await expect(page).toHaveURL(path('sign_in'))
    })

    await test.step('what must be completed can be cancelled, which signs out: the token is dead', async () => {
      await fields.email.fill(email)
      await fields.password.fill(goodPassword)
      await fields.signIn.click()
      await expect(complete.getByLabel(t('account.full_name'))).toHaveValue(name)
      await expect(complete.getByText(email, { exact: true })).toBeVisible()
      const token = await page.evaluate(() => localStorage.getItem('token'))
      const ended = page.waitForResponse((answer) => answer.url().endsWith('/v2/clients/logout'))
      await page.keyboard.press('Escape')
      expect((await ended).status()).toBe(204)
      expect(await listStoredNames(page)).not.toContain('token')
      expect(await tryToken(page.request, token!)).toBe(401)
    })

    await test.step('whoever says what they are is in, and is known on the next page', async () => {
      await page
        .locator('header')
        .getByRole('link', { name: t('shell.sign_in'), exact: true })
        .first()
        .click()
      const dialog = page.getByRole('dialog', { name: t('account.sign_in.title') })
      const inDialog = locateFields(dialog, language)
      await expect(inDialog.signIn).toBeDisabled()
      await inDialog.email.fill(email)
      await inDialog.password.fill(goodPassword)
      await inDialog.signIn.click()
      await expect(dialog).toHaveCount(0)
      await complete.getByRole('button', { name: t('account.complete.submit') }).click()
      await expect(complete).toContainText(t('field.at_least_one'))
      await complete.getByLabel(t('form.type.buyer')).check()
      await complete.getByLabel(t('form.type.agent')).check()
      await complete.getByRole('button', { name: t('account.complete.submit') }).click()
      await expect(page).toHaveURL(path('profile'))
      await expect(main.getByText(t('form.type.agent'), { exact: true })).toBeVisible()
      expect(await listStoredNames(page)).toEqual(expect.arrayContaining(['token', 'user']))
    })

    await test.step('leaving is leaving in every tab', async () => {
      const tab = await context.newPage()
      await visit(tab, path('join'))
      await expect(nameInHeader(tab)).toBeVisible()
      await page
        .locator('header')
        .getByRole('button', { name: t('account.sign_out') })
        .click()
      for (const one of [page, tab]) {
        await expect(one.locator('header').getByRole('link', { name: t('shell.sign_up') })).toBeVisible()
      }
      expect(await listStoredNames(page)).not.toContain('token')
    })
    // The browser itself reports what is refused as an error.
    forgive(complaints, /status of 4(10|22)/)
  })
}

/** A link as it was signed long ago, of which nothing is known any more. */
function overLink(language: Language): string {
  const [id, expires] = ['of-another-time', '1']
  const signature = signLink(journeysSecret, 'confirm_email', id, expires)
  return `${toPath('confirm_email', language, { id })}?${new URLSearchParams({ expires, signature })}`
}

test('the demo world has somebody to confirm and somebody to complete', async ({ request }) => {
  const { user } = await signIn(request, 'nuevo@demo.do', demoPassword)
  expect(user).toMatchObject({ type: [] })
  expect(await trySignIn(request, 'pendiente@demo.do', demoPassword)).toBe(422)
})
