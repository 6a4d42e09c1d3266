import { toPath } from '#web/paths.ts'

import { locateFields } from './account-form.ts'
import { confirmByMail, forgive, goodPassword, readLinkPath, createAddress } from './client.ts'
import { findMailContaining, findLinkInMail } from './mails.ts'
import { say } from './say.ts'
import { expect, test } from './test.ts'
import { expectMessage } from './expect-message.ts'
import { visit } from './visit.ts'
import { listWalked } from './walked.ts'

const name = 'Ana Pérez-Gil'
const otherPassword = 'cuatro flamboyanes rojos'

for (const language of listWalked('en')) {
  const t = say[language]
  const path = (screen: 'sign_in' | 'sign_up' | 'forgot_password' | 'profile' | 'join') => toPath(screen, language)
  const notice = t('form.notice')
  const required = t('field.required')

  test(`a forgotten password is set anew by the letter, once (${language})`, async ({ page, complaints }) => {
    test.slow()
    const email = createAddress('ana')
    const signingIn = page.getByRole('dialog', { name: t('account.sign_in.title') })
    const forgot = page.getByRole('dialog', { name: t('account.forgot.title') })

    await test.step('the dialogs lead from one to the other', async () => {
      await visit(page, path('join'))
      await page
        .locator('header')
        .getByRole('link', { name: t('shell.sign_up') })
        .first()
        .click()
      const signUp = page.getByRole('dialog', { name: t('account.sign_up.title') })
      const fields = locateFields(signUp, language)
      await signUp.getByLabel(t('account.full_name')).fill(name)
      await fields.email.fill(email)
      await fields.password.fill(goodPassword)
      await fields.again.fill(goodPassword)
      await fields.signUp.click()
      await expectMessage(page, t('account.sign_up.done'), t('answer.signed_up'))
      await signingIn.getByRole('button', { name: t('account.sign_in.forgot') }).click()
      await forgot.getByRole('button', { name: t('account.forgot.back') }).click()
      await signingIn.getByRole('button', { name: t('account.sign_in.forgot') }).click()
      await forgot.getByRole('button', { name: t('account.forgot.submit') }).click()
      await expect(forgot.getByText(required)).toBeVisible()
      await expect(locateFields(forgot, language).email).toBeFocused()
      await confirmByMail(page.request, email, language)
      await locateFields(forgot, language).email.fill(email)
      await forgot.getByRole('button', { name: t('account.forgot.submit') }).click()
      await expectMessage(page, t('account.forgot.done'), t('answer.restore_sent'))
      await expect(signingIn).toBeVisible()
    })

    const link = await findLinkInMail(page.request, email, readLinkPath('restore_password', language))
    const main = page.getByRole('main')
    const word = main.getByLabel(t('account.new_password'))
    const again = main.getByLabel(t('account.confirm_password'))
    const submit = main.getByRole('button', { name: t('account.restore.submit') })
    const write = async (one: string, other: string) => {
      await word.fill(one)
      await again.fill(other)
      await submit.click()
    }

    await test.step('a link that somebody changed is none', async () => {
      await visit(page, `${link}x`)
      await expect(main.getByText(t('link.wrong_signature'))).toBeVisible()
      await expect(word).toHaveCount(0)
      await expect(main.getByRole('link', { name: t('account.restore.again') })).toBeVisible()
    })

    await test.step('the letter’s link sets a password that is one, once', async () => {
      await visit(page, link)
      await submit.click()
      await expect(main.getByText(required)).toHaveCount(2)
      await expect(word).toBeFocused()
      await write('corta', otherPassword)
      await expect(main.getByText(t('field.password_short', { min: 8 }))).toBeVisible()
      await expect(main.getByText(t('field.password_mismatch'))).toBeVisible()
      await write(otherPassword, otherPassword)
      await expectMessage(page, t('account.restore.done'), t('answer.password_reset'))
      await findMailContaining(page.request, email, t('mail.password_changed.title'))

      await visit(page, link)
      await expect(main.getByText(t('link.expired'))).toBeVisible()
      await expect(word).toHaveCount(0)
      await main.getByRole('link', { name: t('account.restore.again') }).click()
      await expect(page).toHaveURL(path('forgot_password'))
    })

    await test.step('the new password opens, the old one does not', async () => {
      await main.getByRole('link', { name: t('account.forgot.back') }).click()
      // The page that is left asks for an address as well.
      await expect(page).toHaveURL(path('sign_in'))
      const fields = locateFields(main, language)
      await fields.email.fill(email)
      await fields.password.fill(goodPassword)
      await fields.signIn.click()
      await expectMessage(page, notice, t('session.wrong_credentials'))
      await fields.password.fill(otherPassword)
      await fields.signIn.click()
      await expect(page.getByRole('dialog', { name: t('account.complete.title') })).toBeVisible()
    })
    forgive(complaints, /status of 4(03|10|22)/)
  })
}
