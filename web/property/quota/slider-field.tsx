import styles from './quota-fields.module.css'

type Props = {
  label: string
  value: number
  least: number
  most: number
  /** The value in words. */
  shown: string
  onChange: (value: number) => void
}

/** A whole number between two others, chosen by sliding. */
export function SliderField({ label, value, least, most, shown, onChange }: Props) {
  const filled = `${((value - least) / (most - least)) * 100}%`
  return (
    <label className={styles.slider}>
      <span className={styles.said}>
        {label} <b>{shown}</b>
      </span>
      <input
        // Through the object model: the policy refuses style attributes.
        ref={(input) => input?.style.setProperty('--filled', filled)}
        type="range"
        min={least}
        max={most}
        value={value}
        aria-valuetext={shown}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </label>
  )
}
