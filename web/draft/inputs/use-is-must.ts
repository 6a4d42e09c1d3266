import { isMust } from '#contract/draft/applies.ts'
import type { DraftField } from '#contract/draft/document.ts'

import { useValue } from '../draft-context.ts'

/** Whether a publication needs the field, of this kind of property. */
export function useIsMust(name: DraftField): boolean {
  const type = useValue('type')
  return isMust(name, { type })
}
