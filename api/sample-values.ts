import { getDayHere, getMomentHere } from '#contract/day.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { usualHours } from '#contract/lead/visit-hours.ts'

/** A Monday to come, at which agents show homes. */
function nextMonday(): string {
  const weekday = new Date(`${getDayHere()}T00:00:00Z`).getUTCDay()
  return getDayHere(new Date(), 7 + ((8 - weekday) % 7))
}

const criteria = { city: 'santiago' }
const items = [{ code: '10-20345', criteria, at: '2026-11-01T10:00:00Z' }]

/** What a field of this name may hold in any call; those that are not named are filters, which may be left out. */
const byName: Record<string, unknown> = {
  full_name: 'Eva Peña',
  name: 'Eva Peña',
  names: 'Eva',
  surnames: 'Peña',
  email: 'eva@example.com',
  phone: '8095551234',
  cellphone: '8295551234',
  whatsapp: '8495551234',
  message: 'Hola',
  call_time: 'evening',
  comment: 'Hola',
  visit_mode: 'in_person',
  visit_moments: [getMomentHere(nextMonday(), 600).toISOString()],
  visit_about: 'Torre Ozama · A-1',
  time_zone: 'Europe/Madrid',
  moment: getMomentHere(nextMonday(), 600).toISOString(),
  reason: 'Ese día no estoy.',
  version: 'aaaaaaaaaaaaaaaa',
  verdict: 'different',
  despite: ['10-20345'],
  price: 185_000,
  is_sure: true,
  closed_on: '2026-11-20',
  closing_price: 180_000,
  closed_by: 'us',
  as: 'visitor',
  days: 7,
  hours: usualHours,
  text: 'Le llamo mañana.',
  subscribe: false,
  is_subscribed: true,
  address: 'Calle El Sol 12, Santiago',
  token_address: 'https://reso.example.com/token',
  areas: ['santo-domingo-piantini'],
  office_point: { latitude: 18.47, longitude: -69.93 },
  country: 'DO',
  nationality: 'DO',
  identification_type: 'id_card',
  identification: '001-1234567-8',
  birth_date: '1990-05-01',
  sexo: 'female',
  facebook: 'https://www.facebook.com/eva',
  instagram: 'https://www.instagram.com/eva',
  twitter: 'https://x.com/eva',
  tiktok: 'https://www.tiktok.com/@eva',
  initial_payment: 500_000,
  loan_amount: 2_000_000,
  currency: 'DOP',
  property_code: '10-20345',
  interests: ['news'],
  lists: [2],
  password: 'una frase nueva y buena',
  confirmPassword: 'una frase nueva y buena',
  current_password: 'una frase de antes',
  picture: '',
  criteria,
  items,
  alert: 'daily',
  state: 'answered',
  rate: 61,
  source: 'Banco Central',
  date: '2026-11-20',
  at: items[0]!.at,
  q: 'santiago',
  codes: '10-20345',
  bbox: '-72,17,-68,20',
  zoom: 8,
  action: 'contact',
  lang: 'es',
  consent: '2026-11',
  fill_ms: 5000,
  page: '/contacto',
  referral_code: '?referer=7',
  agency_referral_code: 'areferer=3',
  first_referral: { type: 'referer', id: '7' },
  'g-recaptcha-response': '',
  /** The honeypot: people leave it empty. */
  website: '',
  recipient: 'agent',
  agent_id: 1,
  agency_id: 1,
  source_id: 1,
  expires: '4102444800',
  signature: 'x',
  is_copy: false,
  lead: 1,
  ops: [{ op: 'set', field: 'title_es', before: null, after: 'Apartamento en Naco' }],
  publish_at: '2099-01-01T12:00:00Z',
  pause_at: null,
  n: 1,
  street: 'Calle El Sol 12',
  unit_name: 'B-4',
  owner_name: 'Eva Peña',
  owner_phone: '8095551234',
  owner_email: 'eva@example.com',
  owner_consents: true,
  mandate_kind: 'open',
  mandate_signed_on: '2026-11-01',
  mandate_until: '2027-11-01',
  mandate_document: 'd/mandato',
  commission: '5 %',
  notes: 'La llave la tiene el portero.',
  proof: 'x',
  code: '123456',
  factor: 'x',
  role: 'agent',
  spoken_languages: ['es'],
  scopes: ['feed:read'],
  events: ['lead.created'],
  is_on: true,
  listings_to: 2,
  leads_to: 2,
  license: 'RD-1',
  since: 2015,
  about_es: 'Conoce la ciudad.',
  about_en: 'Knows the city.',
  broker_phones: ['8095551234'],
  policy: 'manager',
  hides_points: true,
  is_confirmed: false,
  is_available: true,
  keys: ['villa-1-a'],
  key: 'u/00000000-0000-4000-8000-000000000000',
  turn: 90,
  resource: 'Property',
  crop: { x: 0, y: 0, width: 1, height: 0.5 },
  arrival: 'file',
  user: 'agencia',
  every_hours: 24,
  gone: 'pause',
  is_trusted: true,
  publishes_without_pictures: true,
  columns: { Precio: { target: 'precio' } },
  constants: { moneda: 'USD' },
  upload: '00000000-0000-4000-8000-000000000000',
  is_trial: true,
  fields: ['price'],
  outcome: 'new',
  result: 'published',
  problem: 'field.required',
  column: 'Precio',
}
/** Where a name means something else than it does elsewhere. */
const byCall: Record<string, Record<string, unknown>> = {
  'POST /v2/tokens': { days: 90 },
  'POST /v2/webhooks': { url: 'http://127.0.0.1:9/hook' },
  'PUT /v2/workspace/drafts/{id}/waiting': {
    device: '6f1d2c3b-0000-4000-8000-000000000001',
    count: 2,
    is_phone: true,
  },
  'POST /v2/workspace/drafts': { from: '10-20345' },
  'PATCH /v2/workspace/drafts/{id}': { version: 1 },
  'POST /v2/workspace/drafts/{id}/submit': { version: 1 },
  'POST /v2/workspace/drafts/{id}/publish': { version: 1 },
  'POST /v2/workspace/drafts/{id}/schedule': { version: 1 },
  'POST /v2/workspace/drafts/{id}/return': { reason: 'Faltan fotos de los baños.' },
  'PATCH /v2/visits/{key}': { action: 'cancel' },
  'GET /v2/workspace/listings': { state: 'published', page: 1 },
  'GET /v2/workspace/listings/export': { state: 'published' },
  'GET /v2/workspace/listings/sheet': { state: 'published' },
  'POST /v2/workspace/listings/confirm': { codes: ['10-20345'] },
  'POST /v2/workspace/listings/bulk': {
    action: 'confirm',
    codes: ['10-20345'],
    filter: { q: 'Naco' },
    expected: 3,
    percent: 5,
    amount: 1000,
    feature: 'swimming_pool',
  },
  'POST /v2/workspace/listings/{code}/status': { action: 'pause' },
  'PATCH /v2/leads/{id}/visit': { action: 'propose' },
  'GET /v2/available/{key}': { codes: '10-20345', expires: '4102444800', signature: 'x' },
  'POST /v2/available/{key}': { codes: ['10-20345'] },
  'POST /v2/properties/{code}/reports': { reason: 'gone' },
  'POST /v2/clients/complete-sign-up': { type: ['buyer'] },
  'POST /v2/clients/edit': { type: ['buyer'] },
  'POST /v2/clients/confirm-email': { id: 'x' },
  'PATCH /v2/workspace/agent': { version: 1 },
  'PATCH /v2/workspace/agency': { version: 1 },
  'POST /v2/imports': { kind: 'table', address: null },
  'PATCH /v2/imports/{id}': { address: null },
}

/** What fills a path. */
const inPath: Record<string, string> = {
  code: '10-20345',
  key: '00000000-0000-4000-8000-000000000000',
  provider: 'google',
  reason: 'gone',
  member: 'agent-1',
}

const uuid = '00000000-0000-4000-8000-000000000000'
/** Where a hole is filled otherwise than elsewhere. */
const inPathOf: Record<string, Record<string, string>> = {
  '/v2/feeds/{key}/reso.json': { key: 'f'.repeat(43) },
  '/v2/feeds/{key}/meta.xml': { key: 'f'.repeat(43) },
  '/v2/feeds/{key}/kyero.xml': { key: 'f'.repeat(43) },
  '/v2/reso/{resource}': { resource: 'Property' },
  '/v2/uploads/{id}': { id: uuid },
  '/v2/workspace/documents/{name}': { name: `1-${uuid}` },
}

/** Names that stand in the path of a call. */
export function listPathParameters({ path }: Pick<Endpoint, 'path'>): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
}

/** Names that a call takes beside those in its path. */
export function listFields({ path, input }: Endpoint): string[] {
  const holes = listPathParameters({ path })
  const { shape } = input as unknown as { shape: object }
  return Object.keys(shape).filter((name) => !holes.includes(name))
}

/** What somebody would write into fields of these names of a call (`POST /v2/…`). */
export function listSampleValues(call: string): Record<string, unknown> {
  // What is read has pages of a list, what is sent comes from a page.
  return { ...byName, ...(call.startsWith('GET ') && { page: 1 }), ...byCall[call] }
}

/** A call's fields as somebody would fill them in. */
export function createSampleInput(endpoint: Endpoint): Record<string, unknown> {
  const values = listSampleValues(`${endpoint.method} ${endpoint.path}`)
  return Object.fromEntries(listFields(endpoint).flatMap((name) => (name in values ? [[name, values[name]]] : [])))
}

/** What somebody would ask for in a call's path. */
export function createUsualPath(endpoint: Pick<Endpoint, 'path'>): Record<string, string> {
  return Object.fromEntries(
    listPathParameters(endpoint).map((name) => [name, inPathOf[endpoint.path]?.[name] ?? inPath[name] ?? '1']),
  )
}

/** A call's path as somebody would ask for it. */
export function fillUsualPath({ path }: Pick<Endpoint, 'path'>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => createUsualPath({ path })[name]!)
}
