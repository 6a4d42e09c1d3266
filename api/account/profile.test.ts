import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { isCountry } from '#contract/account/country.ts'

import type { Database } from '../database/open.ts'
import { createTestApi } from '../test-api.ts'
import { ana, toBearer, findLink, signInAs } from './test-ana.ts'

test('who a client is, is said once and shown from then on', async () => {
  const { post, signIn, token } = await signInAs()
  const none = await post('/complete-sign-up', { full_name: 'Ana', type: [] }, token)
  expect((await none.json()).errors).toEqual({ type: ['Elige al menos una opción.'] })
  const done = await post(
    '/complete-sign-up',
    { full_name: 'Ana', type: ['agent', 'buyer'], is_subscribed: true },
    token,
  )
  expect((await done.json()).data).toMatchObject({ full_name: 'Ana', type: ['buyer', 'agent'] })
  expect((await signIn()).data.user.type).toEqual(['buyer', 'agent'])
})

test('the profile keeps what is not named, empties what is empty, and refuses what is wrong', async () => {
  const { post, token } = await signInAs()
  const edit = async (body: object) => {
    const answer = await post('/edit?_method=PUT', body, token)
    return { status: answer.status, ...(await answer.json()) }
  }
  const facts = {
    cellphone: '(809) 555-1234',
    country: 'DO',
    identification_type: 'id_card',
    identification: '001-1234567-8',
    facebook: 'https://www.facebook.com/ana',
  }
  const { password: current_password } = ana
  const kept = { status: 200, data: { ...facts, cellphone: '+18095551234' } }
  expect(await edit({ ...facts, current_password })).toMatchObject(kept)
  expect(await edit({ country: '' })).toMatchObject({ data: { country: null, cellphone: '+18095551234' } })
  expect((await edit({ facebook: 'https://evil.example/facebook.com' })).errors).toHaveProperty('facebook')
  expect((await edit({ identification_type: 'id_card', identification: '12' })).errors).toHaveProperty('identification')
})

test.each([
  ['facebook', 'HTTPS://WWW.Facebook.com/ana pérez', 'https://www.facebook.com/ana%20p%C3%A9rez'],
  ['facebook', ' https://fb.com/ana\n', 'https://fb.com/ana'],
  ['instagram', 'https://instagram.com\\\\ana', 'https://instagram.com//ana'],
  [
    'instagram',
    'https://www.instagram.com:443/a\tna/?x="><script>',
    'https://www.instagram.com/ana/?x=%22%3E%3Cscript%3E',
  ],
  ['twitter', 'https://x.com/ana#"', 'https://x.com/ana#%22'],
])('an address of %s is kept as a browser reads it: %j', async (network, written, kept) => {
  const { post, token } = await signInAs()
  expect((await (await post('/edit', { [network]: written }, token)).json()).data).toMatchObject({ [network]: kept })
})

test.each([
  'javascript:alert(1)//facebook.com/ana',
  'java\nscript:alert(1)',
  'data:text/html,facebook.com',
  'http://facebook.com/ana',
  'https://facebook.com@evil.example/ana',
  'https://ana:clave@facebook.com/ana',
  'https://:clave@facebook.com/ana',
  'https://facebook.com:8443/ana',
  'https://facebook.com.evil.example/ana',
  'https://evilfacebook.com/ana',
  'https://facebook.com./ana',
  'https://evil.example\\\\@facebook.com/ana',
  'https://faceb\u043eok.com/ana',
  'https://instagram.com/ana',
  'https://facebook.com/',
])('an address that is not of the platform is refused, which is named: %j', async (facebook) => {
  const { post, token } = await signInAs()
  const answer = await post('/edit', { facebook }, token)
  expect([answer.status, (await answer.json()).errors]).toEqual([
    422,
    { facebook: ['Escribe la dirección completa de tu página en Facebook, con https://.'] },
  ])
})

test.each(['//facebook.com/ana', 'facebook', 'https://'])(
  'what is no address is told from another platform’s: %j',
  async (facebook) => {
    const { post, token } = await signInAs()
    const answer = await post('/edit', { facebook }, token)
    expect([answer.status, (await answer.json()).errors]).toEqual([
      422,
      { facebook: ['Escribe una dirección web válida.'] },
    ])
  },
)

test('a country is one of those that the API names', async () => {
  const { ask, post, token } = await signInAs()
  const { data } = await (await ask('GET', '/v2/clients/countries', { lang: 'es' })).json()
  const codes = new Set((data as { code: string }[]).map(({ code }) => code))
  const mails = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  const all = mails.flatMap((one) => mails.map((other) => one + other))
  expect(all.filter((code) => isCountry(code)).toSorted()).toEqual([...codes].toSorted())
  for (const country of ['ZZ', 'EU', 'UK', 'do', 'D', 'DOM', 'República Dominicana', '__proto__']) {
    const answer = await post('/edit', { country }, token)
    expect([country, answer.status, (await answer.json()).errors]).toEqual([
      country,
      422,
      { country: ['No es una de las opciones.'] },
    ])
  }
  expect((await post('/edit', { country: 'HT' }, token)).status).toBe(200)
})

test('a picture is taken out of its file whatever the form says, and shown without what was hidden in it', async () => {
  const { ask, postForm: sendForm, token } = await signInAs()
  const { default: sharp } = await import('sharp')
  const photo = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#456' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer()
  const send = async (bytes: Uint8Array<ArrayBuffer>) => {
    const picture = new File([bytes], '../../x.svg', { type: 'image/svg+xml' })
    const answer = await sendForm({ full_name: 'Ana', picture }, token)
    return { status: answer.status, ...(await answer.json()) }
  }
  const { status, data } = await send(new Uint8Array(photo))
  expect(status).toBe(200)
  const shown = await ask('GET', data.profile_picture)
  const bytes = Buffer.from(await shown.arrayBuffer())
  expect(shown.headers.get('content-type')).toBe('image/webp')
  expect(bytes.includes('secret place')).toBe(false)
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 400, height: 400, format: 'webp' })
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')
  expect((await send(svg)).errors).toEqual({ picture: ['Usa una imagen JPEG, PNG o WebP.'] })
  expect((await ask('GET', '/uploads/..%2f..%2fpackage.json')).status).toBe(404)
})

test('a new address counts once it is confirmed, needs the password, and the old one is told', async () => {
  const { post, readMails, signIn, token } = await signInAs()
  const without = await post('/edit', { email: 'nueva@example.com' }, token)
  expect((await without.json()).errors).toHaveProperty('current_password')
  const asked = await post('/edit', { email: 'nueva@example.com', current_password: ana.password }, token)
  expect((await asked.json()).data).toMatchObject({ email: ana.email, new_email: 'nueva@example.com' })

  const mails = await readMails()
  expect(mails.map(({ to }) => to).toSorted()).toEqual([ana.email, 'nueva@example.com'])
  const link = findLink(mails.find(({ to }) => to === 'nueva@example.com')!.text)
  expect((await post('/confirm-email', link, token)).status).toBe(200)
  expect((await signIn()).status).toBe(422)
  expect((await post('/login', { email: 'nueva@example.com', password: ana.password })).status).toBe(200)
})

test.each(['phone', 'cellphone', 'whatsapp'])(
  'another number as %s, or none, needs the password, in JSON and in a form, and a letter tells of it',
  async (name) => {
    const { db, post, postForm: sendForm, readMails, token } = await signInAs()
    const { password: current_password } = ana
    const edits = [
      (body: Record<string, string>) => post('/edit?_method=PUT', body, token),
      (body: Record<string, string>) => sendForm(body, token),
    ]
    const changes: [string, string][] = [
      ['', '809 555 1234'],
      ['809 555 1234', '+34 600 111 222'],
      ['+34 600 111 222', ''],
    ]
    for (const edit of edits) {
      for (const [before, number] of changes) {
        const refused = await edit({ [name]: number, full_name: 'Otra', current_password: 'no es esta' })
        expect((await refused.json()).errors).toEqual({ current_password: ['La contraseña actual no es correcta.'] })
        expect((await (await edit({ [name]: number })).json()).errors).toHaveProperty('current_password')
        // Nothing of what was refused is kept, and the number that is there is no other one.
        const same = await edit({ [name]: before, country: 'DO' })
        expect((await same.json()).data).toMatchObject({ full_name: ana.full_name, country: 'DO' })
        expect(await readMails()).toEqual([])
        expect((await edit({ [name]: number, current_password })).status).toBe(200)
        await db.execute(sql`delete from attempt`)
        const mails = await readMails()
        expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
          [ana.email, 'Un teléfono de tu cuenta de Marquesina cambió'],
        ])
        expect(mails[0]!.text).not.toMatch(/555|600/)
      }
    }
  },
)

test('guesses at the password by a telephone are counted as any other', async () => {
  const { post, token } = await signInAs()
  const edit = (current_password: string) => post('/edit', { phone: '8095551234', current_password }, token)
  for (let time = 0; time < 5; time++) expect((await edit('no es esta')).status).toBe(422)
  expect((await edit(ana.password)).status).toBe(429)
})

test('a deleted account leaves nothing personal behind', async () => {
  const { ask, db, readMails, token } = await signInAs()
  // What the same address asked for without the account, confirmed and not.
  const body = { email: ana.email, name: 'En la capital', criteria: { city: 'santo-domingo' }, alert: 'daily' }
  expect((await ask('POST', '/v2/alerts', { body })).status).toBe(201)
  const [asked] = await readMails()
  const link = new URL(asked!.text.split(/\s+/).find((word) => word.includes('/avisos/'))!)
  const key = link.pathname.split('/').at(-1)
  const confirm = { body: Object.fromEntries(link.searchParams) }
  expect((await ask('POST', `/v2/alerts/${key}/confirm`, confirm)).status).toBe(200)
  expect((await ask('POST', '/v2/alerts', { body: { ...body, criteria: { city: 'punta-cana' } } })).status).toBe(201)
  await readMails()

  const remove = (password: string) => ask('DELETE', '/v2/clients', { headers: toBearer(token), body: { password } })
  expect((await remove('no es esta')).status).toBe(422)
  expect((await remove(ana.password)).status).toBe(204)
  for (const table of ['client', 'client_session', 'client_link']) {
    expect((await db.execute(sql.raw(`select from ${table}`))).rows).toHaveLength(0)
  }
  expect((await readMails()).map(({ subject }) => subject)).toEqual(['Tu cuenta en Marquesina se eliminó'])
  expect(await tablesNaming(db, ana.email)).toEqual(['letter'])
})

/** The tables in which a text stands somewhere. */
async function tablesNaming({ $client }: Database, text: string): Promise<string[]> {
  const { rows } = await $client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const found = await Promise.all(
    rows.map(({ name }) =>
      $client.query(`select from "${name}" as row where row::text like $1 limit 1`, [`%${text}%`]),
    ),
  )
  return rows.flatMap(({ name }, at) => (found[at]!.rowCount ? [name] : []))
}

test('the countries of the world are named in the asked language, ours first', async () => {
  const { ask } = await createTestApi()
  const named = async (lang: string) => (await (await ask('GET', '/v2/clients/countries', { lang })).json()).data
  const [spanish, english] = [await named('es'), await named('en')]
  expect(spanish[0]).toEqual({ code: 'DO', name: 'República Dominicana' })
  expect(english).toContainEqual({ code: 'US', name: 'United States' })
  expect(spanish).toHaveLength(english.length)
  expect(spanish.length).toBeGreaterThan(245)
})
