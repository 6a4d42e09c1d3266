import { expect, test } from 'vitest'

import { createTestApi } from '../test-api.ts'

const key = '00000000-0000-4000-8000-000000000000'
const message = { full_name: 'Ana', phone: '8095550101', email: 'ana@example.com', message: 'Hola' }
const password = { password: 'manglar verde 7', confirmPassword: 'manglar verde 7' }
const signature = 'x'

/** Method, path, a name that nobody has, some that can be none, and a body. */
const paths: [string, string, string, string[], object?][] = [
  ['GET', '/v2/properties/{}', '99-99999', ['abc', '1', '10-20345x', '%00']],
  ['GET', '/v2/properties/{}/similar', '99-99999', ['abc']],
  ['GET', '/v2/projects/{}', 'nobody', ['No%20Body', 'a--b']],
  ['GET', '/v2/agents/{}', '99', ['abc', '0', '-1', '1.5', '99999999999']],
  ['GET', '/v2/agencies/{}', '99', ['abc', '0']],
  ['POST', '/v2/messages/agent/{}', '99', ['abc', '0'], message],
  ['PUT', '/v2/clients/favorites/{}', '99-99999', ['abc'], {}],
  ['PUT', '/v2/clients/recently-viewed/{}', '99-99999', ['abc'], {}],
  ['PATCH', '/v2/clients/searches/{}', '99', ['abc', '0'], { name: 'Naco' }],
  ['DELETE', '/v2/clients/search-history/{}', '99', ['abc']],
  ['DELETE', '/v2/clients/sessions/{}', '99', ['abc']],
  ['POST', '/v2/clients/reset-password/{}?expires=9&signature=x', 'nobody', ['a'.repeat(65)], password],
  ['GET', '/v2/alerts/{}?signature=x', key, ['abc']],
  ['PATCH', '/v2/newsletter-subscription/{}', key, ['abc'], { signature }],
]

test.each(paths)(
  '%s %s answers a name that can be none as it answers one that nobody has',
  async (method, path, known, others, body) => {
    const { ask, client } = await createTestApi()
    const { headers } = await client()
    const answered = async (name: string) => {
      const answer = await ask(method, path.replace('{}', name), { headers, ...(body && { body }) })
      return { status: answer.status, said: await answer.json() }
    }
    const unknown = await answered(known)
    expect([403, 404]).toContain(unknown.status)
    expect(await Promise.all(others.map(answered))).toEqual(others.map(() => unknown))
  },
)

test('an agent’s desk too', async () => {
  const { ask, client } = await createTestApi()
  const { headers } = await client({ role: 'staff' })
  for (const id of ['999', 'abc', '0']) {
    const answer = await ask('GET', `/v2/leads/${id}`, { headers })
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'lead.not_found'])
  }
})

test('null in JSON is as good as left out, as it is in a form', async () => {
  const { ask } = await createTestApi()
  const nothing = { lang: null, consent: null, website: null, fill_ms: null, referral_code: null, page: null }
  const body = { ...message, subscribe: false, 'g-recaptcha-response': null, ...nothing }
  expect((await ask('POST', '/v2/messages/conctact', { body })).status).toBe(201)
  const answer = await ask('POST', '/v2/messages/conctact', { body: { ...body, full_name: null, subscribe: null } })
  expect((await answer.json()).errors).toEqual({
    full_name: ['Este campo es requerido.'],
    subscribe: ['Este campo es requerido.'],
  })
})

test('of a value of the wrong kind, or of none at all, one thing is said', async () => {
  const { ask, client } = await createTestApi()
  const errorsOf = async (method: string, path: string, more: object = {}) =>
    (await (await ask(method, path, more)).json()).errors
  const { headers } = await client()
  const body = { full_name: 'Ana', type: 'buyer' }
  expect(await errorsOf('POST', '/v2/clients/complete-sign-up', { headers, body })).toEqual({
    type: ['Elige al menos una opción.'],
  })
  expect(await errorsOf('GET', '/v2/captcha')).toEqual({ action: ['Este campo es requerido.'] })
  expect((await errorsOf('POST', '/v2/messages/loan', { body: {} })).currency).toEqual(['Este campo es requerido.'])
  expect(await errorsOf('GET', '/v2/properties?min_price=abc')).toEqual({ min_price: ['Solo se admiten números.'] })
})

test.each([{}, { criteria: null }, { criteria: 5 }, { criteria: [] }])(
  'a search without filters to save is refused by its field: %o',
  async (more) => {
    const { ask, client } = await createTestApi()
    const { headers } = await client()
    const body = { name: 'Naco', email: 'ana@example.com', alert: 'daily', ...more }
    const items = [{ at: '2026-01-01T00:00:00Z', ...more }]
    for (const [method, path, sent, field] of [
      ['POST', '/v2/clients/searches', body, 'criteria'],
      ['POST', '/v2/clients/search-history', body, 'criteria'],
      ['PUT', '/v2/clients/search-history', { items }, 'items'],
      ['POST', '/v2/alerts', body, 'criteria'],
    ] as const) {
      const answer = await ask(method, path, { headers, body: sent })
      expect([path, answer.status, Object.keys((await answer.json()).errors)]).toEqual([path, 422, [field]])
    }
  },
)
