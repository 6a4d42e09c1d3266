import { lazy, Suspense } from 'react'

import { useDraft, useEditing } from '../draft-context.ts'

/** Pictures, plans, videos and the look around, with all that sends and sorts them in a chunk of its own. */
const PicturesSection = lazy(async () => ({
  default: (await import('../pictures/pictures-section.tsx')).PicturesSection,
}))

/** Pictures, plans, videos and the look around. */
export function PicturesPart() {
  const { store } = useEditing()
  const { draft, document } = useDraft((snapshot) => snapshot)
  return (
    <Suspense>
      <PicturesSection draft={{ ...draft, document }} apply={store.apply} />
    </Suspense>
  )
}
