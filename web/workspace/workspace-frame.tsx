import { ApiRefusal } from '../api-client.ts'
import { useSession } from '../account/session/session.ts'
import type { WorkspaceScreen } from '../workspace-paths.ts'
import { OverviewContext, useOverviewAnswer } from './overview.ts'
import { TabBar } from './tab-bar.tsx'
import styles from './workspace-frame.module.css'
import outline from './workspace-outline.module.css'
import { WorkspaceRail } from './workspace-rail.tsx'
import { NotForAccount, SignedOut, Waiting } from './workspace-states.tsx'

type Props = {
  screen: WorkspaceScreen
  /** Whether the screen has a bar of its own along a phone's bottom. */
  hasOwnBar?: boolean | undefined
  children: React.ReactNode
}

/** Around every screen of who works here: the ways between them, on a phone along its bottom. */
export function WorkspaceFrame({ screen, hasOwnBar = false, children }: Props) {
  const session = useSession()
  const overview = useOverviewAnswer()
  // Whoever became an agent since they signed in has the role at the API first.
  const role = overview.data?.role ?? session?.user.role
  const isRefused = overview.failure instanceof ApiRefusal && overview.failure.failure.code === 'request.not_allowed'
  const content = () => {
    if (!session) return <SignedOut />
    if (role && !isRefused) return children
    return overview.failure ? <NotForAccount /> : <Waiting />
  }
  return (
    <OverviewContext value={overview}>
      <div className={`${outline.frame} ${styles.frame}`}>
        {session && role && <WorkspaceRail screen={screen} role={role} />}
        <div className={`${styles.content} ${session && role ? '' : styles.alone}`} key={session?.token}>
          {content()}
        </div>
        {session && role && !hasOwnBar && <TabBar screen={screen} role={role} />}
      </div>
    </OverviewContext>
  )
}
