import { createContext, useContext, useState, useSyncExternalStore } from 'react'

import type { DraftDocument, DraftField } from '#contract/draft/document.ts'
import type { FieldProblem } from '#contract/errors.ts'
import { fieldProblems } from '#contract/errors.ts'
import { isSame } from '#contract/draft/apply-operations.ts'

import { useTexts, type Text } from '../texts.ts'
import type { Field } from '../ui/form/use-form.ts'
import { describeProblem } from '../ui/form/describe-problem.ts'
import type { DraftStore, Snapshot } from './saving/draft-store.ts'

type Editing = { store: DraftStore }

export const DraftContext = createContext<Editing | null>(null)

export function useEditing(): Editing {
  const editing = useContext(DraftContext)
  if (!editing) throw new Error('DraftContext is set by the editor')
  return editing
}

/** A part of the draft as it stands; whoever asks is rendered anew when that part changes, and at nothing else. */
export function useDraft<Part>(pick: (snapshot: Snapshot) => Part): Part {
  const { store } = useEditing()
  return useSyncExternalStore(
    store.subscribe,
    () => pick(store.read()),
    () => pick(store.read()),
  )
}

export function useValue<Name extends DraftField>(name: Name): DraftDocument[Name] {
  return useDraft(({ document }) => document[name])
}

/** How a field is written and read as text. */
export type Writing = {
  write: (value: unknown) => string
  /** What a text means; NaN and the like are refused by the field's rule. */
  read: (text: string) => unknown
}

const asText: Writing = {
  write: (value) => (typeof value === 'string' ? value : ''),
  read: (text) => (text.trim() === '' ? null : text),
}

/** A field of the draft for the inputs of forms: what is typed stands as it is typed, and is saved as what it means. */
export function useField(name: DraftField, { write, read }: Writing = asText): Field {
  const { store } = useEditing()
  // What was typed last: as long as it means what the draft holds, it stands as it was typed.
  const [typed, setTyped] = useState<string>()
  const t = useTexts()
  const value = useValue(name)
  const held = useDraft((snapshot) => snapshot.held[name])
  const last = typed ?? held?.typed
  const isCurrent = last !== undefined && (held ? held.typed === last : means(read(last), value))
  return {
    name,
    value: isCurrent ? last : held ? (held.typed ?? write(held.value)) : write(value),
    problem: held && describeHeld(held.problem, name, t),
    onChange: (text) => {
      setTyped(text)
      store.edit(name, read(text), text)
    },
    onBlur: () => {
      if (!store.read().held[name]) setTyped(undefined)
    },
  }
}

/** Blanks at the ends of what is typed are no part of what is kept. */
function means(read: unknown, value: unknown): boolean {
  return isSame(read, value) || (typeof read === 'string' && read.trim() === value)
}

const known = new Set<string>(fieldProblems)

/** A problem in words: of a rule here, or as the server said it. */
export function describeHeld(problem: string, name: string, t: Text): string {
  return known.has(problem) ? describeProblem(t, problem as FieldProblem, name) : problem
}
