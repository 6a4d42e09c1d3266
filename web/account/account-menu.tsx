import { IconLayoutDashboard, IconLogout } from '@tabler/icons-react'
import { Link } from 'react-router'

import type { User } from '#contract/account/account.ts'

import { toPath } from '../paths.ts'
import { useSession } from './session/session.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { toWorkspacePath } from '../workspace-paths.ts'
import { Avatar } from './session/avatar.tsx'
import { notify } from '../ui/snackbar.ts'
import { useSignOut } from './session/use-signed-call.ts'
import styles from './account-menu.module.css'

type Props = {
  /** On a telephone's header stands the picture alone. */
  place: 'header' | 'drawer'
}

/** Who is signed in, and the way out. */
export function AccountMenu({ place }: Props) {
  const t = useTexts()
  const signOut = useSignOut()
  const session = useSession()
  if (!session) return null
  const leave = () => {
    signOut()
    notify(t('account.signed_out'))
  }
  return (
    <div className={`${styles.menu} ${styles[place]}`}>
      <Person user={session.user} />
      {session.user.role && <WorkspaceLink place={place} />}
      <button className={styles.out} type="button" aria-label={t('account.sign_out')} onClick={leave}>
        <IconLogout size={20} stroke={1.75} aria-hidden />
        {place === 'drawer' && t('account.sign_out')}
      </button>
    </div>
  )
}

/** Only whoever works here is shown the way to it. */
function WorkspaceLink({ place }: Props) {
  const t = useTexts()
  const language = useLanguage()
  return (
    <Link className={styles.out} to={toWorkspacePath('workspace', language)} aria-label={t('account.workspace')}>
      <IconLayoutDashboard size={20} stroke={1.75} aria-hidden />
      {place === 'drawer' && t('account.workspace')}
    </Link>
  )
}

function Person({ user }: { user: User }) {
  const language = useLanguage()
  return (
    <Link className={styles.person} to={toPath('profile', language)}>
      <Avatar user={user} />
      <span className={styles.name}>{user.full_name}</span>
    </Link>
  )
}
