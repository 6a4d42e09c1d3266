import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'

import type { LeadRow } from '#contract/lead/lead.ts'

import { formatShortMomentHere } from '../../dates.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { toDeskPath, type DeskQuery } from './desk-address.ts'
import styles from './lead-list.module.css'
import { countMinutes, formatMinutes } from './format-minutes.ts'
import { getSender } from './sender-of.ts'

type Shared = {
  query: DeskQuery
  seesOthers: boolean
  /** When the list was answered. */
  now: number
}

/** The enquiries, newest first; the arrow keys go from one to the next. */
export function LeadList({ rows, ...shared }: Shared & { rows: readonly LeadRow[] }) {
  const t = useTexts()
  return (
    // Every row is a link of its own; the arrows are a help beside the Tab key.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul className={styles.list} aria-label={t('desk.list')} onKeyDown={moveByArrows}>
      {rows.map((row) => (
        <li key={row.id}>
          <Row row={row} {...shared} />
        </li>
      ))}
    </ul>
  )
}

function Row({ row, query, seesOthers, now }: Shared & { row: LeadRow }) {
  const t = useTexts()
  const language = useLanguage()
  const { id, kind, state, created_at, first_answered_at, excerpt, property, agent, department } = row
  const about = property ? `${property.code} · ${property.title}` : excerpt
  const responsible = agent?.name ?? (department ? t(`desk.departments.${department}`) : t('desk.no_agent'))
  const time = first_answered_at
    ? t('desk.answered_after', { time: formatMinutes(countMinutes(created_at, first_answered_at), t) })
    : state === 'new' && t('desk.waits', { time: formatMinutes(countMinutes(created_at, now), t) })
  return (
    <Link
      id={`lead-${id}`}
      className={styles.row}
      to={toDeskPath(query, { lead: id }, language)}
      aria-current={query.lead === id ? 'true' : undefined}
      preventScrollReset
    >
      <span className={styles.rowTop}>
        <b>{getSender(row, t)}</b>
        <time dateTime={created_at}>{formatShortMomentHere(created_at, language)}</time>
      </span>
      {about && <span className="ellipsis muted">{about}</span>}
      <span className={styles.rowFoot}>
        <span className={styles.state_mark} data-state={state}>
          {t(`desk.states.${state}`)}
        </span>
        <span>{t(`desk.kinds.${kind}`)}</span>
        {seesOthers && <span>{responsible}</span>}
        {time && <span>{time}</span>}
      </span>
    </Link>
  )
}

function moveByArrows(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  const links = [...event.currentTarget.querySelectorAll('a')]
  const next = links[links.indexOf(document.activeElement as HTMLAnchorElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
