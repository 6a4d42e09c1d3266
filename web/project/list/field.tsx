import styles from './field.module.css'

type Common = { name: string; label: string; problem?: string | undefined }

/** A choice among what there is. */
export function Field({
  name,
  label,
  chosen,
  problem,
  children,
}: Common & { chosen: string | number | undefined; children: React.ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={chosen ?? ''} {...faultOf(name, problem)}>
        {children}
      </select>
      <Problem name={name} problem={problem} />
    </div>
  )
}

export function AmountInput({ name, label, value, problem }: Common & { value: string | number | undefined }) {
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={15}
        defaultValue={value ?? ''}
        {...faultOf(name, problem)}
      />
      <Problem name={name} problem={problem} />
    </div>
  )
}

function faultOf(name: string, problem: string | undefined) {
  return problem ? ({ 'aria-invalid': true, 'aria-describedby': `${name}-problem` } as const) : {}
}

function Problem({ name, problem }: { name: string; problem: string | undefined }) {
  if (!problem) return null
  return (
    <p id={`${name}-problem`} className={styles.problem} role="alert">
      {problem}
    </p>
  )
}
