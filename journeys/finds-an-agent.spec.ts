import type { AgentCard } from '#contract/agent/agent.ts'
import type { AgencyCard } from '#contract/agency/agency.ts'
import { toAgencyPath, toAgentPath } from '#web/paths.ts'

import { ask, type Cards } from './sample.ts'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'

type Agents = { data: AgentCard[]; meta: { total: number } }

test('someone finds an agent by a name without accents, and everything asked is in the address', async ({ page }) => {
  const { data } = await ask<Agents>(page.request, '/v2/agents?city=punta-cana')
  const wanted = data[0]!
  await visit(page, '/')
  await page.getByRole('navigation', { name: 'Menú principal' }).getByText('Más').click()
  await page.getByRole('link', { name: 'Agentes', exact: true }).first().click()
  await expect(page).toHaveURL('/listado/agentes')

  const form = page.getByRole('search', { name: 'Agentes inmobiliarios' })
  const city = form.getByRole('combobox', { name: 'Ciudad', exact: true })
  await city.selectOption('punta-cana')
  await expect(page).toHaveURL('/listado/agentes?city=punta-cana')
  const [given = '', surname = ''] = wanted.name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(' ')
  const name = form.getByRole('searchbox', { name: 'Nombre' })
  await name.fill(`${surname} ${given}`)
  await name.press('Enter')
  await expect(page).toHaveURL(/name=/)
  await page.reload()
  await expect(city).toHaveValue('punta-cana')

  await page.getByRole('link', { name: wanted.name, exact: true }).click()
  await expect(page).toHaveURL(toAgentPath(wanted, 'es'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wanted.name)
})

test('a profile says how to reach the agent, where the office is and what is offered', async ({ page }) => {
  const { data } = await ask<Agents>(page.request, '/v2/agents')
  const agent = data.find(({ properties_count }) => properties_count > 12)!
  await visit(page, toAgentPath(agent, 'es'))
  const contact = page.getByRole('region', { name: `Contacto de ${agent.name}` })
  await expect(contact.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/)
  await expect(contact.getByRole('link', { name: /^Llamar/ })).toHaveText(/^\(\d{3}\) \d{3}-\d{4}$/)
  await expect(contact.getByRole('link', { name: /correo/ })).toHaveAttribute('href', `mailto:${agent.email}`)

  const { meta } = await ask<Cards>(page.request, `/v2/properties?agent=${agent.id}&business_type=sale&sort=price`)
  const form = page.getByRole('search')
  await form.getByLabel('Operación').selectOption('sale')
  await form.getByLabel('Orden').selectOption('price')
  await expect(page).toHaveURL(/business_type=sale.*sort=price/)
  await expect(page.getByText(new RegExp(`^${meta.total} propiedad`)).first()).toBeVisible()
  await form.getByRole('link', { name: 'Limpiar' }).click()
  await expect(page).toHaveURL(toAgentPath(agent, 'es'))
  await expect(form.getByLabel('Operación')).toHaveValue('')

  await page.getByRole('link', { name: 'Siguiente' }).click()
  await expect(page).toHaveURL(/page=2/)
})

test('a code that an agent does not have is searched on the whole site by one press', async ({ page }) => {
  const { data } = await ask<Agents>(page.request, '/v2/agents')
  const agent = data.find(({ properties_count }) => properties_count > 0)!
  await visit(page, `${toAgentPath(agent, 'es')}?q=99-99999`)
  await page.getByRole('main').getByRole('link', { name: 'Busca «99-99999» en todo el sitio' }).click()
  await expect(page).toHaveURL('/propiedades?q=99-99999')
  await expect(
    page.getByRole('heading', { name: /No hay ninguna propiedad activa con el código 99-99999/ }),
  ).toBeVisible()
})

test('an agency leads to its people and they to it, and its telephone is on the page', async ({ page }) => {
  const { data } = await ask<{ data: AgencyCard[] }>(page.request, '/v2/agencies')
  const agency = data[0]!
  await visit(page, '/listado/agencias')
  await page.getByRole('link', { name: agency.name, exact: true }).click()
  await expect(page).toHaveURL(toAgencyPath(agency, 'es'))
  const team = page.getByRole('list', { name: 'Su equipo' })
  await expect(team.getByRole('article')).toHaveCount(agency.agents_count)
  await team.getByRole('heading').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/agente\//)
  await page.getByRole('link', { name: agency.name }).click()
  await expect(page).toHaveURL(toAgencyPath(agency, 'es'))
})

test('words that are out of date lead to the right ones, and nobody is not found', async ({ request }) => {
  const { data } = await ask<Agents>(request, '/v2/agents')
  const agent = data[0]!
  const answer = await request.get(`/agente/otro-nombre/${agent.id}`, { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(new URL(answer.headers().location ?? '', 'http://localhost').pathname).toBe(toAgentPath(agent, 'es'))
  for (const path of ['/agente/x/999999', '/en/agency/x/999999', '/collection/agente/x/abc']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the list is searched, and the listings of a profile too', async ({ page }) => {
    await page.goto('/listado/agentes')
    await page.getByRole('combobox', { name: 'Idioma' }).selectOption('fr')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(page).toHaveURL(/language=fr/)
    const { meta, data } = await ask<Agents>(page.request, '/v2/agents?language=fr')
    await expect(page.getByText(`${meta.total} agentes`)).toBeVisible()

    await page.goto(toAgentPath(data[0]!, 'es'))
    await page.getByRole('combobox', { name: 'Orden' }).selectOption('price')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(page).toHaveURL(/sort=price.*#propiedades$/)
    const { data: cards } = await ask<Cards>(page.request, `/v2/properties?agent=${data[0]!.id}&sort=price`)
    await expect(page.locator('[data-code]').first()).toHaveAttribute('data-code', cards[0]!.code)
  })
})
