import type { DraftProject } from '#contract/draft/beside.ts'
import type { DraftField } from '#contract/draft/document.ts'

import { formatArea, formatMoney } from '../../money.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { useDraft, useEditing, useValue } from '../draft-context.ts'
import styles from './sections.module.css'

/** The free unit that is named, with the press that takes over what it says. */
export function ProjectUnit({ project }: { project: DraftProject }) {
  const t = useTexts()
  const language = useLanguage()
  const { store } = useEditing()
  const name = useValue('unit_name')?.trim().toLowerCase()
  const unit = project.units.find((one) => one.name.toLowerCase() === name)
  const isTaken = useDraft(({ document }) => unit !== undefined && document.price === unit.price)
  if (!unit || isTaken) return null
  const { name: _, ...facts } = unit
  const words = {
    ...unit,
    area: formatArea(unit.construction_m2, language),
    price: formatMoney(unit.price, project.currency, language),
  }
  const take = () => {
    for (const [field, value] of Object.entries({ ...facts, currency: project.currency })) {
      store.edit(field as DraftField, value)
    }
    void store.flush()
  }
  return (
    <div className={styles.worked}>
      <p>{t('draft.unit_free', words)}</p>
      <Button isSmall look="secondary" onClick={take}>
        {t('draft.unit_take')}
      </Button>
    </div>
  )
}
