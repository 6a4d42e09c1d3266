import { useSearchParams } from 'react-router'

import { leadEndpoints, type LeadRow } from '#contract/lead/lead.ts'

import { useLanguage, useTexts } from '../../texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ListWithPane } from '../../ui/page/list-with-pane.tsx'
import { Pager } from '../../ui/pager.tsx'
import { useSession } from '../../account/session/session.ts'
import { toDeskPath, toDeskFilter, readDesk, type DeskQuery } from './desk-address.ts'
import { EmptyDesk, FailedDesk } from './desk-states.tsx'
import styles from './desk.module.css'
import { LeadFilters } from './lead-filters.tsx'
import { LeadList } from './lead-list.tsx'
import { LeadPane } from './lead-pane.tsx'
import { formatMinutes } from './format-minutes.ts'
import { StateTabs } from './state-tabs.tsx'
import { Waiting } from '../../workspace/workspace-states.tsx'
import { useAnswer } from '../../account/session/use-answer.ts'

/** The enquiries of whoever is signed in, and the one that is open beside them. */
export function Desk() {
  const t = useTexts()
  const language = useLanguage()
  const session = useSession()
  const [search] = useSearchParams()
  const query = readDesk(search)
  const { lead, page = 1, ...asked } = query
  const { data, failure, at, isWaiting, again } = useAnswer(
    `list ${JSON.stringify([asked, page, language])}`,
    (call, signal) => call(leadEndpoints.list, { ...toDeskFilter(query), page }, signal),
  )
  if (!session) return null
  if (failure) return <FailedDesk failure={failure} onRetry={again} />
  if (!data) return <Waiting />

  const { meta, data: rows } = data
  const seesOthers = session.user.role !== 'agent'
  const isFiltered = Object.keys(asked).length > 0
  return (
    <ListWithPane
      isOpen={lead !== undefined}
      asking={
        <LeadFilters query={query} seesOthers={seesOthers} agentName={nameOf(asked.agent, rows)} onRefresh={again} />
      }
      list={
        <>
          <StateTabs query={query} states={meta.states} />
          <output className="muted">
            {t('desk.total', { count: meta.total })}
            {meta.answer_minutes !== null &&
              ` · ${t('desk.answered_in', { time: formatMinutes(meta.answer_minutes, t) })}`}
          </output>
          <div aria-busy={isWaiting} className={isWaiting ? styles.stale : ''}>
            {rows.length === 0 ? (
              <EmptyDesk isFiltered={isFiltered} clearPath={toDeskPath({}, {}, language)} />
            ) : (
              <LeadList rows={rows} query={query} seesOthers={seesOthers} now={at} />
            )}
          </div>
          <Pager
            current={meta.current_page}
            last={meta.last_page}
            toPage={(next) => toDeskPath(query, { page: next, lead: undefined }, language)}
          />
        </>
      }
      pane={
        lead === undefined ? (
          <Choose waiting={rows.findLast(({ state }) => state === 'new')} query={query} />
        ) : (
          <LeadPane key={lead} id={lead} query={query} seesOthers={seesOthers} onChange={again} />
        )
      }
    />
  )
}

/** What stands beside the list until one is open: what to do, and the way to the one that has waited longest. */
function Choose({ waiting, query }: { waiting: LeadRow | undefined; query: DeskQuery }) {
  const t = useTexts()
  const language = useLanguage()
  return (
    <div className={styles.choose}>
      <p>{t('desk.choose')}</p>
      {waiting && (
        <ButtonLink isSmall to={toDeskPath(query, { lead: waiting.id }, language)} preventScrollReset>
          {t('desk.open_waiting')}
        </ButtonLink>
      )}
    </div>
  )
}

/** The agent whose enquiries are listed, as the list itself says it. */
function nameOf(agent: string | undefined, rows: readonly LeadRow[]): string | undefined {
  return rows.find((row) => String(row.agent?.id) === agent)?.agent?.name
}
