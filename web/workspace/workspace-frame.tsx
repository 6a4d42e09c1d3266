import { useSession } from '../account/session/session.ts'
import type { WorkspaceScreen } from '../workspace-paths.ts'
import { NotForAccount, SignedOut } from './workspace-states.tsx'
import { TabBar } from './tab-bar.tsx'
import styles from './workspace-frame.module.css'
import { WorkspaceRail } from './workspace-rail.tsx'

type Props = {
  screen: WorkspaceScreen
  /** Whether the screen has a bar of its own along a phone's bottom. */
  hasOwnBar?: boolean | undefined
  children: React.ReactNode
}

/** Around every screen of who works here: the ways between them, on a phone along its bottom. */
export function WorkspaceFrame({ screen, hasOwnBar = false, children }: Props) {
  const session = useSession()
  const role = session?.user.role
  const content = !session ? <SignedOut /> : role ? children : <NotForAccount />
  return (
    <div className={styles.frame}>
      {role && <WorkspaceRail screen={screen} role={role} />}
      <div className={`${styles.content} ${role ? '' : styles.alone}`} key={session?.token}>
        {content}
      </div>
      {role && !hasOwnBar && <TabBar screen={screen} role={role} />}
    </div>
  )
}
