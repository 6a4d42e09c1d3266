import { toPath } from '#web/paths.ts'

import { forgive, readLinkPath, createAddress } from './client.ts'
import { getRequiredLabel } from './lead-form.ts'
import { findLinkInMail } from './mails.ts'
import { say } from './say.ts'
import { expect, test } from './test.ts'
import { expectMessage, patience } from './expect-message.ts'
import { visit } from './visit.ts'
import { listWalked } from './walked.ts'

for (const language of listWalked('en')) {
  const t = say[language]

  test(`the newsletter begins by a letter, is about other things, and ends at one press (${language})`, async ({
    page,
    complaints,
  }) => {
    test.slow()
    const email = createAddress('eva')
    const footer = page.locator('footer')
    const name = footer.getByLabel(getRequiredLabel(language, 'lead.newsletter.name'))
    const address = footer.getByLabel(getRequiredLabel(language, 'lead.newsletter.email'))
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
    await visit(page, toPath('questions', language))
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
    await page.clock.fastForward(50_000)
    expect(challenges).toHaveLength(1)
    await page.clock.fastForward(60_000)
    await expect.poll(() => challenges).toHaveLength(2)
    await subscribe()
    await expectMessage(page, t('lead.newsletter.sent'), t('answer.newsletter_sent'))
    expect(challenges).toHaveLength(2)

    await visit(page, await findLinkInMail(page.request, email, readLinkPath('newsletter', language)))
    await page.getByRole('button', { name: t('newsletter.confirm') }).click()
    await expect(page.getByText(t('answer.newsletter_begun'))).toBeVisible()
    await footer.scrollIntoViewIfNeeded()
    await subscribe()
    const notice = page.getByRole('dialog', { name: t('form.notice') })
    await expect(notice).toContainText(t('field.already_subscribed'), patience)
    await notice.getByRole('button', { name: t('form.ok') }).click()
    forgive(complaints, /422/)

    await visit(page, await findLinkInMail(page.request, email, readLinkPath('newsletter', language), /do=change/))
    await page.getByRole('main').getByLabel(t('lead.interest.news')).check()
    await page.getByRole('button', { name: t('newsletter.save') }).click()
    await expect(page.getByRole('status').filter({ hasText: t('newsletter.saved') })).toHaveCount(1)
    await page.getByRole('button', { name: t('newsletter.leave') }).click()
    await expect(page.getByText(t('newsletter.off', { name: 'Eva' }))).toBeVisible()
  })
}
