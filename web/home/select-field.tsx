import { IconChevronDown } from '@tabler/icons-react'

import styles from './select-field.module.css'

/** A choice with its name inside the field; the whole field opens it. */
export function SelectField({ label, children, ...rest }: { label: string } & React.ComponentProps<'select'>) {
  return (
    <label className={styles.field}>
      <span className="inner-label">{label}</span>
      <select className={styles.select} {...rest}>
        {children}
      </select>
      <IconChevronDown className={styles.chevron} size={20} stroke={1.75} aria-hidden />
    </label>
  )
}
