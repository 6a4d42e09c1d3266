import { Link } from 'react-router'

import { workspaceStates, type WorkspaceState } from '#contract/workspace/workspace.ts'

import { useLanguage, useTexts } from '../../texts.ts'
import { type ListingsQuery, toListingsPath } from './listings-address.ts'
import styles from './listings.module.css'

type Props = { query: ListingsQuery; states: Record<WorkspaceState, number>; isAgent: boolean }

/** How many there are of each state under the other filters, each a way to them; an agent's colleagues' come last. */
export function StateTabs({ query, states, isAgent }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const all = workspaceStates.reduce((sum, state) => sum + states[state], 0)
  const shown = workspaceStates.filter((state) => states[state] > 0 || query.state === state)
  const tabs = [
    { state: undefined, text: t('listings.all'), count: all },
    ...shown.map((state) => ({ state, text: t(`workspace.state.${state}`), count: states[state] })),
  ]
  return (
    <nav className={styles.tabs} aria-label={t('listings.state')}>
      <ul>
        {!query.of_colleagues &&
          tabs.map(({ state, text, count }) => (
            <li key={text}>
              <Link
                to={toListingsPath(query, { state }, language)}
                aria-current={query.state === state ? 'true' : undefined}
                preventScrollReset
              >
                {text} <b>{count}</b>
              </Link>
            </li>
          ))}
        {isAgent && (
          <li>
            <Link
              to={toListingsPath({}, { of_colleagues: query.of_colleagues ? undefined : '1' }, language)}
              aria-current={query.of_colleagues ? 'true' : undefined}
              preventScrollReset
            >
              {t('listings.of_colleagues')} {query.of_colleagues && <b>{all}</b>}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
