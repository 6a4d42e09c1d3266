import { useTexts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useSession } from '../account/session/session.ts'
import { useOverview } from '../workspace/overview.ts'
import { ScreenHead } from '../workspace/screen-head.tsx'
import styles from './connection.module.css'
import { FeedPart } from './feed-part.tsx'
import { TokenPart } from './token-part.tsx'
import { WebhookPart } from './webhook-part.tsx'

/** What an agency is connected to, one part for each kind; the network's staff see everybody's, and end them. */
export default function ConnectionsScreen() {
  const t = useTexts()
  const session = useSession()
  // What the session says is there before the answer.
  const isStaff = (useOverview().data?.role ?? session?.user.role) === 'staff'
  return (
    <>
      <ScreenHead
        title={t('workspace.title.connections')}
        lead={t(isStaff ? 'connection.lead_staff' : 'connection.lead')}
      >
        <ButtonLink look="secondary" isSmall to="/v2/docs" reloadDocument>
          {t('connection.how')}
        </ButtonLink>
      </ScreenHead>
      <div className={styles.parts}>
        <TokenPart isStaff={isStaff} />
        {!isStaff && <FeedPart />}
        <WebhookPart isStaff={isStaff} />
      </div>
    </>
  )
}
