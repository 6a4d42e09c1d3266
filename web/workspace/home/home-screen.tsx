import { useTexts } from '../../texts.ts'
import { FigureTiles } from '../figure-tiles.tsx'
import { NewListing } from '../new-listing.tsx'
import { useOverview } from '../overview.ts'
import { ScreenHead } from '../screen-head.tsx'
import { FailedScreen, Waiting } from '../workspace-states.tsx'
import { ListingBlocks } from './listing-blocks.tsx'
import styles from './home.module.css'
import { ToConfirm } from './to-confirm.tsx'
import { WaitingEnquiries } from './waiting-enquiries.tsx'

/** What waits for whoever works here, each with the press that ends it, and how the last month went. */
export default function HomeScreen() {
  const t = useTexts()
  const { data, failure, again } = useOverview()
  const lead = data?.agency ? data.agency.name : undefined
  return (
    <>
      <ScreenHead title={t('workspace.title.workspace')} {...(lead && { lead })}>
        <NewListing />
      </ScreenHead>
      {failure ? <FailedScreen failure={failure} onRetry={again} /> : null}
      {!failure && !data && <Waiting bars={6} />}
      {!failure && data && (
        <>
          <div className={styles.blocks}>
            <ToConfirm block={data.to_confirm} onDone={again} />
            <ListingBlocks overview={data} />
            <WaitingEnquiries enquiries={data.enquiries} />
          </div>
          <FigureTiles days={data.days} title={t('workspace.last_30_days')} />
        </>
      )}
    </>
  )
}
