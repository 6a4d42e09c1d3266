import { useId } from 'react'

import { visitModes } from '#contract/lead/lead-facts.ts'

import { useTexts } from '../../texts.ts'
import styles from './moment-picker.module.css'

type Props = { value: string; onChange: (mode: (typeof visitModes)[number]) => void }

/** There, or through the agent's telephone. */
export function ModeInput({ value, onChange }: Props) {
  const t = useTexts()
  const name = useId()
  return (
    <fieldset className={styles.picker}>
      <legend>{t('visit.mode')}</legend>
      <div className={styles.modes}>
        {visitModes.map((mode) => (
          <label key={mode} className={styles.moment}>
            <input type="radio" name={name} value={mode} checked={value === mode} onChange={() => onChange(mode)} />
            <span>{t(`lead.facts.visit_mode.${mode}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
