import { createTestApi } from '../test-api.ts'

/** A form of each kind, rightly filled in. */
export const forms = {
  '/v2/messages/conctact': {
    full_name: 'Ana D’Óleo Pérez-Gil',
    phone: '(809) 555-1234',
    email: 'Ana@Example.com',
    message: 'Hola,\nbusco un apartamento de 3 habitaciones.',
    subscribe: false,
  },
  '/v2/messages/franchise': {
    full_name: 'Ana Pérez',
    phone: '+1 829 555 1234',
    email: 'ana@example.com',
    address: 'Calle Duarte #5, Santiago',
    birth_date: '1990-02-28',
    subscribe: false,
  },
  '/v2/messages/loan': {
    full_name: 'Ana Pérez',
    nationality: 'DO',
    identification_type: 'id_card',
    identification: '001-1234567-8',
    cellphone: '849-555-1234',
    phone: '',
    email: 'ana@example.com',
    country: 'Estados Unidos',
    birth_date: '1985-12-31',
    initial_payment: 20000,
    loan_amount: 150000.5,
    currency: 'USD',
    comment: 'Puedo pagar más de inicial.',
  },
  '/v2/messages/join': {
    names: 'Ana María',
    surnames: 'Pérez Núñez',
    identification: '00112345678',
    email: 'ana@example.com',
    cellphone: '8095551234',
    phone: '809 555 9876',
    subscribe: false,
  },
  '/v2/messages/agent/7': {
    full_name: 'Ana Pérez',
    phone: '8095551234',
    email: 'ana@example.com',
    message: '¿Sigue disponible?',
    property_code: '10-20345',
  },
} as const
export type EnquiryEndpoint = keyof typeof forms
export const endpoints = Object.keys(forms) as EnquiryEndpoint[]

/** An API with an agent who has an account, an agency, and a property of theirs. */
export async function withAgent(changed: Parameters<typeof createTestApi>[0] = {}) {
  const test = await createTestApi(changed)
  const agency = await test.agency({ id: 3, name: 'Marquesina Cibao', email: 'cibao@example.com' })
  const agent = await test.agent({ id: 7, agency_id: agency.id, name: 'Rafael Peña', email: 'rafael@example.com' })
  const account = await test.client({ role: 'agent', agent_id: agent.id, full_name: 'Rafael Peña' })
  const staff = await test.client({ role: 'staff', full_name: 'Milagros Betances' })
  const home = await test.property({ code: '10-20345', agent_id: agent.id, title_es: 'Villa en Bávaro' })
  const send = async (
    endpoint: string,
    body: object,
    more: { headers?: Record<string, string>; lang?: string } = {},
  ) => {
    const answer = await test.ask('POST', endpoint, { body, lang: 'es', ...more })
    return { status: answer.status, headers: answer.headers, ...(await answer.json()) }
  }
  /** The same form as a browser's `FormData` brings it. */
  const sendForm = async (endpoint: string, fields: object) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) {
      if (value !== null) body.set(name, typeof value === 'boolean' ? (value ? '1' : '0') : String(value))
    }
    const headers = { 'X-Api-Key': test.tools.clientApiKey, 'X-Requested-With': 'XMLHttpRequest' }
    const answer = await test.api.fetch(new Request(`http://localhost${endpoint}`, { method: 'POST', headers, body }))
    return { status: answer.status, ...(await answer.json()) }
  }
  const desk = async (path: string, who = staff, lang = 'es') => {
    const answer = await test.ask('GET', `/v2/leads${path}`, { headers: who.headers, lang })
    return { status: answer.status, ...(await answer.json()) }
  }
  /** The network's emails before the visitor's: which of them is delivered first is chance. */
  const readMails = async () => {
    return (await test.readMails()).toSorted((a, b) => isReceipt(a) - isReceipt(b))
  }
  return { ...test, readMails, account, staff, home, send, sendForm, desk }
}

function isReceipt({ to }: { to: string }): number {
  return Number(to === 'ana@example.com')
}
