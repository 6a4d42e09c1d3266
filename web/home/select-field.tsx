import { IconChevronDown } from '@tabler/icons-react'

import styles from './select-field.module.css'

type Props = { label: string } & React.ComponentProps<'select'>

/** A choice with its name inside the field; the whole field opens it. */
export function SelectField({ label, children, className = '', ...rest }: Props) {
  return (
    <label className={`${styles.field} ${className}`}>
      <span className="inner-label">{label}</span>
      <select className={styles.select} {...rest}>
        {children}
      </select>
      <IconChevronDown className={styles.chevron} size={20} stroke={1.75} aria-hidden />
    </label>
  )
}
