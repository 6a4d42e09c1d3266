import styles from './pills.module.css'

type Props = {
  name: string
  legend: string
  options: { value: string; label: string; count?: number }[]
  asked: URLSearchParams
  isLegendHidden?: boolean
}

/** One of a few: radio buttons that look like pills. The first option, without a value, asks for nothing. */
export function Pills({ name, legend, options, asked, isLegendHidden }: Props) {
  const chosen = asked.get(name) ?? options[0]?.value
  return (
    <fieldset className={styles.pills}>
      <legend className={isLegendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className="cluster">
        {options.map(({ value, label, count }) => (
          <label key={value} className={styles.pill} data-none={count === 0}>
            <input
              className="visually-hidden"
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
            />
            {label}
            {count === undefined ? null : <small>{count}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
