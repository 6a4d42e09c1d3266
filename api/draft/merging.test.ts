import { isDeepStrictEqual } from 'node:util'

import { expect, test } from 'vitest'

import type { DraftDocument, DraftField } from '#contract/draft/document.ts'
import type { Draft, DraftOperation } from '#contract/draft/draft.ts'

import { type Answered, createDraftWorld, type Person } from './test-drafts.ts'

const texts: readonly DraftField[] = ['title_es', 'description_es', 'street', 'owner_name', 'notes', 'commission']
const others: readonly DraftField[] = ['title_en', 'description_en', 'unit_name', 'tax_incentive_resolution', 'project']

/** The same numbers at every run: what fails, fails again. */
function createChance(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

test('two people write two hundred times each on fields of their own, side by side, and every word stays', async () => {
  const world = await createDraftWorld()
  const draft = await world.begin(world.agent)
  const write = async (who: Person, fields: readonly DraftField[], seed: number) => {
    const chance = createChance(seed)
    const mine: Partial<Record<DraftField, string>> = {}
    for (let call = 0; call < 40; call += 1) {
      const ops = [0, 1, 2, 3, 4].map((n) => {
        const field = fields[chance(fields.length)]!
        const after = field === 'project' ? `torre-${call}-${n}` : `${field} ${call} ${n}`
        const op = { op: 'set', field, before: mine[field] ?? null, after }
        mine[field] = after
        return op
      })
      // The version is the one of long ago: it refuses nothing.
      const answer = await world.call(who, 'PATCH', `/v2/workspace/drafts/${draft.id}`, { version: 1, ops })
      expect(answer).toMatchObject({ status: 200, conflicts: [] })
    }
    return mine
  }
  const [one, other] = await Promise.all([write(world.agent, texts, 1), write(world.manager, others, 2)])
  const now = await world.read(world.agent, draft.id)
  expect(now.document).toEqual({ ...one, ...other })
  expect(now.version).toBe(81)
  expect(now.others).toMatchObject([{ name: 'Marta Ruiz' }])
})

test('who writes a field that somebody wrote meanwhile is told what, who and when; the rest of the call is done', async () => {
  const { agent, manager, begin, change, read, call } = await createDraftWorld()
  const draft = await begin(agent, { price: 185_000, title_es: 'Apartamento' })
  await change(manager, draft, { price: 170_000 })
  const refused = await change(agent, draft, { price: 190_000, title_es: 'Apartamento nuevo', bedrooms: 3 })
  expect(refused).toMatchObject({
    status: 409,
    code: 'draft.conflict',
    conflicts: [{ field: 'price', theirs: 170_000, by: 'Marta Ruiz', at: expect.stringMatching(/^2\d{3}-.*Z$/) }],
    draft: { document: { price: 170_000, title_es: 'Apartamento nuevo', bedrooms: 3 } },
  })
  // Sent again because the answer was lost on the way, what was done is no conflict.
  const again = await change(agent, draft, { title_es: 'Apartamento nuevo', bedrooms: 3 })
  expect(again).toMatchObject({ status: 200, data: { version: refused.draft!.version } })
  // Told, they set their own in the place of what they saw.
  const own = await change(agent, refused.draft!, { price: 190_000 })
  expect(own).toMatchObject({ status: 200, data: { document: { price: 190_000 } } })
  expect((await read(manager, draft.id)).others).toMatchObject([{ name: 'Ana Pérez' }])
  const key = 'the-same-key'
  const ops = [{ op: 'set', field: 'notes', before: null, after: 'una vez' }]
  const patch = () => call(agent, 'PATCH', `/v2/workspace/drafts/${draft.id}`, { version: 1, ops }, key)
  expect([(await patch()).data.version, (await patch()).data.version]).toEqual([
    own.data.version + 1,
    own.data.version + 1,
  ])
})

test('blanks that a rule takes off are no conflict with oneself', async () => {
  const { agent, begin, call } = await createDraftWorld()
  const { id } = await begin(agent)
  const set = (before: string | null, after: string) =>
    call(agent, 'PATCH', `/v2/workspace/drafts/${id}`, {
      version: 1,
      ops: [{ op: 'set', field: 'title_es', before, after }],
    })
  expect((await set(null, 'Apartamento ')).data.document.title_es).toBe('Apartamento')
  expect((await set('Apartamento ', 'Apartamento en Naco')).status).toBe(200)
})

/** A model of the merge, written another way: each field's history as a list, pictures as a plain array. */
class Model {
  values = new Map<string, string>()
  photos: { key: string; alt_es?: string }[] = []

  /** What it would be after a call, and the fields that the call would be refused for. */
  try(ops: readonly DraftOperation[]) {
    const model = Object.assign(new Model(), structuredClone({ values: this.values, photos: this.photos }))
    const refused = new Set(ops.flatMap((op) => (model.apply(op) === 'refused' ? nameField(op) : [])))
    return { model, refused: [...refused].toSorted() }
  }

  describe() {
    return { photos: this.photos, ...Object.fromEntries(this.values) }
  }

  apply(op: DraftOperation): 'done' | 'refused' {
    if (op.op === 'set') {
      const now = this.values.get(op.field) ?? null
      if (now === op.after) return 'done'
      if (now !== op.before) return 'refused'
      this.values.set(op.field, op.after as string)
      return 'done'
    }
    const key = op.op === 'photo.add' ? op.photo.key : op.key
    const at = this.photos.findIndex((photo) => photo.key === key)
    if (op.op === 'photo.add') {
      if (at < 0) this.photos.splice(op.to ?? this.photos.length, 0, { ...op.photo } as { key: string })
      return 'done'
    }
    if (op.op === 'photo.remove') {
      if (at >= 0) this.photos.splice(at, 1)
      return 'done'
    }
    if (at < 0) return 'refused'
    if (op.op === 'photo.change') Object.assign(this.photos[at]!, op.change)
    else this.photos.splice(op.to, 0, ...this.photos.splice(at, 1))
    return 'done'
  }
}

const nameField = (op: DraftOperation) => (op.op === 'set' ? op.field : op.list)

type Said = { ops: DraftOperation[]; answer: Answered }

test.each([11, 12])('three writers of the same fields and pictures end as a model does (%i)', async (seed) => {
  const world = await createDraftWorld()
  await world.db.$client.query(
    `insert into picture (key, width, height, tone) select 'p-' || n, 1440, 960, '#888888' from generate_series(1, 6) as n`,
  )
  const draft = await world.begin(world.agent)
  const fields: readonly DraftField[] = ['title_es', 'title_en', 'street']
  const said: Said[] = []
  const write = async (who: Person, writer: number) => {
    const chance = createChance(seed * 100 + writer)
    let seen: Draft = draft
    for (let i = 0; i < 30; i += 1) {
      const ops = Array.from({ length: 1 + chance(3) }, (): DraftOperation => {
        const key = `p-${1 + chance(6)}`
        const field = fields[chance(fields.length)]!
        switch (chance(6)) {
          case 0:
            return { op: 'photo.add', list: 'photos', photo: { key }, to: chance(5) }
          case 1:
            return { op: 'photo.move', list: 'photos', key, to: chance(5) }
          case 2:
            return { op: 'photo.remove', list: 'photos', key }
          case 3:
            return { op: 'photo.change', list: 'photos', key, change: { alt_es: `alt ${writer} ${i}` } }
          default:
            return { op: 'set', field, before: seen.document[field] ?? null, after: `${writer} ${i} ${chance(9)}` }
        }
      })
      const answer = await world.call(who, 'PATCH', `/v2/workspace/drafts/${draft.id}`, { version: seen.version, ops })
      expect([200, 409]).toContain(answer.status)
      said.push({ ops, answer })
      seen = answer.draft ?? answer.data
    }
  }
  await Promise.all([write(world.agent, 1), write(world.manager, 2), write(world.manager, 3)])

  // Answers come in another order than calls were done: the draft's version says it. Of those with the same one the first
  // made it, and the others changed nothing.
  const draftOf = ({ answer }: Said) => answer.draft ?? answer.data
  const byVersion = [...Map.groupBy(said, (one) => draftOf(one).version)].toSorted(([one], [other]) => one - other)
  let model = new Model()
  for (const [version, calls] of byVersion) {
    const { document } = draftOf(calls[0]!)
    const expected = { photos: document.photos ?? [], ...pick(document, fields) }
    const isRight = (from: Model, { ops, answer }: Said) => {
      const { model: next, refused } = from.try(ops)
      const told = answer.conflicts.map(({ field }) => field).toSorted()
      return isDeepStrictEqual(next.describe(), expected) && isDeepStrictEqual(refused, told) ? next : null
    }
    const maker = version === 1 ? undefined : calls.find((one) => isRight(model, one))
    if (version > 1) expect(maker).toBeDefined()
    model = maker ? isRight(model, maker)! : model
    for (const one of calls) if (one !== maker) expect(isRight(model, one)).not.toBeNull()
  }
  const end = await world.read(world.agent, draft.id)
  expect(end.version).toBe(byVersion.at(-1)![0])
  expect({ photos: end.document.photos ?? [], ...pick(end.document, fields) }).toEqual(model.describe())
  expect(said.filter(({ answer }) => answer.status === 409).length).toBeGreaterThan(5)
})

function pick(document: DraftDocument, fields: readonly DraftField[]) {
  return Object.fromEntries(fields.flatMap((field) => (field in document ? [[field, document[field]]] : [])))
}
