import { Link } from 'react-router'

import { leadStates, type LeadState } from '#contract/lead/lead.ts'

import { useLanguage, useTexts } from '../../texts.ts'
import { toDeskPath, type DeskQuery } from './desk-address.ts'
import styles from './desk.module.css'

type Props = { query: DeskQuery; states: Record<LeadState, number> }

/** How many there are of each state, each a way to them; all but the suspicious ones come first. */
export function StateTabs({ query, states }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const all = leadStates.reduce((sum, state) => sum + (state === 'spam' ? 0 : states[state]), 0)
  const tabs = [
    { state: undefined, text: t('desk.all'), count: all },
    ...leadStates.map((state) => ({ state, text: t(`desk.states.${state}`), count: states[state] })),
  ]
  return (
    <nav className={styles.tabs} aria-label={t('desk.state')}>
      <ul>
        {tabs.map(({ state, text, count }) => (
          <li key={text}>
            <Link to={toDeskPath(query, { state }, language)} aria-current={query.state === state ? 'true' : undefined}>
              {text} <b>{count}</b>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
