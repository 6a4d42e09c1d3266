import { pathTo, pathToProperty } from '#web/paths.ts'

import { findCard } from './sample.ts'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'

test('whoever sent a visitor stays in the address, and goes along to WhatsApp and into the ledger', async ({
  page,
  context,
  complaints,
}) => {
  const told: unknown[] = []
  await context.route('https://wa.me/**', (route) => route.fulfill({ status: 200, body: 'chat' }))
  await page.route('**/v2/leads/whatsapp', async (route) => {
    const answer = await route.fetch()
    expect(answer.status()).toBe(201)
    await route.fulfill({ response: answer })
    told.push(route.request().postDataJSON())
  })
  const card = await findCard(page.request, 'en', 'business_type=sale&type=apartment')
  const path = pathToProperty(card, 'en')

  await visit(page, `${path}?referer=%3Cscript%3E&areferer=norte-7`)
  await page.getByRole('banner').getByRole('link', { name: 'Rent' }).click()
  await expect(page).toHaveURL(`${pathTo('rent', 'en')}?areferer=norte-7`)
  await visit(page, path)
  await expect(page).toHaveURL(`${path}?areferer=norte-7`)

  const write = page.getByRole('complementary').getByRole('link', { name: /WhatsApp/ })
  const [chat] = await Promise.all([context.waitForEvent('page'), write.click()])
  await chat.waitForLoadState()
  const text = new URL(chat.url()).searchParams.get('text') ?? ''
  expect(text).toContain(card.code)
  expect(text).toMatch(/(US|RD)\$ [\d,]+/)
  expect(text.endsWith(`${path}?areferer=norte-7`)).toBe(true)
  await expect
    .poll(() => told)
    .toEqual([
      expect.objectContaining({
        property_code: card.code,
        agency_referral_code: 'norte-7',
        first_referral: 'areferer=norte-7',
        page: `${path}?areferer=norte-7`,
        lang: 'en',
      }),
    ])

  // Nobody waits for the ledger: the chat opens although it is away.
  await page.unroute('**/v2/leads/whatsapp')
  await page.route('**/v2/leads/whatsapp', (route) => route.abort())
  const [again] = await Promise.all([context.waitForEvent('page'), write.click()])
  await again.waitForLoadState()
  expect(again.url()).toContain('https://wa.me/')
  await expect.poll(() => complaints.join()).toContain('ERR_FAILED')
  complaints.splice(0, complaints.length, ...complaints.filter((words) => !words.includes('ERR_FAILED')))
})
