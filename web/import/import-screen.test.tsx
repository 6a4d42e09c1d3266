import { expect, test } from 'vitest'

import type { createTestApi } from '#api/test-api.ts'
import { createImportWorld } from '#api/import/test-imports.ts'
import { listRows, writeTable } from '#api/import/test-tables.ts'

import { startPages } from '../test-page.tsx'

/** Marta at her agency's imports, on the whole API. */
async function withImports() {
  const world = await createImportWorld()
  // Its `agent` is a person where makers have a verb; pages ask for neither.
  const site = await startPages(world as unknown as Awaited<ReturnType<typeof createTestApi>>)
  const signedIn = await site.enter({ role: 'manager', agency_id: 3, full_name: 'Marta Ruiz' })

  /** A file of a source as it lies there: it is sent, and a run of it goes as far as it does by itself. */
  async function bring(id: number, table: string) {
    const upload = await world.send(id, table)
    const { data } = await world.call<{ id: number }>(world.manager, 'POST', `/v2/imports/${id}/runs`, { upload })
    await world.work()
    return { id: String(id), run: String(data.id) }
  }
  return { ...world, open: site.open, enter: site.enter, network: site.network, signedIn, bring }
}

test('who has no source is told how to bring stock, makes one, and changes and ends it', async () => {
  const site = await withImports()
  const page = await site.open('import', { signedIn: site.signedIn })
  await page.says('Trae tu inventario en tres pasos')
  await page.press('Nueva fuente')
  await page.says('Tipo de archivo')
  await page.press('Crear la fuente')
  await expect.poll(page.problems).toMatchObject({ 'Nombre de la fuente': /\S/ })
  await page.fill('Nombre de la fuente', 'Feed del CRM')
  document.querySelector<HTMLElement>('input[value=kyero]')!.click()
  document.querySelector<HTMLElement>('input[value=address]')!.click()
  await page.fill('Dirección', 'ftp://example.com/feed.xml')
  await page.fill('De quién son las propiedades', '7')
  await page.press('Crear la fuente')
  await expect.poll(page.problems).toMatchObject({ Dirección: /\S/ })
  await page.fill('Dirección', ' https://feeds.example.com/caribe.xml ')
  await page.fill('Clave, si la pide', 'entre nosotros')
  await page.press('Crear la fuente')
  await expect.poll(page.path).toBe('/espacio/importar/1')
  const [made] = (await site.call<object[]>(site.manager, 'GET', '/v2/imports')).data
  const known = { name: 'Feed del CRM', kind: 'kyero', every_hours: 24, has_password: true, agent: { id: 7 } }
  expect(made).toMatchObject({ ...known, address: 'https://feeds.example.com/caribe.xml' })
  expect(sessionStorage.getItem('import-new')).not.toContain('entre nosotros')

  const own = await site.open('import_source', { signedIn: site.signedIn, params: { id: '1' }, query: '?edit' })
  await own.fill('Cada cuánto la consultamos', '')
  await own.press('Quitar la clave guardada')
  await own.press('Guardar')
  await own.says('Consultar ahora')
  const [changed] = (await site.call<object[]>(site.manager, 'GET', '/v2/imports')).data
  expect(changed).toMatchObject({ every_hours: null, due_at: null, has_password: false })
  await own.press('Ajustes')
  await own.press('Eliminar esta fuente')
  await own.says('Sus propiedades quedan como están')
  await own.press('Eliminar esta fuente')
  await expect.poll(own.path).toBe('/espacio/importar')
})

test('a file goes by its columns, its trial and its yes into the offer, and back out of it', async () => {
  const site = await withImports()
  const { id } = await site.source()
  const rows = listRows(8, (at) => [{ tipo: 'Apto.' }, { tipo: 'Nidito' }, { precio: 'a convenir' }][at] ?? {})
  const table = writeTable(rows).replace('"referencia"', '"Ficha interna"')
  const place = await site.bring(id, table)
  const page = await site.open('import_run', { signedIn: site.signedIn, params: place })
  await page.says('Falta indicar de dónde sale')
  await page.says('1 valor sin reconocer')
  await page.press('Guardar y leer el archivo')
  await page.says('Sin la referencia no se sabe')
  await page.fill('Qué es la columna «Ficha interna»', 'referencia')
  await page.fill('Qué significa «Nidito»', 'penthouse')
  await page.saysNoMore('Falta indicar de dónde sale')
  await page.press('Guardar y leer el archivo')
  await page.says('Leemos el archivo')
  await site.work()
  await page.says('Vista previa lista')
  expect(page.text()).toContain('8 filas leídas')
  // What is wrong leads to its row, with the value as it was read.
  await page.press('Ver 1 fila: precio')
  await page.says('dice «a convenir»')
  expect(page.path()).toContain('problem=field.')
  await page.press('Aplicar 7 cambios')
  await page.says('Puedes cerrar esta página')
  await site.work()
  await page.says('La fuente quedó al día')
  expect(await site.offers()).toHaveLength(7)

  await page.press('Deshacer la importación')
  await page.says('no se borran')
  await page.press('Deshacer la importación')
  await page.says('Estamos dejando cada propiedad')
  await site.work()
  await page.says('La deshizo Marta Ruiz')
  expect(new Set((await site.offers()).map(({ status }) => status))).toEqual(new Set(['withdrawn']))

  // The same heads need no words any more.
  const again = await site.bring(id, table)
  const next = await site.open('import_run', { signedIn: site.signedIn, params: again })
  await next.says('Vista previa lista')
})

test('what a brake holds says what it means and goes on at one yes; what waits stands first', async () => {
  const site = await withImports()
  await site.source({ name: 'Antes que todas' })
  const { id } = await site.mapped()
  await site.work()
  const upload = await site.send(id, writeTable(listRows(15)))
  await site.call(site.manager, 'POST', `/v2/imports/${id}/runs`, { upload, is_trial: false })
  await site.work()
  const place = await site.bring(id, writeTable(listRows(2)))
  const list = await site.open('import', { signedIn: site.signedIn })
  await list.says('1 fuente te espera')
  expect([...document.querySelectorAll('main article h2')].map(({ textContent }) => textContent)).toEqual([
    'Sistema de la oficina',
    'Antes que todas',
  ])
  const page = await site.open('import_run', { signedIn: site.signedIn, params: place })
  await page.says('13 de 15 propiedades ya no están en el archivo')
  await page.says('se exportó con un filtro puesto')
  await page.press('Sí, aplicar')
  await page.says('Puedes cerrar esta página')
  await site.work()
  await page.says('La fuente quedó al día')
  expect((await site.offers()).filter(({ status }) => status === 'inactive')).toHaveLength(13)
})

test('what cannot be shown says why: no network, nobody’s source, no manager', async () => {
  const site = await withImports()
  const { id } = await site.mapped()
  const place = await site.bring(id, writeTable(listRows(1)))
  site.network.state = 'away'
  const page = await site.open('import_run', { signedIn: site.signedIn, params: place })
  await page.says('No pudimos cargar esta importación')
  site.network.state = 'well'
  await page.press('Reintentar')
  await page.says('Vista previa lista')
  // Who was shown something keeps it when an act fails.
  site.network.state = 'failing'
  await page.press('Aplicar 1 cambio')
  await page.says('Vista previa lista')
  site.network.state = 'well'
  const stranger = await site.enter({ role: 'manager', agency_id: 4 })
  const strange = await site.open('import_source', { signedIn: stranger, params: { id: String(id) } })
  await strange.says('Ir al inicio')
  const agent = await site.enter({ role: 'agent', agent_id: 7 })
  const closed = await site.open('import', { signedIn: agent })
  await closed.says('Tu cuenta no tiene acceso')
})
