import { readFile } from 'node:fs/promises'

import { toPath } from '#web/paths.ts'

import {
  apiHeaders,
  signInPage,
  demoPassword,
  forgive,
  goodPassword,
  readLinkPath,
  createClient,
  trySignIn,
  tryToken,
} from './client.ts'
import { findMailContaining, findLinkInMail } from './mails.ts'
import { say } from './say.ts'
import { expect, test } from './test.ts'
import { visit, wake } from './visit.ts'
import { listWalked } from './walked.ts'

const otherPassword = 'cuatro flamboyanes rojos'
const iphone = 'Mozilla/5.0 (iPhone; like Mac OS X) Version/18.5 Safari/604.1'

/** The smallest picture that there is: one pixel, as PNG. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

for (const language of listWalked('en')) {
  const t = say[language]
  const notice = t('form.notice')

  test(`every field of a profile is kept, what is wrong is said where it stands, and another address counts once its letter is answered (${language})`, async ({
    page,
    complaints,
  }) => {
    test.slow()
    const { email, ...session } = await createClient(page.request, language)
    const main = page.getByRole('main')
    const save = () => main.getByRole('button', { name: t('profile.edit.submit') }).click()
    const instagram = page.getByRole('textbox', { name: 'Instagram' })
    const papers = page.getByLabel(t('form.identification'))
    const word = main.getByLabel(t('profile.reach_password'))
    await signInPage(page, session)
    await visit(page, toPath('edit_profile', language))

    await test.step('fields', async () => {
      await main.getByLabel(t('profile.full_name')).fill('')
      await save()
      await expect(main.getByText(t('field.required'))).toBeVisible()
      await expect(main.getByLabel(t('profile.full_name'))).toBeFocused()
      await main.getByLabel(t('profile.full_name')).fill('Rosa María Díaz')
      await main.getByLabel(t('form.type.agent')).check()
      await main.getByLabel(t('profile.cellphone')).pressSequentially('8295550111')
      await main.getByLabel(t('profile.country')).selectOption('ES')
      await main.getByLabel(t('form.identification_type')).selectOption('id_card')
      await papers.pressSequentially('00112345678')
      await expect(papers).toHaveValue('001-1234567-8')
      await expect(main.getByText(t('form.identification_odd'))).toBeVisible()
      await instagram.fill('https://facebook.com/rosa')
      await save()
      await expect(main.getByText(t('field.platform', { platform: 'Instagram' }))).toBeVisible()
      await expect(instagram).toBeFocused()
      await instagram.fill('https://www.instagram.com/rosa')
      await save()
      await expect(word).toBeFocused()
      await word.fill(goodPassword)
      await save()
      await expect(page.getByText(t('profile.edit.saved')).first()).toBeAttached()
      await expect(page.locator('header').getByText('Rosa María Díaz').first()).toBeVisible()
      await expect(word).toHaveCount(0)
      await findMailContaining(page.request, email, t('mail.phone_changed.title'))

      await page.reload()
      await expect(main.getByLabel(t('profile.cellphone'))).toHaveValue('(829) 555-0111')
      await expect(papers).toHaveValue('001-1234567-8')
      await expect(instagram).toHaveValue('https://www.instagram.com/rosa')
      await expect(main.getByLabel(t('profile.country'))).toHaveValue('ES')
    })

    await test.step('picture', async () => {
      await wake(page)
      const files = page.locator('input[type=file]')
      await files.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') })
      await expect(main.getByText(t('field.file_type'))).toBeVisible()
      const ofSize = (megabytes: number) => Buffer.concat([pixel, Buffer.alloc(Math.floor(megabytes * 2 ** 20))])
      await files.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: ofSize(5.1) })
      await expect(main.getByText(t('field.file_too_large', { max: '5 MB' }))).toBeVisible()
      await files.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: ofSize(4.9) })
      await expect(main.getByRole('button', { name: t('profile.picture_remove') })).toBeVisible()
      await expect(page.locator('header img[src^="/uploads/"]').first()).toBeVisible()
      await main.getByRole('button', { name: t('profile.picture_remove') }).click()
      await expect(page.locator('header img[src^="/uploads/"]')).toHaveCount(0)
    })

    await test.step('another address', async () => {
      const address = main.getByLabel(t('profile.email'), { exact: false }).first()
      const next = `nueva-${email}`
      await address.fill(next)
      await word.fill('no es esta')
      await save()
      await page
        .getByRole('dialog', { name: notice })
        .getByRole('button', { name: t('form.ok') })
        .click()
      await expect(main.getByText(t('field.password_wrong'))).toBeVisible()
      await word.fill(goodPassword)
      await save()
      await expect(main.getByText(t('profile.new_email', { email: next }))).toBeVisible()
      await expect(address).toHaveValue(email)
      expect(await findMailContaining(page.request, email, t('mail.email_changing.title'))).toContain(next)
      expect(await trySignIn(page.request, next, goodPassword)).toBe(422)

      await visit(page, await findLinkInMail(page.request, next, readLinkPath('confirm_email', language)))
      await main.getByRole('button', { name: t('account.confirm.new_submit') }).click()
      await expect(main.getByText(t('answer.email_confirmed'))).toBeVisible()
      expect(await trySignIn(page.request, next, goodPassword)).toBe(200)
      expect(await trySignIn(page.request, email, goodPassword)).toBe(422)
    })
    forgive(complaints, /status of 422/)
  })

  test(`sessions are ended one by one, a new password ends the rest, and an account goes with all that is its own (${language})`, async ({
    page,
    complaints,
  }) => {
    test.slow()
    const { email, ...session } = await createClient(page.request, language)
    /** A session of another browser. */
    const signInElsewhere = async () => {
      const headers = { ...apiHeaders, 'User-Agent': iphone }
      const answer = await page.request.post('/v2/clients/login', { headers, data: { email, password: goodPassword } })
      return ((await answer.json()) as { data: { token: string } }).data.token
    }
    const main = page.getByRole('main')
    const current = main.getByLabel(t('profile.password.current'))
    const next = main.getByLabel(`${t('profile.password.next')} *`, { exact: true })
    const again = main.getByLabel(t('profile.password.again'))
    const submit = main.getByRole('button', { name: t('profile.password.submit') })
    const sessions = main
      .getByRole('list')
      .filter({ hasText: t('profile.sessions.current') })
      .getByRole('listitem')
    const first = await signInElsewhere()
    await signInPage(page, session)
    await visit(page, toPath('change_password', language))

    await test.step('sessions', async () => {
      await expect(sessions).toHaveCount(2)
      const device = t('profile.sessions.device', { browser: 'Safari', system: 'iPhone' })
      const [end] = t('profile.sessions.end_one', { device, when: '\n' }).split('\n')
      await main.getByRole('button', { name: end! }).click()
      await expect(sessions).toHaveCount(1)
      expect(await tryToken(page.request, first)).toBe(401)
    })

    await test.step('password', async () => {
      const second = await signInElsewhere()
      await submit.click()
      await expect(main.getByText(t('field.required'))).toHaveCount(3)
      await expect(current).toBeFocused()
      await current.fill('no es esta')
      await next.fill('corta')
      await again.fill(otherPassword)
      await expect(main.getByText(t('field.password_short', { min: 8 }))).toBeVisible()
      await expect(main.getByText(t('field.password_mismatch'))).toBeVisible()
      await next.fill(otherPassword)
      await submit.click()
      await page
        .getByRole('dialog', { name: notice })
        .getByRole('button', { name: t('form.ok') })
        .click()
      await expect(main.getByText(t('field.password_wrong'))).toBeVisible()
      await current.fill(goodPassword)
      await submit.click()
      const done = page.getByRole('dialog', { name: t('profile.password.done') })
      await expect(done).toContainText(t('answer.password_changed'))
      await done.getByRole('button', { name: t('form.ok') }).click()
      await expect(sessions).toHaveCount(1)
      await expect(current).toHaveValue('')
      expect(await tryToken(page.request, second)).toBe(401)
      await findMailContaining(page.request, email, t('mail.password_changed.title'))
    })

    await test.step('what is held goes along as a file', async () => {
      const settings = page.getByRole('navigation', { name: t('settings.title') })
      await settings.getByRole('link', { name: t('settings.edit') }).click()
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        main.getByRole('button', { name: t('profile.export.submit') }).click(),
      ])
      expect(file.suggestedFilename()).toBe(`${t('profile.export.file')}.json`)
      expect(await readFile(await file.path(), 'utf8')).toContain(email)
    })

    await test.step('deletion', async () => {
      await main.getByRole('button', { name: t('profile.delete.open') }).click()
      const dialog = page.getByRole('dialog', { name: t('profile.delete.sure') })
      await dialog.getByLabel(t('profile.delete.password')).fill('no es esta')
      await dialog.getByRole('button', { name: t('profile.delete.submit') }).click()
      await expect(dialog.getByText(t('field.password_wrong'))).toBeVisible()
      await dialog.getByLabel(t('profile.delete.password')).fill(otherPassword)
      await dialog.getByRole('button', { name: t('profile.delete.submit') }).click()
      await expect(page).toHaveURL(toPath('home', language))
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
      expect(await trySignIn(page.request, email, otherPassword)).toBe(422)
      await findMailContaining(page.request, email, t('mail.account_deleted.title'))
    })
    forgive(complaints, /status of 422/)
  })

  test(`the profile of nobody offers to sign in, and shows what comes of it (${language})`, async ({ page }) => {
    await visit(page, toPath('profile', language))
    const main = page.getByRole('main')
    await main.getByRole('link', { name: t('profile.sign_in') }).click()
    const dialog = page.getByRole('dialog', { name: t('account.sign_in.title') })
    await dialog.getByLabel(t('account.email')).fill('propietario@demo.do')
    await dialog.getByLabel(`${t('account.password')} *`, { exact: true }).fill(demoPassword)
    await dialog
      .locator('form')
      .getByRole('button', { name: t('account.sign_in.submit'), exact: true })
      .click()
    await expect(main.getByRole('heading', { name: 'Ramón Tavárez' })).toBeVisible()
    const settings = page.getByRole('navigation', { name: t('settings.title') }).getByRole('link')
    const names = ['personal', 'edit', 'password', 'visits', 'favourites', 'searches', 'history', 'viewed'] as const
    const screens = [
      'profile',
      'edit_profile',
      'change_password',
      'visits',
      'favourites',
      'saved_searches',
      'search_history',
      'recently_viewed',
    ] as const
    for (const [at, screen] of screens.entries()) {
      await visit(page, toPath(screen, language))
      await expect(settings).toHaveText(names.map((one) => t(`settings.${one}`)))
      await expect(settings.nth(at)).toHaveAttribute('aria-current', 'page')
      await expect(
        page.locator('nav [aria-current="page"]').filter({ hasText: t(`settings.${names[at]!}`) }),
      ).toHaveCount(1)
    }
  })
}
