import { PropertyCard } from '../property/property-card.tsx'
import type { ScreenProps } from '../workspace-screens.ts'
import { ChangesOf } from './changes-of.tsx'
import { Editor } from './editor.tsx'
import { OpenDraft } from './open-draft.tsx'

/** Where a listing is written: a draft by its number, or the changes of a listing by its code. */
export default function EditorScreen({ id }: ScreenProps) {
  if (id.includes('-')) return <ChangesOf code={id} />
  return (
    <OpenDraft id={Number(id)}>
      <Editor card={PropertyCard} />
    </OpenDraft>
  )
}
