import { termLimits } from '#contract/mortgage/loan-terms.ts'

import { useTexts } from '../../texts.ts'
import styles from '../../ui/field.module.css'

const choices = Array.from({ length: termLimits.most - termLimits.least + 1 }, (_, at) => at + termLimits.least)

/** The years that banks here lend for. */
export function YearsField({ years, onChange }: { years: number; onChange: (years: number) => void }) {
  const t = useTexts()
  return (
    <label className={styles.field}>
      {t('mortgage.calc.years')}
      <select name="years" value={years} onChange={({ target }) => onChange(Number(target.value))}>
        {choices.map((count) => (
          <option key={count} value={count}>
            {t('mortgage.calc.years_of', { count })}
          </option>
        ))}
      </select>
    </label>
  )
}
