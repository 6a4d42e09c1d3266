import { sourceKinds } from '#contract/import/source.ts'

import { useTexts } from '../texts.ts'
import type { Field } from '../ui/form/use-form.ts'
import styles from './import.module.css'

type Props<Option extends string> = {
  field: Field
  title: string
  options: readonly { value: Option; label: string; text: string }[]
}

/** One of several, each with what it means. */
export function RadioCards<Option extends string>({ field, title, options }: Props<Option>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{title}</legend>
      {options.map(({ value, label, text }) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            name={field.name}
            value={value}
            checked={field.value === value}
            onChange={() => field.onChange(value)}
          />
          <span>
            {label}
            <small>{text}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** What the files are, and where one gets such a file. */
export function KindChoice({ field }: { field: Field }) {
  const t = useTexts()
  const options = sourceKinds.map((value) => ({
    value,
    label: t(`import.kind.${value}`),
    text: t(`import.about.${value}`),
  }))
  return <RadioCards field={field} title={t('import.kind')} options={options} />
}
