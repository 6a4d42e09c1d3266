import { isSame } from './apply-operations.ts'
import { draftFieldNames, type DraftDocument, type DraftField } from './document.ts'

/** What became of a draft beside which its listing was published: the two in one, and fields that both changed otherwise. */
export type Rebased = { document: DraftDocument; taken: DraftField[]; clashes: DraftField[] }

/** Merges what a draft changed since `base` with what is public now; where both changed a field the draft's stays, named. */
export function rebaseDocument(mine: DraftDocument, base: DraftDocument, theirs: DraftDocument): Rebased {
  const document: Record<string, unknown> = { ...mine }
  const taken: DraftField[] = []
  const clashes: DraftField[] = []
  for (const field of draftFieldNames) {
    if (isSame(theirs[field], base[field]) || isSame(theirs[field], mine[field])) continue
    if (!isSame(mine[field], base[field])) clashes.push(field)
    else {
      document[field] = theirs[field]
      taken.push(field)
    }
  }
  return { document: document, taken, clashes }
}
