import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'

import { getDayHere } from '#contract/day.ts'

import { type EnquiryEndpoint, endpoints, forms, withAgent } from './test-enquiries.ts'

test.each(endpoints)(
  'what is sent to %s is stored, answered with a reference, and seen on the desk',
  async (endpoint) => {
    const { send, desk } = await withAgent()
    const answer = await send(endpoint, forms[endpoint])
    expect(answer).toMatchObject({ status: 201, message: expect.stringContaining('24 a 48 horas') })
    expect(answer.reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
    const { data, meta } = await desk('')
    expect(meta).toMatchObject({ total: 1, states: { new: 1, answered: 0 }, answer_minutes: null })
    expect(data[0]).toMatchObject({
      reference: answer.reference,
      state: 'new',
      check: 'checked',
      email: 'ana@example.com',
    })
  },
)

test.each(endpoints)('%s reads a form as it reads JSON', async (endpoint) => {
  const { send, sendForm, desk, db } = await withAgent()
  const json = await send(endpoint, forms[endpoint])
  await db.execute(sql`delete from idempotency_key`)
  const form = await sendForm(endpoint, forms[endpoint])
  expect([json.status, form.status]).toEqual([201, 201])
  const { data } = await desk('')
  const [one, other] = await Promise.all(
    data.map(async ({ id }: { id: number }) => {
      const { data: lead } = await desk(`/${id}`)
      // The same but for what belongs to the one time it came, and for the line ends that forms are written with.
      const message = lead.message?.replaceAll('\r\n', '\n') ?? null
      return { ...lead, message, id: 0, reference: '', created_at: '', events: [] }
    }),
  )
  expect(one).toEqual(other)
})

test('every field arrives as it was sent', async () => {
  const { send, desk } = await withAgent()
  const read = async (endpoint: EnquiryEndpoint) => {
    const { reference } = await send(endpoint, {
      ...forms[endpoint],
      page: '/propiedades?city=bavaro',
      consent: '2026-11',
    })
    const { data } = await desk(`?q=${reference}`)
    return (await desk(`/${data[0].id}`)).data
  }
  expect(await read('/v2/messages/conctact')).toMatchObject({
    kind: 'contact',
    department: 'contact',
    full_name: 'Ana D’Óleo Pérez-Gil',
    phone: '+18095551234',
    message: 'Hola,\nbusco un apartamento de 3 habitaciones.',
    excerpt: 'Hola, busco un apartamento de 3 habitaciones.',
    language: 'es',
    page: '/propiedades?city=bavaro',
    consent: '2026-11',
    details: { subscribe: false },
    events: [{ by: null, event: { kind: 'received' } }],
  })
  expect(await read('/v2/messages/loan')).toMatchObject({
    kind: 'loan',
    department: 'loans',
    phone: '+18495551234',
    message: 'Puedo pagar más de inicial.',
    details: {
      nationality: 'DO',
      identification_type: 'id_card',
      identification: '001-1234567-8',
      country: 'Estados Unidos',
      birth_date: '1985-12-31',
      initial_payment: 20000,
      loan_amount: 150000.5,
      currency: 'USD',
    },
  })
  expect(await read('/v2/messages/franchise')).toMatchObject({
    kind: 'franchise',
    department: 'franchise',
    message: null,
    details: { address: 'Calle Duarte #5, Santiago', birth_date: '1990-02-28', subscribe: false },
  })
  expect(await read('/v2/messages/join')).toMatchObject({
    kind: 'join',
    department: 'recruiting',
    full_name: 'Ana María Pérez Núñez',
    details: { identification_type: 'id_card', identification: '00112345678', phone: '+18095559876' },
  })
  expect(await read('/v2/messages/agent/7')).toMatchObject({
    kind: 'agent_message',
    agent: { id: 7, name: 'Rafael Peña' },
    department: null,
    property: { code: '10-20345', title: 'Villa en Bávaro', link: expect.stringMatching(/^http:.*-10-20345$/) },
  })
})

test.each([
  '/\\evil.example',
  '//evil.example/propiedades',
  '/\\\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'propiedades',
  '/propie\ndades',
  '',
  7,
])('a page that is none of ours (%j) counts as none, and the enquiry is taken', async (page) => {
  const { send, desk } = await withAgent()
  const { status, reference } = await send(contact, { ...forms[contact], page })
  expect(status).toBe(201)
  const { data } = await desk(`?q=${reference}`)
  expect((await desk(`/${data[0].id}`)).data.page).toBeNull()
})

const required = 'Este campo es requerido.'
const text = 'Solo se admiten letras y espacios.'
const wrong = 'El valor no es válido.'
const contact = '/v2/messages/conctact'
const loan = '/v2/messages/loan'
const franchise = '/v2/messages/franchise'
const join = '/v2/messages/join'
const agent = '/v2/messages/agent/7'

/** A birthday two days after the eighteenth one, in Santo Domingo: a day may begin while the tests run. */
const tooYoung = eighteenYearsBefore(getDayHere(new Date(), 2))

/** The same day so many years ago; of 29 February, the day before where there is none. */
function eighteenYearsBefore(day: string): string {
  const [year, ...rest] = day.split('-')
  const then = `${Number(year) - 18}-${rest.join('-')}`
  return then.endsWith('-02-29') ? `${then.slice(0, 8)}28` : then
}

test.each<[EnquiryEndpoint, string, unknown, string]>([
  ...[contact, franchise, loan, agent].flatMap((endpoint): [EnquiryEndpoint, string, unknown, string][] => [
    [endpoint as EnquiryEndpoint, 'full_name', undefined, required],
    [endpoint as EnquiryEndpoint, 'full_name', '   ', required],
    [endpoint as EnquiryEndpoint, 'full_name', 'R2D2', text],
    [endpoint as EnquiryEndpoint, 'full_name', 'a'.repeat(121), 'Sobran caracteres o valores.'],
    [endpoint as EnquiryEndpoint, 'full_name', ['Ana'], wrong],
    [endpoint as EnquiryEndpoint, 'email', undefined, required],
    [endpoint as EnquiryEndpoint, 'email', 'ana@', 'Escribe un correo válido.'],
    [endpoint as EnquiryEndpoint, 'email', 'ana@b.co, x@y.co', 'Escribe un correo válido.'],
  ]),
  ...[contact, agent].flatMap((endpoint): [EnquiryEndpoint, string, unknown, string][] => [
    [endpoint as EnquiryEndpoint, 'message', undefined, required],
    [endpoint as EnquiryEndpoint, 'message', ' \n ', required],
    [endpoint as EnquiryEndpoint, 'message', 'a'.repeat(5001), 'Sobran caracteres o valores.'],
    [endpoint as EnquiryEndpoint, 'message', { $gt: '' }, wrong],
    [endpoint as EnquiryEndpoint, 'phone', undefined, required],
    [endpoint as EnquiryEndpoint, 'phone', '12', 'Escribe un teléfono válido.'],
    [endpoint as EnquiryEndpoint, 'phone', 'teléfono', 'Escribe un teléfono válido.'],
  ]),
  ...[contact, franchise, join].flatMap((endpoint): [EnquiryEndpoint, string, unknown, string][] => [
    [endpoint as EnquiryEndpoint, 'subscribe', undefined, required],
    [endpoint as EnquiryEndpoint, 'subscribe', 'sí', 'No es una de las opciones.'],
  ]),
  [franchise, 'phone', undefined, required],
  [franchise, 'address', '', required],
  [franchise, 'address', 'a'.repeat(301), 'Sobran caracteres o valores.'],
  [franchise, 'birth_date', undefined, required],
  [franchise, 'birth_date', '1990-02-30', 'Escribe una fecha válida.'],
  [franchise, 'birth_date', '30/01/1990', 'Escribe una fecha válida.'],
  [franchise, 'birth_date', tooYoung, 'Debes tener 18 años o más.'],
  [loan, 'birth_date', '2999-01-01', 'Escribe una fecha válida.'],
  [loan, 'birth_date', '2020-01-01', 'Debes tener 18 años o más.'],
  [loan, 'nationality', undefined, required],
  [loan, 'nationality', 'R2', text],
  [loan, 'country', '', required],
  [loan, 'identification_type', undefined, required],
  [loan, 'identification_type', 'license', 'No es una de las opciones.'],
  [loan, 'identification', undefined, required],
  [loan, 'identification', '001-12345', 'Escribe una cédula válida: 11 números.'],
  [loan, 'cellphone', '', required],
  [loan, 'phone', 'x', 'Escribe un teléfono válido.'],
  [loan, 'initial_payment', undefined, required],
  [loan, 'initial_payment', -1, 'El valor es menor que el permitido.'],
  [
    loan,
    'initial_payment',
    'mucho',
    'No entendemos este monto. Escríbelo en la moneda elegida, como 250,000 o 1.5 millones.',
  ],
  [loan, 'loan_amount', 0, 'El valor es menor que el permitido.'],
  [loan, 'loan_amount', 1e15, 'El valor es mayor que el permitido.'],
  [loan, 'currency', 'EUR', 'No es una de las opciones.'],
  [loan, 'property_code', 'casa', wrong],
  [loan, 'property_code', '10-99999', 'No hay ninguna propiedad con este código.'],
  [loan, 'comment', 'a'.repeat(5001), 'Sobran caracteres o valores.'],
  [join, 'names', undefined, required],
  [join, 'surnames', '123', text],
  [join, 'identification', '12', 'Escribe una cédula válida: 11 números.'],
  [join, 'cellphone', undefined, required],
  [join, 'email', 'no', 'Escribe un correo válido.'],
  [agent, 'property_code', '10-99999', 'No hay ninguna propiedad con este código.'],
  [agent, 'recipient', 'bank', 'No es una de las opciones.'],
])('%s refuses a wrong %s (%j) and says so', async (endpoint, field, value, words) => {
  const { send, db } = await shared()
  const answer = await send(endpoint, { ...forms[endpoint], [field]: value })
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.errors)).toEqual([field])
  expect(answer.errors[field]).toEqual([words])
  expect(await db.execute(sql`select from lead`)).toMatchObject({ rows: [] })
})

let world: ReturnType<typeof withAgent> | undefined
/** One database for tests that leave nothing behind. */
const shared = () => (world ??= withAgent())

test('whoever is eighteen today is of age, and a passport is no cédula', async () => {
  const { send } = await withAgent()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T03:30:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const born = async (birth_date: string) => (await send(franchise, { ...forms[franchise], birth_date })).status
  // In Santo Domingo it is still the day before.
  expect([await born('2008-11-21'), await born('2008-11-22')]).toEqual([201, 422])
  const passport = { ...forms[loan], identification_type: 'passport', identification: 'RD1234567' }
  expect((await send(loan, passport)).status).toBe(201)
  expect((await send(loan, { ...passport, identification: '##' })).errors).toHaveProperty('identification')
})

test('a message goes to the agent of that number, to the agency that is meant, or to the agency where no agent has it', async () => {
  const { agent: addAgent, send, readMails } = await withAgent()
  await addAgent({ id: 3, name: 'Otra Persona', email: 'otra@example.com' })
  const to = async (id: number, more: object = {}) => {
    const { status } = await send(`/v2/messages/agent/${id}`, { ...forms[agent], message: `para ${id}`, ...more })
    return [status, (await readMails()).map((mail) => mail.to).filter((mail) => mail !== 'ana@example.com')]
  }
  expect(await to(3)).toEqual([201, ['otra@example.com']])
  expect(await to(3, { recipient: 'agency' })).toEqual([201, ['cibao@example.com']])
  expect(await to(99)).toEqual([404, []])
  expect(await to(7, { recipient: 'agency' })).toEqual([404, []])
})

test('an agency is meant by a number that no agent has', async () => {
  const { send, readMails } = await withAgent()
  expect((await send('/v2/messages/agent/3', forms[agent])).status).toBe(201)
  expect((await readMails()).map(({ to }) => to)).toContain('cibao@example.com')
})
