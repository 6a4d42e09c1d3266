import type { Project } from '#contract/project/project.ts'

import { useTexts } from '../../texts.ts'
import { UnitPills } from './unit-pills.tsx'
import styles from './unit-section.module.css'
import { UnitTable } from './unit-table.tsx'
import { findChosenUnit, hasFloors, listUnits } from './unit-view.ts'
import { useUnitView } from './use-unit-view.ts'

/** Every unit with its measures, price and state, to be sifted and sorted by links that work without scripts. */
export function UnitSection({ project }: { project: Project }) {
  const t = useTexts()
  const { view, hrefOf } = useUnitView(project)
  const shown = listUnits(project.units, view)
  const chosen = findChosenUnit(project.units, view.unit)
  return (
    <>
      <UnitPills units={project.units} view={view} hrefOf={hrefOf} />
      <output className={styles.count}>
        {t('project.units_shown', { count: shown.length, all: project.units_count })}
      </output>
      {shown.length > 0 && (
        <UnitTable
          units={shown}
          hasFloors={hasFloors(project.units)}
          currency={project.currency}
          chosen={chosen}
          view={view}
          hrefOf={hrefOf}
        />
      )}
    </>
  )
}
