import styles from './slider-field.module.css'

type Props = {
  label: string
  /** The value in words. */
  shown: string
  min: number
  max: number
  step: number
  value: number
  onValue: (value: number) => void
}

/** A number chosen by sliding, its value in words beside its name. */
export function SliderField({ label, shown, value, onValue, ...range }: Props) {
  return (
    <label className={styles.field}>
      <span className={styles.head}>
        {label} <b>{shown}</b>
      </span>
      <input
        className={styles.slider}
        type="range"
        {...range}
        value={value}
        aria-label={label}
        aria-valuetext={shown}
        onChange={(event) => onValue(event.currentTarget.valueAsNumber)}
      />
    </label>
  )
}
