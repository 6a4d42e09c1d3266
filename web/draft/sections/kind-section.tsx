import { draftTypes } from '#contract/draft/document.ts'
import { businessTypes } from '#contract/property/property-type.ts'

import { useTexts } from '../../texts.ts'
import { DraftChoice, DraftSelect } from '../inputs/draft-inputs.tsx'
import { ProjectPart } from './project-part.tsx'

/** What it is: to sell or to let, of which kind, and where it is part of something larger. */
export function KindSection() {
  const t = useTexts()
  return (
    <>
      <DraftChoice
        name="business_type"
        label={t('draft.business')}
        choices={businessTypes.map((value) => ({ value, label: t(`business.${value}`) }))}
      />
      <DraftSelect
        name="type"
        label={t('draft.type')}
        hint={t('draft.type_note')}
        options={draftTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
      />
      <ProjectPart />
    </>
  )
}
