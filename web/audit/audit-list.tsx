import type { AuditLine } from '#contract/audit/audit.ts'

import { formatShortMomentHere } from '../dates.ts'
import { useLanguage, useTexts, type Text } from '../texts.ts'
import styles from './audit.module.css'

/** What was done, one line each: when, who, what, to what. */
export function AuditList({ lines, isWaiting }: { lines: readonly AuditLine[]; isWaiting: boolean }) {
  const t = useTexts()
  const language = useLanguage()
  return (
    <ol className={styles.lines} aria-busy={isWaiting}>
      {lines.map(({ id, at, kind, by, agency, subject, details }) => (
        <li key={id}>
          <time dateTime={at}>{formatShortMomentHere(at, language)}</time>
          <span>
            <b>{t(`audit.kind.${kind}`)}</b>
            {subject && <> · {nameSubject(subject, t)}</>}
          </span>
          <span>
            {by ? (by.name ?? t('audit.gone')) : t('audit.system')}
            {agency && <small>{agency}</small>}
          </span>
          <small className={styles.details}>{writeDetails(details)}</small>
        </li>
      ))}
    </ol>
  )
}

const subjects = ['listing', 'draft', 'agent', 'agency', 'client', 'invitation', 'lead', 'report'] as const

function nameSubject({ kind, id, name }: NonNullable<AuditLine['subject']>, t: Text): string {
  const known = subjects.find((one) => one === kind)
  return `${t(`audit.subject.${known ?? 'other'}`)} ${name ?? id}`
}

/** Names of fields, states and numbers, as they were written down. */
function writeDetails(details: AuditLine['details']): string {
  return Object.entries(details)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') : String(value)}`)
    .join(' · ')
}
