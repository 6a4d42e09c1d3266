import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { composeMessage } from '../mail/mailer.ts'
import { type EnquiryEndpoint, endpoints, forms, withAgent } from './test-enquiries.ts'

const contact = '/v2/messages/conctact'
const agent = '/v2/messages/agent/7'

test('the agent gets the message with all that is needed to answer, and the visitor a receipt in their language', async () => {
  const { send, readMails } = await withAgent()
  const { reference, message } = await send(
    agent,
    { ...forms[agent], referral_code: '?referer=7', lang: 'en' },
    { lang: 'en' },
  )
  expect(message).toBe('Your message is on its way. You will have an answer within 24 to 48 hours.')
  const mails = await readMails()
  expect(mails.map(({ to, language }) => [to, language])).toEqual([
    ['rafael@example.com', 'es'],
    ['ana@example.com', 'en'],
  ])
  const [mail, receipt] = mails
  expect(mail).toMatchObject({
    subject: `Mensaje de Ana Pérez · ${reference}`,
    reply_to: { name: 'Ana Pérez', address: 'ana@example.com' },
  })
  for (const words of ['¿Sigue disponible?', '(809) 555-1234', 'ana@example.com', 'Villa en Bávaro', '10-20345']) {
    expect(mail!.text).toContain(words)
    expect(mail!.html).toContain(words)
  }
  expect(mail!.text).toMatch(/http:\/\/localhost:3000\/gestion\?lead=\d+/)
  expect(mail!.text).toContain('Referido por: Rafael Peña')
  expect(receipt!.subject).toBe(`We have your enquiry · ${reference}`)
  expect(receipt!.text).toContain('Rafael Peña has it and will answer within 24 to 48 hours.')
  // What a stranger wrote does not travel to an address that may be another's.
  expect(receipt!.text).not.toContain('¿Sigue disponible?')
})

test.each<[EnquiryEndpoint, string]>([
  ['/v2/messages/conctact', 'hola@marquesina.example'],
  ['/v2/messages/loan', 'prestamos@marquesina.example'],
  ['/v2/messages/franchise', 'franquicias@marquesina.example'],
  ['/v2/messages/join', 'talento@marquesina.example'],
])('what is sent to %s lands with its department, %s', async (endpoint, address) => {
  const { send, readMails } = await withAgent()
  const { reference } = await send(endpoint, forms[endpoint])
  const mails = await readMails()
  expect(mails.map(({ to }) => to)).toEqual([address, 'ana@example.com'])
  expect(mails[0]!.subject).toContain(reference)
})

test('a loan request says in its letter what was asked', async () => {
  const { send, readMails } = await withAgent()
  await send('/v2/messages/loan', forms['/v2/messages/loan'])
  const [mail] = await readMails()
  for (const words of [
    'Nacionalidad: República Dominicana',
    'Cédula: 001-1234567-8',
    'Fecha de nacimiento: 31 de diciembre de 1985',
    'Inicial: US$ 20,000\n',
    'Monto del préstamo: US$ 150,000.50\n',
  ]) {
    expect(mail!.text).toContain(words)
  }
})

test.each([
  ['a line break and a header', 'Ana\r\nBcc: x@evil.example'],
  ['a comma and another address', 'Ana, x@evil.example'],
  ['quotes and angles', 'Ana" <x@evil.example>'],
])('%s in a name is refused', async (_, full_name) => {
  const { send } = await withAgent()
  expect((await send(contact, { ...forms[contact], full_name })).errors).toHaveProperty('full_name')
})

test('whatever a message says, its letter has one recipient, its own headers, and no markup of strangers', async () => {
  const { send, readMails } = await withAgent()
  const message =
    'Hola\r\nBcc: x@evil.example\r\n\r\n<script>alert(1)</script><img src=x onerror=alert(1)>\n.\nSubject: y'
  await send(contact, { ...forms[contact], full_name: 'D’Óleo Ñandú', message })
  const [mail] = await readMails()
  expect(mail!.html).not.toMatch(/<script|<img/)
  expect(mail!.text).toContain('<script>alert(1)</script>')
  const raw = (await composeMessage(mail!, { name: 'Marquesina', address: 'hola@marquesina.example' })).toString()
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'))
  expect(head).not.toMatch(/^(bcc|cc):/im)
  expect(head.match(/^to:.*$/gim)).toEqual(['To: hola@marquesina.example'])
  expect(head).toMatch(/^Reply-To: =\?UTF-8\?.*\?= <ana@example\.com>$/m)
})

test('a letter to a stranger greets by one word that is no address', async () => {
  const { send, readMails } = await withAgent()
  await send(contact, { ...forms[contact], full_name: 'www.evil.example gratis' })
  const receipt = (await readMails()).find(({ to }) => to === 'ana@example.com')
  expect(receipt!.text).toContain('Hola, www:')
  expect(receipt!.text).not.toContain('evil')
})

test('one address gets four receipts in an hour at most; the enquiries are taken all the same', async () => {
  const { send, readMails, desk } = await withAgent()
  for (let at = 0; at < 6; at++) await send(contact, { ...forms[contact], message: `Mensaje ${at}` })
  const mails = await readMails()
  expect(mails.filter(({ to }) => to === 'ana@example.com')).toHaveLength(4)
  expect(mails.filter(({ to }) => to === 'hola@marquesina.example')).toHaveLength(6)
  expect((await desk('')).meta.total).toBe(6)
})

test.each(endpoints)(
  'what looks like a machine at %s is set aside for staff, and nobody is written to',
  async (endpoint) => {
    const { send, readMails, desk } = await withAgent()
    const { status, reference } = await send(endpoint, { ...forms[endpoint], website: 'http://spam.example' })
    expect(status).toBe(201)
    await send(endpoint, { ...forms[endpoint], fill_ms: 20 })
    expect(await readMails()).toEqual([])
    expect((await desk('')).meta).toMatchObject({ total: 0, states: { spam: 2 } })
    const { data } = await desk(`?state=spam&q=${reference}`)
    expect(data).toMatchObject([{ reference, check: 'suspect' }])
  },
)

test('where the captcha is away an enquiry is taken unchecked, told as such, and without a receipt', async () => {
  const captcha = { challenge: () => Promise.reject(new Error('away')), check: async () => 'away' as const }
  const { send, readMails, desk, ask } = await withAgent({ captcha })
  expect((await send(contact, forms[contact])).status).toBe(201)
  expect((await desk('')).data).toMatchObject([{ check: 'unchecked', state: 'new' }])
  const mails = await readMails()
  expect(mails.map(({ to }) => to)).toEqual(['hola@marquesina.example'])
  expect(mails[0]!.text).toContain('La comprobación contra robots no estaba disponible')
  const signUp = {
    full_name: 'Ana',
    email: 'a@b.co',
    password: 'muy larga y secreta',
    confirmPassword: 'muy larga y secreta',
  }
  expect((await ask('POST', '/v2/clients/sign-up', { body: signUp })).status).toBe(503)
})

test('a wrong captcha keeps an enquiry out', async () => {
  const captcha = { challenge: () => Promise.reject(new Error('away')), check: async () => null }
  const { send, db } = await withAgent({ captcha })
  const answer = await send(contact, forms[contact])
  expect(answer).toMatchObject({ status: 422, errors: { 'g-recaptcha-response': [expect.any(String)] } })
  expect((await db.execute(sql`select from lead`)).rows).toEqual([])
})

test('a chat is written down without a letter, also when it is about nothing in particular', async () => {
  const { send, readMails, desk } = await withAgent()
  const chat = (body: object) => send('/v2/leads/whatsapp', body)
  expect(await chat({ agent_id: 7, property_code: '10-20345', referral_code: '7', lang: 'en' })).toMatchObject({
    status: 201,
    reference: expect.any(String),
  })
  expect((await chat({})).status).toBe(201)
  expect((await chat({ agency_id: 3 })).status).toBe(201)
  expect((await chat({ agent_id: 99 })).status).toBe(404)
  expect(await readMails()).toEqual([])
  const { data } = await desk('?kind=whatsapp')
  expect(data).toMatchObject([
    { agency: { id: 3 }, full_name: null, email: null },
    { department: 'contact' },
    { agent: { id: 7 }, property: { code: '10-20345' }, language: 'en' },
  ])
})
