import type { AuditLine } from '#contract/audit/audit.ts'

import { formatShortMomentHere } from '../dates.ts'
import { useLanguage, useTexts, type Text } from '../texts.ts'
import styles from './audit.module.css'
import { describeDetails } from './describe-details.ts'

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
          <small className={styles.details}>{describeDetails(details, t, language)}</small>
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
