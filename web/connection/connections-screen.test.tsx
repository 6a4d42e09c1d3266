import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { startPages } from '../test-page.tsx'

async function withManager() {
  const site = await startPages()
  await site.agency({ id: 3 })
  const signedIn = await site.enter({ role: 'manager', agency_id: 3 })
  return { ...site, signedIn }
}

/** The name of the press that sends something again: it says when that was. */
const again = () => document.querySelector('dialog [aria-label^="Enviar otra vez"]')!.getAttribute('aria-label')!

test('a token is made, shown once, and revoked after a question', async () => {
  const site = await withManager()
  const page = await site.open('connections', { signedIn: site.signedIn })
  await page.says('Todavía no hay tokens')
  await page.press('Crear un token')
  await page.fill('Nombre', 'CRM de la oficina')
  await page.press('Crear')
  await page.says('Elige al menos')
  await page.press('Leer solicitudes Con el nombre, el teléfono y el correo de quien escribe.')
  await page.press('Crear')
  await page.says('Copia tu token ahora')
  const secret = /mqt_[\w-]{43}/.exec(page.text())![0]
  const asked = await site.ask('GET', '/v2/leads', { headers: { Authorization: `Bearer ${secret}` } })
  expect(asked.status).toBe(200)
  await page.press('Ya lo guardé')
  await page.says('Sin usar todavía')
  expect(page.text()).not.toContain(secret)
  await page.press('Revocar el token CRM de la oficina')
  await page.says('se queda sin acceso al instante')
  await page.press('Revocar')
  await page.says('Todavía no hay tokens')
})

test('a webhook is added, refused where it is not public, tested, and looked through', async () => {
  const site = await withManager()
  const page = await site.open('connections', { signedIn: site.signedIn })
  await page.says('Todavía no hay webhooks')
  await page.press('Agregar un webhook')
  await page.fill('Dirección', 'http://10.0.0.1/hook')
  await page.press('Agregar')
  await page.says('Debe ser pública')
  await page.fill('Dirección', 'http://127.0.0.1:9/hook')
  await page.press('Agregar')
  await page.says('Copia el secreto ahora')
  expect(page.text()).toMatch(/whsec_[\w+/]{43}=/)
  await page.press('Ya lo guardé')
  await page.says('Nada entregado todavía')
  await page.press('Probar 127.0.0.1:9')
  await page.says('En espera')
  await site.db.execute(sql`
    update webhook_delivery set attempts = 10, ended_at = now(), problem = 'status', status = 503`)
  await page.says('respondió 503')
  await page.press(again())
  await page.says('En espera')
  const { rows } = await site.db.execute(sql`select attempts from webhook_delivery where ended_at is null`)
  expect(rows).toEqual([{ attempts: 0 }])
})

test('staff see every agency’s and make none; what cannot be read is no empty list', async () => {
  const site = await withManager()
  const headers = { Authorization: `Bearer ${site.signedIn.token}` }
  await site.ask('POST', '/v2/tokens', { headers, body: { name: 'CRM', scopes: ['feed:read'] } })
  const signedIn = await site.enter({ role: 'staff' })
  const page = await site.open('connections', { signedIn })
  await page.says('Los tokens y webhooks de cada agencia')
  await page.says('CRM')
  expect(page.text()).not.toContain('Crear un token')
  expect(page.text()).not.toContain('Agregar un webhook')

  site.network.state = 'failing'
  const broken = await site.open('connections', { signedIn })
  await broken.says('Ocurrió un error en el servidor. Intenta más tarde.')
  expect(broken.text()).not.toContain('Todavía no hay')
})

test('feeds are opened, their addresses read by anybody, changed and closed after a question', async () => {
  const site = await withManager()
  const { id: agent_id } = await site.agent({ agency_id: 3 })
  const { id: listing_id } = await site.property({ agent_id, price: 150_000_000, title_es: 'Casa demasiado cara' })
  for (const position of [1, 2]) await site.photo({ listing_id, position })
  const page = await site.open('connections', { signedIn: site.signedIn })
  await page.says('Todavía no hay feeds')
  await page.press('Abrir los feeds')
  await page.says('Kyero v3')
  await page.says('1 propiedad publicada no sale en este feed')
  await page.says('Casa demasiado cara')
  await page.says('El precio pasa de ocho cifras en dólares')
  const addressOf = () => /\/v2\/feeds\/[\w-]{43}\/kyero\.xml/.exec(page.text())![0]
  const first = addressOf()
  expect((await site.ask('GET', first)).status).toBe(200)
  await page.press('Cambiar la clave')
  await page.says('dejan de funcionar al instante')
  await page.press('Cambiar la clave')
  await expect.poll(() => addressOf() !== first).toBe(true)
  expect((await site.ask('GET', first)).status).toBe(404)
  expect((await site.ask('GET', addressOf())).status).toBe(200)
  await page.press('Cerrar los feeds')
  await page.says('Los portales que los usan quitarán tus propiedades')
  await page.press('Cerrar los feeds')
  await page.says('Todavía no hay feeds')
})
