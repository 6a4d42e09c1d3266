import type { DraftDocument, DraftField } from '#contract/draft/document.ts'
import type { Draft, DraftConflict } from '#contract/draft/draft.ts'

import { createTestApi } from '../test-api.ts'

export type Person = { id: number; headers: { Authorization: string } }
export type Answered = {
  status: number
  code?: string
  data: Draft
  conflicts: DraftConflict[]
  draft?: Draft
  errors?: Record<string, string[]>
}

/** What a flat needs to be published. */
export const wholeFlat: DraftDocument = {
  business_type: 'sale',
  type: 'apartment',
  province: 'distrito-nacional',
  city: 'santo-domingo',
  sector: 'santo-domingo-piantini',
  exact_point: { latitude: 18.501234, longitude: -69.901234 },
  price: 185_000,
  currency: 'USD',
  bedrooms: 3,
  bathrooms: 2,
  construction_m2: 120,
  title_es: 'Apartamento luminoso con balcón en Piantini',
  description_es: 'Tres habitaciones, vista al parque y dos parqueos techados. '.repeat(4),
  photos: [{ key: 'villa-1-a' }],
}

/** A world with an agency whose agents have published before, its manager, a stranger and staff. */
export async function createDraftWorld(changed: Parameters<typeof createTestApi>[0] = {}) {
  const world = await createTestApi(changed)
  await world.agency({ id: 3 })
  await world.agent({ id: 7, agency_id: 3, name: 'Ana Pérez' })
  await world.agent({ id: 8, agency_id: 3, name: 'Luis Mota' })
  await world.agency({ id: 4 })
  await world.agent({ id: 9, agency_id: 4, name: 'Eva Sosa' })
  for (const agent_id of [7, 8, 9]) {
    for (let i = 0; i < 3; i += 1) await world.property({ agent_id })
  }
  const people = {
    author: await world.client({ role: 'agent', agent_id: 7, full_name: 'Ana Pérez' }),
    colleague: await world.client({ role: 'agent', agent_id: 8, full_name: 'Luis Mota' }),
    manager: await world.client({ role: 'manager', agency_id: 3, full_name: 'Marta Ruiz' }),
    stranger: await world.client({ role: 'manager', agency_id: 4, full_name: 'Eva Sosa' }),
    staff: await world.client({ role: 'staff', full_name: 'Red' }),
    buyer: await world.client(),
  }

  async function call(who: Person, method: string, path: string, body?: unknown, key?: string): Promise<Answered> {
    const headers = { ...who.headers, ...(key && { 'Idempotency-Key': key }) }
    const answer = await world.ask(method, path, { headers, ...(body !== undefined && { body }) })
    const said = answer.status === 204 ? {} : ((await answer.json()) as object)
    return { status: answer.status, ...said } as Answered
  }

  /** Begins a draft and says all of a document. */
  async function begin(who: Person, document: DraftDocument = {}, more: object = {}): Promise<Draft> {
    const { data } = await call(who, 'POST', '/v2/workspace/drafts', more)
    if (Object.keys(document).length === 0) return data
    return (await change(who, data, document)).data
  }

  /** Sets fields of a draft as somebody does who saw it as it is given. */
  function change(who: Person, draft: Draft, document: DraftDocument): Promise<Answered> {
    const ops = (Object.keys(document) as DraftField[]).map((field) => ({
      op: 'set',
      field,
      before: draft.document[field] ?? null,
      after: document[field] ?? null,
    }))
    return call(who, 'PATCH', `/v2/workspace/drafts/${draft.id}`, { version: draft.version, ops })
  }

  const read = async (who: Person, id: number) => (await call(who, 'GET', `/v2/workspace/drafts/${id}`)).data
  const press = (who: Person, { id, version }: Draft, what: string, more: object = {}) =>
    call(who, 'POST', `/v2/workspace/drafts/${id}/${what}`, { version, ...more })

  return { ...world, ...people, call, begin, change, read, press }
}
