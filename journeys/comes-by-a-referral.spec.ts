import type { AgentCard } from '#contract/agent/agent.ts'
import type { AgencyCard } from '#contract/agency/agency.ts'
import { toPath, toPropertyPath } from '#web/paths.ts'

import { ask, findCard, findProject } from './sample.ts'
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
  const path = toPropertyPath(card, 'en')

  await visit(page, `${path}?referer=%3Cscript%3E&areferer=norte-7`)
  await page.getByRole('banner').getByRole('link', { name: 'Rent' }).click()
  await expect(page).toHaveURL(`${toPath('rent', 'en')}?areferer=norte-7`)
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

test('a link whose words are out of date loses nobody: every redirect takes its own query along', async ({
  request,
}) => {
  const house = await findCard(request, 'es', 'collection=0&type=house')
  const villa = await findCard(request, 'en', 'collection=1')
  const agents = await ask<{ data: AgentCard[] }>(request, '/v2/agents?collection=1')
  const agencies = await ask<{ data: AgencyCard[] }>(request, '/v2/agencies')
  const { slug } = await findProject(request)
  const agent = agents.data[0]!.id
  const moved = [
    `/propiedad/casa/otras-palabras-${house.code}`,
    toPropertyPath({ ...house, is_collection: true }, 'es'),
    toPropertyPath({ ...villa, is_collection: false }, 'en'),
    `/agente/otro-nombre/${agent}`,
    `/en/collection/agent/other-name/${agent}`,
    `/agencia/otro-nombre/${agencies.data[0]!.id}`,
    `/es/proyecto/${slug}`,
    `/proyecto/${slug}/`,
    '/v2/propiedades',
    '/v2/proyectos',
    '/es',
  ]
  for (const path of moved) {
    for (const query of ['?referer=ana-7&utm_source=carta', '?areferer=norte', '']) {
      const answer = await request.get(path + query, { maxRedirects: 0 })
      expect([answer.status(), answer.headers()['cache-control']], path).toEqual([301, 'no-store'])
      const to = new URL(answer.headers().location!, 'http://localhost')
      expect(to.search, path + query).toBe(query)
      expect((await request.get(to.pathname + to.search, { maxRedirects: 0 })).status(), to.pathname).toBe(200)
    }
  }
})

test('who sent a visitor is kept although nothing else of the page ever runs', async ({ page, complaints }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/listado/agentes?referer=ana-7')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto', exact: true }).click()
  await expect(page).toHaveURL(`${toPath('contact', 'es')}?referer=ana-7`)
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('referral') ?? '{}') as unknown)
  expect(stored).toMatchObject({ first: { id: 'ana-7' }, last: { type: 'referer', id: 'ana-7' } })
  complaints.splice(0, complaints.length, ...complaints.filter((words) => !words.includes('ERR_FAILED')))
})

test('a property that is passed on names who sent its reader', async ({ page }) => {
  const path = toPropertyPath(await findCard(page.request, 'es', 'type=house'), 'es')
  await visit(page, `${path}?referer=ana-7`)
  await page.getByRole('button', { name: 'Compartir' }).click()
  const chat = page.locator('a[href^="https://wa.me/?text="]')
  await expect(chat).toHaveAttribute('href', new RegExp(encodeURIComponent(`${path}?referer=ana-7`)))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an address keeps who sent its reader through the move to its right words', async ({ page }) => {
    const { code } = await findCard(page.request, 'es', 'type=house')
    await page.goto(`/propiedad/casa/otras-palabras-${code}?referer=ana-7`)
    await expect(page).toHaveURL(new RegExp(`-${code}\\?referer=ana-7$`))
  })
})
