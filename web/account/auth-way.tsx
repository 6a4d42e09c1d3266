import { Link } from 'react-router'

import { toPath } from '../paths.ts'
import { useLanguage } from '../texts.ts'
import styles from './account.module.css'
import { showAuthDialog, type AuthDialog } from './auth-dialog.ts'

const screens = { signin: 'sign_in', signup: 'sign_up', 'restore-password': 'forgot_password' } as const

type Props = { to: Exclude<AuthDialog, 'none' | 'complete-signup'>; isInDialog: boolean; children: React.ReactNode }

/** From one form to another: a link between the pages, a button in the dialog. */
export function AuthWay({ to, isInDialog, children }: Props) {
  const language = useLanguage()
  if (!isInDialog) {
    return (
      <Link className={styles.way} to={toPath(screens[to], language)}>
        {children}
      </Link>
    )
  }
  return (
    <button className={styles.way} type="button" onClick={() => showAuthDialog(to)}>
      {children}
    </button>
  )
}
