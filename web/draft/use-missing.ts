import { useMemo } from 'react'

import { isSame } from '#contract/draft/apply-operations.ts'
import { listMissing } from '#contract/draft/complete.ts'
import { draftFieldNames, type DraftDocument, type DraftField } from '#contract/draft/document.ts'
import type { Draft } from '#contract/draft/draft.ts'

import { useDraft } from './draft-context.ts'
import { findSection, type Section } from './sections/sections.ts'

export type Lacking = { field: string; code: string }

/** What a publication still lacks: what can be seen here at once, and what only the server knows. */
export function useMissing(): Lacking[] {
  const document = useDraft((snapshot) => snapshot.document)
  const draft = useDraft((snapshot) => snapshot.draft)
  return useMemo(() => findMissing(document, draft), [document, draft])
}

function findMissing(document: DraftDocument, draft: Draft): Lacking[] {
  const own: Lacking[] = listMissing(document)
  const names = new Set<string>(own.map(({ field }) => field))
  const isOld = (field: string) => !isSame(document[field as DraftField], draft.document[field as DraftField])
  // Places that do not belong together and pictures that are not ready: as of what was saved last.
  const told = draft.missing.filter(
    ({ field, code }) => !names.has(field) && code !== 'field.required' && !isOld(field),
  )
  return [...own, ...told].toSorted((one, other) => findPlace(one.field) - findPlace(other.field))
}

function findPlace(field: string): number {
  return (draftFieldNames as string[]).indexOf(field)
}

export type Mark = 'complete' | 'missing' | 'problem' | 'empty'

/** What the list of sections says of each. */
export function useMarks(): (section: Section) => Mark {
  const missing = useMissing()
  const held = useDraft((snapshot) => snapshot.held)
  const clashes = useDraft((snapshot) => snapshot.clashes)
  return (section) => {
    const isOf = (field: string) => findSection(field) === section
    if (Object.keys(held).some(isOf) || clashes.some(({ field }) => isOf(field))) return 'problem'
    if (section === 'publish') return missing.length === 0 ? 'complete' : 'empty'
    if (missing.some(({ field, code }) => isOf(field) && code !== 'field.required')) return 'problem'
    return missing.some(({ field }) => isOf(field)) ? 'missing' : 'complete'
  }
}
