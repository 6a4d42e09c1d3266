import { IconChevronDown, IconSearch } from '@tabler/icons-react'

import styles from './fields.module.css'

type TextProps = { label: string; problem?: string | undefined } & React.ComponentProps<'input'>

/** A text to look for, its name inside the field and what is wrong with it below. */
export function TextField({ label, problem, name, ...rest }: TextProps) {
  return (
    <div className={styles.wide}>
      <label className={styles.field}>
        <span className="inner-label">{label}</span>
        <input
          className={styles.input}
          type="search"
          name={name}
          autoComplete="off"
          {...(problem && { 'aria-invalid': true, 'aria-describedby': `${name}-problem` })}
          {...rest}
        />
        <IconSearch className={styles.icon} size={20} stroke={1.75} aria-hidden />
      </label>
      {problem && (
        <p id={`${name}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}

/** A choice with its name inside the field; the whole field opens it. */
export function ChoiceField({ label, children, ...rest }: { label: string } & React.ComponentProps<'select'>) {
  return (
    <label className={styles.field}>
      <span className="inner-label">{label}</span>
      <select className={styles.input} {...rest}>
        {children}
      </select>
      <IconChevronDown className={styles.icon} size={20} stroke={1.75} aria-hidden />
    </label>
  )
}
