import { Link } from 'react-router'

import type { VersionLine } from '#contract/draft/version.ts'

import { formatShortMomentHere } from '../../dates.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { nameDraftField } from '../name-field.ts'
import styles from './review.module.css'

type Props = {
  versions: readonly VersionLine[]
  saved: readonly VersionLine[]
  open: number | undefined
  /** The address at which a version is open. */
  toVersion: (n: number) => string
}

const named = 4

/** What was published of a listing, the newest first, and what was saved of its draft. */
export function VersionList({ versions, saved, open, toVersion }: Props) {
  const t = useTexts()
  return (
    <>
      <ul className={styles.rows}>
        {versions.map((version) => (
          <li key={version.n}>
            <Link
              to={toVersion(version.n)}
              className={styles.row}
              aria-current={version.n === open || undefined}
              preventScrollReset
            >
              <Line version={version} title={t('draft.history_version', { number: version.n })} />
            </Link>
          </li>
        ))}
      </ul>
      {saved.length > 0 && (
        <>
          <h2>{t('draft.history_saved')}</h2>
          <ul className={styles.rows}>
            {saved.map((save) => (
              <li key={save.n} className={styles.row}>
                <Line version={save} title={t('draft.history_kind_saved')} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Line({ version, title }: { version: VersionLine; title: string }) {
  const t = useTexts()
  const language = useLanguage()
  const { kind, by, at, changed } = version
  const fields = changed.slice(0, named).map((field) => nameDraftField(field, t))
  const more = changed.length - fields.length
  return (
    <>
      <b>{title}</b>
      <span>{fields.join(', ') + (more > 0 ? ` ${t('draft.history_more', { count: more })}` : '')}</span>
      <small>
        {formatShortMomentHere(at, language)} · {by ?? t(`draft.history_kind_${kind}`)}
      </small>
    </>
  )
}
