import type { Page } from '@playwright/test'

import { languages } from '#contract/fields.ts'
import { toPath, toPropertyPath } from '#web/paths.ts'
import { toWorkspacePath } from '#web/workspace-paths.ts'

import { apiHeaders, createAddress, createClient, demoPassword, forgive, signIn, signInPage } from './client.ts'
import { fill, getLabels } from './lead-form.ts'
import { findMailContaining } from './mails.ts'
import { findCard } from './sample.ts'
import { say } from './say.ts'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'
import { goTo, join, press, writeFlat, type Manner } from './whole-day.ts'

/** Pictures that the flat has; ten of them are for `npm run faults -- day`. */
const pictures = process.env.DAY === 'whole' ? 10 : 3
/** Both days may pass at once in one agency: each agent has a name of her own, and each flat rooms that the other has not. */
const stories = {
  es: { name: 'Yudelka Peña', bedrooms: '3', construction: '142' },
  en: { name: 'Massiel Tejada', bedrooms: '4', construction: '188' },
} as const
/** What the letters say to who follows such flats. */
const letters = {
  es: ['Nueva en tu búsqueda', 'Bajó de', 'Vendida'],
  en: ['New in your search', 'Down from', 'Sold'],
} as const
const look = async (page: Page, name: string) => {
  if (!process.env.DAY_PICTURES) return
  await page.evaluate(() => scrollTo(0, 0))
  // What moves comes to rest.
  await page.waitForTimeout(700)
  await page.screenshot({ path: `${process.env.DAY_PICTURES}/${name}.png` })
}

for (const language of languages) {
  const t = say[language]
  const manner: Manner = { language, isPhone: language === 'es' }
  const viewport = manner.isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 }

  test(`a day: invited, written, returned, published, asked about, lowered, under offer, sold and open again (${language})`, async ({
    page: manager,
    browser,
    complaints,
  }) => {
    test.skip(!process.env.DAY, 'a day of three people takes minutes: DAY=1 walks it')
    test.setTimeout(900_000)
    const open = async () =>
      (await browser.newContext({ viewport, locale: language === 'es' ? 'es-DO' : 'en' })).newPage()
    const [agent, visitor] = [await open(), await open()]
    const picture = (page: Page, name: string) => look(page, `${language}-${name}`)
    const ofWorkspace = (page: Page, screen: 'listings' | 'review' | 'workspace') =>
      visit(page, toWorkspacePath(screen, language))
    await manager.setViewportSize(viewport)
    await signInPage(manager, await signIn(manager.request, 'gerente@demo.do', demoPassword))
    const story = stories[language]
    const her = { name: story.name, email: createAddress('agente') }
    const reader = await createClient(manager.request, language)
    const followed = await manager.request.post('/v2/clients/searches', {
      headers: { ...apiHeaders, Authorization: `Bearer ${reader.token}` },
      data: {
        name: 'Naco',
        criteria: { city: 'santo-domingo', sector: 'santo-domingo-naco', bedrooms: story.bedrooms },
        alert: 'instant',
      },
    })

    expect(followed.status(), await followed.text()).toBe(201)

    await test.step('invited, with a second step', () => join(manner, manager, agent, her))

    await test.step('a flat is written, with its pictures, and handed in', async () => {
      await ofWorkspace(agent, 'listings')
      await press(
        manner,
        agent
          .getByRole('button', { name: t('workspace.new_listing') })
          .locator('visible=true')
          .first(),
      )
      await expect(agent).toHaveURL(/\/\d+$/)
      await writeFlat(manner, agent, { ...story, pictures })
      await picture(agent, 'written')
      await press(manner, agent.getByRole('button', { name: t('draft.submit') }))
      await expect(agent.getByText(t('draft.in_review')).first()).toBeVisible()
    })

    const judge = async (how: 'return' | 'approve') => {
      await ofWorkspace(manager, 'review')
      await press(manner, manager.getByRole('link').filter({ hasText: her.name }))
      if (how === 'return') {
        await press(manner, manager.getByRole('button', { name: t('draft.review_return') }))
        await manager.getByLabel(t('draft.review_reason')).fill('Falta decir en qué piso está.')
        await press(manner, manager.getByRole('button', { name: t('draft.review_send_back') }))
      } else await press(manner, manager.getByRole('button', { name: t('draft.review_approve') }))
      await expect(
        manager.getByText(t(how === 'return' ? 'draft.review_returned' : 'draft.review_approved')).first(),
      ).toBeVisible()
    }
    await test.step('returned with a reason, which a letter says too', async () => {
      await judge('return')
      await picture(manager, 'returned')
      await findMailContaining(manager.request, her.email, 'Falta decir en qué piso está.')
      await agent.reload()
      await expect(agent.getByText('Falta decir en qué piso está.').first()).toBeVisible()
      await goTo(manner, agent, 'measures')
      await agent.getByRole('textbox', { name: t('draft.level'), exact: true }).fill('3')
      await goTo(manner, agent, 'publish')
      await press(manner, agent.getByRole('button', { name: t('draft.submit') }))
      await expect(agent.getByText(t('draft.in_review')).first()).toBeVisible()
    })

    await test.step('published, and found', () => judge('approve'))
    const token = (await agent.evaluate(() => localStorage.getItem('token')))!
    const own = await manager.request.get('/v2/workspace/listings', {
      headers: { ...apiHeaders, Authorization: `Bearer ${token}` },
    })
    const { code } = ((await own.json()) as { data: { code: string }[] }).data[0]!
    // As soon as the search follows, which is seconds on a busy machine.
    await expect(() => findCard(manager.request, language, `q=${code}`)).toPass()
    const searched = `${toPath('buy', language)}?q=${code}`
    await visit(visitor, searched)
    await expect(visitor.getByRole('article')).toHaveCount(1)
    await picture(visitor, 'found')
    const path = toPropertyPath(await findCard(manager.request, language, `q=${code}`), language)

    await test.step('asked about, and answered', async () => {
      await visit(visitor, path)
      await picture(visitor, 'page')
      const names = getLabels(language)
      const form = visitor
        .locator('form')
        .filter({ has: visitor.getByLabel(names.full_name, { exact: true }) })
        .locator('visible=true')
        .first()
      await fill(form, { [names.full_name]: 'Eva Núñez', [names.phone]: '8095550100', [names.email]: reader.email })
      await press(manner, form.getByRole('button').last())
      await expect(visitor.getByRole('dialog')).toBeVisible()
      await visit(agent, `${toPath('desk', language)}?q=${reader.email}`)
      await press(manner, agent.getByRole('list', { name: t('desk.list') }).getByRole('link'))
      const pane = agent.getByRole('article')
      await press(manner, pane.getByRole('button', { name: t('desk.states.answered') }))
      await picture(agent, 'answered')
    })

    /** Opens what may be done with the flat and chooses one. */
    const act = async (page: Page, what: string) => {
      await visit(page, `${toWorkspacePath('listings', language)}?q=${code}`)
      await press(
        manner,
        page.getByRole('button', { name: t('listings.menu_of', { title: '' }).trim() }).locator('visible=true'),
      )
      await press(manner, page.getByRole('dialog').getByRole('button', { name: what, exact: true }))
      return page.getByRole('dialog')
    }
    const done = (page: Page) => expect(page.getByText(t('listings.saved')).first()).toBeVisible()

    await test.step('its price is lowered', async () => {
      const dialog = await act(agent, t('listings.change_price'))
      await dialog.getByLabel(t('listings.price')).fill('265000')
      await press(manner, dialog.getByRole('button', { name: t('listings.change_price') }))
      await done(agent)
    })

    await test.step('under offer, then sold: its page is gone', async () => {
      for (const action of ['start_offer', 'mark_sold'] as const) {
        const dialog = await act(agent, t(`listings.action.${action}`))
        await press(manner, dialog.getByRole('button', { name: t(`listings.action.${action}`) }))
        await done(agent)
        const status = action === 'mark_sold' ? 410 : 200
        await expect.poll(async () => (await manager.request.get(path)).status()).toBe(status)
        await expect(async () => {
          await visitor.goto(path)
          if (action === 'start_offer')
            await expect(visitor.getByText(t('card.under_offer')).first()).toBeVisible({ timeout: 1000 })
        }).toPass()
        await picture(visitor, action)
      }
    })

    // Half a minute lies between two letters about one search: by now the day may be in two, or in one.
    await test.step('letters said what became of it', async () => {
      for (const words of letters[language]) await findMailContaining(manager.request, reader.email, words)
    })

    await test.step('the sale falls through: a manager opens it again', async () => {
      const dialog = await act(manager, t('listings.action.reopen'))
      await dialog.getByLabel(t('listings.reason')).fill('El banco no aprobó el préstamo.')
      await press(manner, dialog.getByRole('button', { name: t('listings.action.reopen') }))
      await done(manager)
      await expect.poll(async () => (await manager.request.get(path)).status()).toBe(200)
    })
    forgive(complaints, /410/)
  })
}
