import { applyOperations, isSame, type PictureWords } from '#contract/draft/apply-operations.ts'
import type { DraftDocument, DraftField, DraftPhoto } from '#contract/draft/document.ts'
import type { Draft, DraftConflict, DraftOperation } from '#contract/draft/draft.ts'

/** Operations that go out together, word for word the same under one key however often they are sent. */
export type Batch = { key: string; version: number; ops: DraftOperation[] }

/** A field, or words of a picture, that two people changed: what is written here waits until its writer has chosen. */
export type Clash = Pick<DraftConflict, 'theirs' | 'by' | 'at'> & {
  field: DraftField
  picture?: PictureWords | undefined
  mine: unknown
}

/** What is written and is not in order: it stays here, as it was typed, and is not sent. */
export type Held = { value: unknown; typed?: string | undefined; problem: string }

/** All that is known of a draft here: what the server has, and what it has not heard yet. */
export type Queue = {
  draft: Draft
  batches: readonly Batch[]
  pending: readonly DraftOperation[]
  clashes: readonly Clash[]
  held: Readonly<Partial<Record<DraftField, Held>>>
}

/** As many operations as one call takes. */
const maxOperations = 200

export function startQueue(draft: Draft): Queue {
  return { draft, batches: [], pending: [], clashes: [], held: {} }
}

/** The document as its writer sees it: with what was not sent yet, and their own side of every clash. */
export function readDocument({ draft, batches, pending, clashes }: Queue): DraftDocument {
  const sent = batches.flatMap(({ ops }) => ops)
  const document = [...sent, ...pending].reduce(show, draft.document)
  return clashes.reduce((shown, { field, picture, mine }): DraftDocument => {
    if (!picture) return { ...shown, [field]: mine }
    const pictures = shown[field] as DraftPhoto[] | null | undefined
    const say = (one: DraftPhoto) => (one.key === picture.key ? { ...one, [picture.part]: mine ?? undefined } : one)
    return { ...shown, [field]: pictures?.map(say) }
  }, document)
}

/** Whether a clash is of this field, or of these words of a picture. */
export function isOf(clash: Clash, field: string, picture?: PictureWords): boolean {
  return clash.field === field && clash.picture?.key === picture?.key && clash.picture?.part === picture?.part
}

/** What is written is shown, whether or not the server will refuse it for what somebody else wrote meanwhile. */
function show(document: DraftDocument, operation: DraftOperation): DraftDocument {
  return operation.op === 'set'
    ? { ...document, [operation.field]: operation.after }
    : applyOperations(document, [operation]).document
}

/** How many changes the server has not heard of. */
export function countUnsent({ batches, pending }: Queue): number {
  return batches.reduce((sum, { ops }) => sum + ops.length, pending.length)
}

/** Whether something of it is nowhere but here. */
export function hasOwn(queue: Queue): boolean {
  return countUnsent(queue) > 0 || queue.clashes.length > 0 || Object.keys(queue.held).length > 0
}

/** A change of a field; letter after letter becomes one operation until it is sent. */
export function setField(queue: Queue, field: DraftField, after: unknown): Queue {
  const held = omit(queue.held, field)
  if (queue.clashes.some((clash) => isOf(clash, field))) {
    const clashes = queue.clashes.map((clash) => (isOf(clash, field) ? { ...clash, mine: after } : clash))
    return { ...queue, held, clashes }
  }
  const before = readDocument(queue)[field] ?? null
  return { ...queue, held, pending: addOperation(queue.pending, { op: 'set', field, before, after: after ?? null }) }
}

/** Keeps what is not in order where it was written. */
export function holdField(queue: Queue, field: DraftField, held: Held): Queue {
  return { ...queue, held: { ...queue.held, [field]: held } }
}

export function addOperations(queue: Queue, operations: readonly DraftOperation[]): Queue {
  return { ...queue, pending: operations.reduce(addOperation, queue.pending) }
}

function addOperation(pending: readonly DraftOperation[], operation: DraftOperation): readonly DraftOperation[] {
  if (operation.op !== 'set') return [...pending, operation]
  const at = pending.findIndex((one) => one.op === 'set' && one.field === operation.field)
  const earlier = pending[at]
  if (earlier?.op !== 'set') return isSame(operation.before, operation.after) ? pending : [...pending, operation]
  if (isSame(earlier.before, operation.after)) return pending.toSpliced(at, 1)
  return pending.with(at, { ...earlier, after: operation.after })
}

/** Puts what waits into a batch that can be sent; its key is to be kept before it is. */
export function packBatch(queue: Queue, key: string): Queue {
  if (queue.batches.length > 0 || queue.pending.length === 0) return queue
  const ops = queue.pending.slice(0, maxOperations)
  return {
    ...queue,
    batches: [{ key, version: queue.draft.version, ops }],
    pending: queue.pending.slice(maxOperations),
  }
}

/** After the first batch was answered: what clashed waits for its writer, the rest is the server's. */
export function closeBatch(queue: Queue, draft: Draft, conflicts: readonly DraftConflict[]): Queue {
  const [sent, ...batches] = queue.batches
  const next: Queue = { ...takeDraft(queue, draft), batches }
  return conflicts.reduce((before, conflict) => addClash(before, conflict, sent?.ops ?? []), next)
}

function addClash(queue: Queue, conflict: DraftConflict, sent: readonly DraftOperation[]): Queue {
  if (conflict.picture) return addPictureClash(queue, conflict, conflict.picture, sent)
  const { field, theirs, by, at } = conflict
  const ofField = (one: DraftOperation) => one.op === 'set' && one.field === field
  const own = queue.pending.find(ofField) ?? sent.findLast(ofField)
  // A picture that somebody else took away is gone: nothing was written that could be lost.
  if (own?.op !== 'set') return queue
  const pending = queue.pending.filter((one) => !ofField(one))
  const clashes = queue.clashes.filter((clash) => !isOf(clash, field))
  // Both wrote the same.
  if (isSame(own.after, theirs)) return { ...queue, pending, clashes }
  return { ...queue, pending, clashes: [...clashes, { field: own.field, mine: own.after, theirs, by, at }] }
}

/** What two people wrote of one picture; what was written of it since is one's own side. */
function addPictureClash(
  queue: Queue,
  { field, theirs, by, at }: DraftConflict,
  picture: PictureWords,
  sent: readonly DraftOperation[],
): Queue {
  const says = (one: DraftOperation) =>
    one.op === 'photo.change' && one.list === field && one.key === picture.key && picture.part in one.change
  const own = queue.pending.findLast(says) ?? sent.findLast(says)
  if (own?.op !== 'photo.change') return queue
  const mine = own.change[picture.part] ?? null
  const pending = queue.pending.filter((one) => !says(one))
  const clashes = queue.clashes.filter((clash) => !isOf(clash, field, picture))
  if (isSame(mine, theirs)) return { ...queue, pending, clashes }
  return { ...queue, pending, clashes: [...clashes, { field: own.list, picture, mine, theirs, by, at }] }
}

/** What the server said of the draft, unless something newer is known already. */
export function takeDraft(queue: Queue, draft: Draft): Queue {
  if (draft.version < queue.draft.version) return queue
  const clashes = queue.clashes
    .filter(({ field, picture }) => !picture || findPicture(draft.document, field, picture))
    .map((clash) => ({ ...clash, theirs: readTheirs(draft.document, clash) }))
    .filter(({ mine, theirs }) => !isSame(mine, theirs))
  return { ...queue, draft, clashes }
}

function readTheirs(document: DraftDocument, { field, picture }: Clash): unknown {
  return (picture ? findPicture(document, field, picture)?.[picture.part] : document[field]) ?? null
}

function findPicture(document: DraftDocument, field: DraftField, { key }: PictureWords): DraftPhoto | undefined {
  return (document[field] as DraftPhoto[] | null | undefined)?.find((photo) => photo.key === key)
}

/** Ends a clash: one's own value is sent over theirs, or theirs stays. */
export function resolveClash(queue: Queue, field: DraftField, keeps: 'mine' | 'theirs', picture?: PictureWords): Queue {
  const clash = queue.clashes.find((one) => isOf(one, field, picture))
  if (!clash) return queue
  const next = { ...queue, clashes: queue.clashes.filter((one) => one !== clash) }
  if (picture)
    return keeps === 'mine' ? addOperations(next, [changeWords(field, picture, clash.theirs, clash.mine)]) : next
  return keeps === 'mine'
    ? { ...next, pending: addOperation(next.pending, { op: 'set', field, before: clash.theirs, after: clash.mine }) }
    : { ...next, held: omit(next.held, field) }
}

/** Sets words of a picture that still say what their writer saw. */
export function changeWords(
  field: string,
  { key, part }: PictureWords,
  before: unknown,
  after: unknown,
): DraftOperation {
  const list = field as 'photos' | 'plans'
  const change = { [part]: (after as string | null) ?? '' }
  return { op: 'photo.change', list, key, change, before: { [part]: before ?? null } }
}

/** What a batch was refused for belongs to one of its operations: each is sent alone, and a lone one is held back. */
export function splitBatch(queue: Queue, problem: string, makeKey: () => string): Queue {
  const [refused, ...batches] = queue.batches
  if (!refused) return queue
  if (refused.ops.length > 1) {
    return { ...queue, batches: [...refused.ops.map((op) => ({ ...refused, key: makeKey(), ops: [op] })), ...batches] }
  }
  const [op] = refused.ops
  const next = { ...queue, batches }
  return op?.op === 'set' ? holdField(next, op.field, { value: op.after, problem }) : next
}

/** Takes over what a page that is gone had not sent: its batches under their own keys, then what was still waiting. */
export function mergeQueue(queue: Queue, gone: Queue): Queue {
  const next = takeDraft({ ...queue, batches: [...queue.batches, ...gone.batches] }, gone.draft)
  return {
    ...next,
    pending: gone.pending.reduce(addOperation, next.pending),
    clashes: [
      ...next.clashes,
      ...gone.clashes.filter((one) => !next.clashes.some((own) => isOf(own, one.field, one.picture))),
    ],
    held: { ...gone.held, ...next.held },
  }
}

function omit(held: Queue['held'], field: DraftField): Queue['held'] {
  const { [field]: _, ...rest } = held
  return rest
}
