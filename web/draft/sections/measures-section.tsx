import { useState } from 'react'

import { doesApply } from '#contract/draft/applies.ts'
import type { DraftField } from '#contract/draft/document.ts'

import { formatArea } from '../../money.ts'
import { useLanguage, useTexts, type TextKey } from '../../texts.ts'
import { TextInput } from '../../ui/form/text-input.tsx'
import { useDraft, useField, useValue } from '../draft-context.ts'
import { ChoiceRow } from '../inputs/choice-row.tsx'
import { ClashNote } from '../inputs/clash-note.tsx'
import { DraftNumber } from '../inputs/draft-inputs.tsx'
import { useIsMust } from '../inputs/use-is-must.ts'
import { areaUnits, writeArea, type AreaUnit } from '../inputs/writing.ts'
import styles from './sections.module.css'

const counts = [
  ['bedrooms', 'draft.bedrooms'],
  ['bathrooms', 'draft.bathrooms'],
  ['half_bathrooms', 'draft.half_bathrooms'],
  ['parkings', 'draft.parkings'],
  ['stories', 'draft.stories'],
  ['level', 'draft.level'],
  ['year_built', 'draft.year'],
] as const satisfies readonly (readonly [DraftField, TextKey])[]

const units = Object.keys(areaUnits) as AreaUnit[]

/** How large it is, and of how many rooms; areas in the unit that is at hand. */
export function MeasuresSection() {
  const t = useTexts()
  const type = useValue('type')
  const [unit, setUnit] = useState<AreaUnit>('m2')
  const asked = counts.filter(([name]) => doesApply(name, { type }))
  return (
    <>
      <ChoiceRow
        name="unit"
        label={t('draft.areas_in')}
        hint={unit === 'm2' ? undefined : t('draft.areas_hint')}
        choices={units.map((value) => ({ value, label: t(`draft.unit.${value}`) }))}
        value={unit}
        onChoose={setUnit}
      />
      <div className={styles.pair}>
        {doesApply('construction_m2', { type }) && (
          <AreaInput key={`built ${unit}`} name="construction_m2" label={t('draft.construction')} unit={unit} />
        )}
        {doesApply('lot_m2', { type }) && (
          <AreaInput key={`lot ${unit}`} name="lot_m2" label={t('draft.lot')} unit={unit} />
        )}
      </div>
      <div className={styles.counts}>
        {asked.map(([name, label]) => (
          <DraftNumber key={name} name={name} label={t(label)} />
        ))}
      </div>
    </>
  )
}

type AreaProps = { name: 'construction_m2' | 'lot_m2'; label: string; unit: AreaUnit }

function AreaInput({ name, label, unit }: AreaProps) {
  const language = useLanguage()
  const isRequired = useIsMust(name)
  const value = useDraft(({ document }) => document[name])
  const field = useField(name, writeArea(unit, language))
  return (
    <div data-field={name}>
      <TextInput
        field={field}
        label={label}
        isRequired={isRequired}
        inputMode="decimal"
        autoComplete="off"
        {...(unit !== 'm2' && typeof value === 'number' && { hint: `= ${formatArea(value, language)}` })}
      />
      <ClashNote name={name} />
    </div>
  )
}
