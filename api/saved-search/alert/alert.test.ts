import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { addExchangeRate } from '../../exchange-rate/add-exchange-rate.ts'
import { composeMessage } from '../../mail/mailer.ts'
import { findAddress, createWorld, type Row } from './test-alerts.ts'

test('a new property that the search finds is told of once, with its link and why', async () => {
  const { property, mails } = await createWorld()
  await property({ title_es: 'Loft en Naco', title_en: 'Loft in Naco', sector: 'santo-domingo-naco', price: 150_000 })
  await property({ city: 'punta-cana' })
  await property({ price: 300_000 })
  await property({ status: 'draft' })
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: 'ana@example.com', subject: '«En la capital»: 1 propiedad con novedades' })
  for (const part of [
    'Hola, Ana Pérez:',
    'Loft en Naco\nUS$ 150,000 · Naco, Santo Domingo\nNueva en tu búsqueda\n',
    'http://localhost:3000/propiedad/apartamento/loft-en-naco-10-20001',
    'http://localhost:3000/propiedades?city=santo-domingo&max_price=200000',
    'Te escribimos porque pediste avisos al instante de la búsqueda «En la capital».',
    'http://localhost:3000/avisos/',
  ]) {
    expect(mail!.text).toContain(part)
  }
  expect(mail!.html).toContain('href="http://localhost:3000/propiedad/apartamento/loft-en-naco-10-20001"')
  expect(await mails()).toEqual([])
})

test('price and status are told as they change, and what is back again is not new again', async () => {
  const { property, change, mails } = await createWorld()
  const { id } = await property({ price: 150_000, published_at: new Date() })
  const steps: [Row, string | null][] = [
    [{ price: 140_000, price_usd: 140_000 }, 'Bajó de US$ 150,000 a US$ 140,000'],
    [{ price: 145_000, price_usd: 145_000 }, 'Subió de US$ 140,000 a US$ 145,000'],
    [{ price: 8_700_000, currency: 'DOP' }, 'Cambió de US$ 145,000 a RD$ 8,700,000'],
    [{ status: 'reserved' }, 'Separada'],
    [{ status: 'published' }, 'Disponible otra vez'],
    [{ description_es: 'Otra.', rank: 7 }, null],
    [{ city_id: 2, sector_id: 3 }, null],
    [{ city_id: 1, sector_id: 1 }, null],
    [{ status: 'sold' }, 'Vendida'],
    [{ price: 100_000, price_usd: 100_000, currency: 'USD' }, null],
  ]
  expect((await mails())[0]!.text).toContain('Nueva en tu búsqueda')
  for (const [row, words] of steps) {
    await change(id, row)
    const told = (await mails()).map(({ text }) => text)
    expect(told).toHaveLength(words ? 1 : 0)
    if (words) expect(told[0]).toContain(words)
  }
})

test.each([
  [97, 'Disponible otra vez'],
  [99, 'Nueva en tu búsqueda'],
])(
  'what was off for %i days is, to a search that was not told of it, “%s”; to one that was, it is back',
  async (days, words) => {
    const { property, change, mails, db, ana } = await createWorld()
    const { id } = await property({ price: 150_000 })
    await change(id, { status: 'inactive' })
    await mails()
    await ana('POST', '/searches', { name: 'Después', criteria: { max_price: 300_000 }, alert: 'instant' })
    await db.execute(sql`update status_change set changed_at = changed_at - make_interval(days => ${days})`)
    await change(id, { status: 'published' })
    const told = Object.fromEntries((await mails()).map(({ subject, text }) => [subject.split('»')[0], text]))
    expect(told['«En la capital']).toContain('Disponible otra vez')
    expect(told['«Después']).toContain(words)
  },
)

test('what is edited into a search is new to it, and what leaves it is not told of', async () => {
  const { property, change, mails } = await createWorld()
  const { id } = await property({ city: 'punta-cana', price: 150_000 })
  expect(await mails()).toEqual([])
  await change(id, { city_id: 1, sector_id: 1 })
  expect((await mails())[0]!.text).toContain('Nueva en tu búsqueda')
  await change(id, { price: 900_000, price_usd: 900_000 })
  await change(id, { status: 'draft' })
  expect(await mails()).toEqual([])
})

test('what happened to a property since the last letter stands together, in its order', async () => {
  const { property, change, mails } = await createWorld()
  const { id } = await property({ price: 150_000 })
  await property({ price: 160_000 })
  await change(id, { price: 140_000, price_usd: 140_000 })
  await change(id, { status: 'sold' })
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail!.subject).toBe('«En la capital»: 2 propiedades con novedades')
  expect(mail!.text).toContain('Nueva en tu búsqueda\nBajó de US$ 150,000 a US$ 140,000\nVendida\n')
})

test('a new exchange rate is no news, however it moves prices over the bound', async () => {
  const { property, mails, tools } = await createWorld()
  await property({ price: 12_060_000, currency: 'DOP' })
  await mails()
  await addExchangeRate(tools.database, { rate: 61, source: 'Banco Central', date: '2026-11-02' })
  await addExchangeRate(tools.database, { rate: 59, source: 'Banco Central', date: '2026-11-03' })
  expect(await mails()).toEqual([])
})

test('a letter shows twenty-four properties and counts the others', async () => {
  const { property, mails } = await createWorld()
  for (let number = 0; number < 27; number++) await property({ price: 100_000 + number })
  const [mail] = await mails()
  expect(mail!.subject).toBe('«En la capital»: 27 propiedades con novedades')
  expect(mail!.text.match(/Nueva en tu búsqueda/g)).toHaveLength(24)
  expect(mail!.text).toContain('Y 3 propiedades más en tu búsqueda.')
  expect(mail!.text).toContain('US$ 100,026')
})

test.each([
  ['daily', '1 day'],
  ['weekly', '7 days'],
])('%s letters wait for their morning and then tell all at once', async (alert, time) => {
  const { property, mails, db } = await createWorld({ alert })
  await property({ price: 150_000 })
  await property({ price: 160_000 })
  await db.execute(sql`update saved_search set alert_since = now() - interval '1 minute'`)
  // A minute ago is before the morning only if the morning was within that minute.
  const early = await mails()
  if (early.length === 0) await db.execute(sql`update saved_search set alert_since = now() - ${time}::interval`)
  const told = [...early, ...(await mails())]
  expect(told.map(({ subject }) => subject)).toEqual(['«En la capital»: 2 propiedades con novedades'])
  await property({ price: 170_000 })
  await db.execute(sql`update saved_search set last_letter_at = now()`)
  expect(await mails()).toEqual([])
})

test('letters at once leave half a minute between them, and lose nothing', async () => {
  const { property, followEvents, readMails, db } = await createWorld()
  await property({ price: 150_000 })
  await followEvents()
  await property({ price: 160_000 })
  await followEvents()
  expect(await readMails()).toHaveLength(1)
  await db.execute(sql`update saved_search set last_letter_at = now() - interval '31 seconds'`)
  await followEvents()
  expect((await readMails())[0]!.text).toContain('US$ 160,000')
})

test('one click ends the letters from a mail program that brings neither key nor session, and only with the signature', async () => {
  const { property, mails, api, ana } = await createWorld()
  await property({ price: 150_000 })
  const [mail] = await mails()
  const message = String(await composeMessage(mail!, { name: 'Marquesina', address: 'hola@example.com' }))
  expect(message.replace(/\r\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${mail!.unsubscribe}>`)
  expect(message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')

  const click = (address: string) =>
    api.fetch(new Request(address, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }))
  expect((await click(`${mail!.unsubscribe}x`)).status).toBe(403)
  expect((await ana('GET', '/searches'))[0].alert).toBe('instant')
  for (const _ of [1, 2]) expect((await click(mail!.unsubscribe!)).status).toBe(200)
  expect((await ana('GET', '/searches'))[0].alert).toBe('off')
  await property({ price: 160_000 })
  expect(await mails()).toEqual([])
})

test('the link of a letter shows its search, pauses it and takes it up again without what happened meanwhile', async () => {
  const { property, mails, ask, post } = await createWorld()
  await property({ price: 150_000 })
  const link = findAddress((await mails())[0]!.text, '/avisos/')
  const key = link.pathname.split('/').at(-1)
  const signature = link.searchParams.get('signature')
  const shown = await ask('GET', `/v2/alerts/${key}?signature=${signature}`)
  expect((await shown.json()).data).toEqual({
    name: 'En la capital',
    criteria: { city: 'santo-domingo', max_price: 200_000 },
    alert: 'instant',
  })
  expect((await ask('GET', `/v2/alerts/${key}?signature=x`)).status).toBe(403)
  expect((await post(`/v2/alerts/${key}/pause?signature=${signature}`, {})).status).toBe(200)
  await property({ price: 160_000 })
  const again = await ask('PATCH', `/v2/alerts/${key}`, { body: { signature, alert: 'instant' } })
  expect((await again.json()).data.alert).toBe('instant')
  expect(await mails()).toEqual([])
  await property({ price: 170_000 })
  expect((await mails())[0]!.text).toContain('US$ 170,000')
})

test('a letter that was wished for before the pause is not written after it', async () => {
  const { property, followEvents, readMails, ana, search } = await createWorld()
  await property({ price: 150_000 })
  await followEvents()
  await ana('PATCH', `/searches/${search.id}`, { alert: 'off' })
  expect(await readMails()).toEqual([])
})

test('a changed search is told of what happens from then on', async () => {
  const { property, mails, ana, search } = await createWorld()
  await property({ price: 150_000 })
  await ana('PATCH', `/searches/${search.id}`, { criteria: { city: 'punta-cana' } })
  await property({ price: 150_000, city: 'punta-cana' })
  const told = await mails()
  expect(told).toHaveLength(1)
  expect(told[0]!.text).toContain('Punta Cana')
  expect(told[0]!.subject).toContain('1 propiedad')
})

test('a search for words hears of what has them', async () => {
  const { property, mails } = await createWorld({ criteria: { q: 'piscina' } })
  await property({ title_es: 'Casa con piscina' })
  await property({ title_es: 'Casa con patio' })
  const told = await mails()
  expect(told.map(({ subject }) => subject)).toEqual(['«En la capital»: 1 propiedad con novedades'])
  expect(told[0]!.text).toContain('Casa con piscina')
})

test('while nobody asks for letters nothing is written down', async () => {
  const { property, db } = await createWorld({ alert: 'off' })
  await property({ price: 150_000 })
  expect((await db.execute(sql`select from listing_event`)).rows).toEqual([])
})
