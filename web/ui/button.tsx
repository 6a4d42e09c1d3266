import { Link, type LinkProps } from 'react-router'

import styles from './button.module.css'

type Look = { look?: 'primary' | 'secondary' | 'sol' | 'glass'; isSmall?: boolean }

function classOf({ look = 'primary', isSmall }: Look, more = ''): string {
  return `${styles.button} ${styles[look]} ${isSmall ? styles.small : ''} ${more}`
}

/** A button; its type is `button` unless said. */
export function Button({ look, isSmall, className, type = 'button', ...rest }: Look & React.ComponentProps<'button'>) {
  return <button type={type} className={classOf({ look, isSmall }, className)} {...rest} />
}

/** A link inside the site that looks like a button. */
export function ButtonLink({ look, isSmall, className, ...rest }: Look & LinkProps) {
  return <Link className={classOf({ look, isSmall }, className)} {...rest} />
}

/** A link out of the site (telephone, WhatsApp, mail) that looks like a button. */
export function ButtonAnchor({ look, isSmall, className, children, ...rest }: Look & React.ComponentProps<'a'>) {
  return (
    <a className={classOf({ look, isSmall }, className)} {...rest}>
      {children}
    </a>
  )
}
