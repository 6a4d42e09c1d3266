import { expect, test } from 'vitest'

import { asked, at, withVisits } from '#api/lead/visit/test-visits.ts'

import { toPath } from '../../paths.ts'
import { startPages } from '../../test-page.tsx'

/** Ana's account, and the visit that she asked for from the same address. */
async function withVisit() {
  const world = await withVisits()
  const site = await startPages(world)
  const signedIn = await site.enter({ email: asked.email })
  await world.request()
  return { ...site, signedIn }
}

test('a visit stands in the account with its moments, how it is, and the way to change it', async () => {
  const site = await withVisit()
  const { id } = await site.lead()
  const waiting = await site.open('visits', { signedIn: site.signedIn })
  await waiting.says('Pediste estas horas.')
  expect(waiting.text()).toContain('martes, 24 de noviembre, 10:00 a. m.')
  expect(waiting.text()).toContain('Villa en Bávaro')
  await site.changeAtDesk(id, { action: 'confirm', moment: at(2, '16:30') })
  const page = await site.open('visits', { signedIn: site.signedIn, language: 'en' })
  await page.says('Your visit is confirmed.')
  expect(page.text()).toContain('Wednesday, November 25 at 4:30 PM')
  expect(Object.values(page.links()).find((link) => link.includes('/en/visit/'))).toContain('signature=')
})

test('without a visit it says how one comes about, without the network that they stand, and to nobody nothing', async () => {
  const site = await withVisit()
  site.network.state = 'failing'
  const failing = await site.open('visits', { signedIn: site.signedIn })
  await failing.says('No pudimos leer tus visitas')
  site.network.state = 'well'
  await failing.press('Intentar de nuevo')
  await failing.says('Pediste estas horas.')
  const empty = await site.open('visits', { signedIn: await site.enter({ email: 'eva@example.com' }) })
  await empty.says('Todavía no has pedido ninguna visita')
  expect(Object.values(empty.links())).toContain(toPath('properties', 'es'))
  localStorage.clear()
  const nobody = await site.open('visits')
  await nobody.says('Inicia sesión para ver tus visitas')
})
