import { useSearchParams } from 'react-router'

import { workspaceEndpoints } from '#contract/workspace/workspace.ts'

import { useAnswer } from '../../account/session/use-answer.ts'
import { useSession } from '../../account/session/session.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Pager } from '../../ui/pager.tsx'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { useSelection } from '../bulk/use-selection.ts'
import { NewListing } from '../new-listing.tsx'
import { ScreenHead } from '../screen-head.tsx'
import { FailedScreen, Waiting } from '../workspace-states.tsx'
import { EmptyListings } from './empty-listings.tsx'
import { countPublic, readListings, toListingsFilter, toListingsPath } from './listings-address.ts'
import { ListingsFilters } from './listings-filters.tsx'
import { ListingsTable } from './listings-table.tsx'
import styles from './listings.module.css'
import { StateTabs } from './state-tabs.tsx'

/** The listings and drafts of whoever works here, as the address asks. */
export default function ListingsScreen() {
  const t = useTexts()
  const language = useLanguage()
  const [search] = useSearchParams()
  const role = useSession()?.user.role ?? 'agent'
  const query = readListings(search)
  const { page = 1 } = query
  const selection = useSelection()
  const { data, failure, isWaiting, again } = useAnswer(
    `listings ${JSON.stringify(query)} ${language}`,
    (call, signal) => call(workspaceEndpoints.listings, { ...toListingsFilter(query), page }, signal),
  )
  return (
    <>
      <ScreenHead title={t('workspace.title.listings')}>
        <NewListing />
      </ScreenHead>
      <ListingsFilters query={query} role={role} />
      {failure ? <FailedScreen failure={failure} title={t('listings.failed')} onRetry={again} /> : null}
      {!failure && !data && <Waiting bars={8} />}
      {!failure && data && (
        <>
          <StateTabs query={query} states={data.meta.states} isAgent={role === 'agent'} />
          <div aria-busy={isWaiting} className={isWaiting ? styles.stale : ''}>
            <output className="visually-hidden">{t('listings.total', { count: data.meta.total })}</output>
            {data.data.length === 0 ? (
              <EmptyListings query={query} />
            ) : (
              <>
                <ListingsTable rows={data.data} role={role} selection={selection} onChange={again} />
                <BulkBar
                  rows={data.data}
                  selection={selection}
                  whole={{ filter: toListingsFilter(query), count: countPublic(query, data.meta.states) }}
                  onChange={again}
                />
              </>
            )}
          </div>
          <Pager
            current={data.meta.current_page}
            last={data.meta.last_page}
            toPage={(next) => toListingsPath(query, { page: next }, language)}
          />
        </>
      )}
    </>
  )
}
