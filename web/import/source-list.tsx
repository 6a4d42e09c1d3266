import { Link } from 'react-router'

import type { ImportSource } from '#contract/import/import.ts'

import { useSession } from '../account/session/session.ts'
import { formatShortMomentHere } from '../dates.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { toWorkspacePath } from '../workspace-paths.ts'
import { isResting } from './describe-run.ts'
import styles from './import.module.css'
import { RunPill } from './run-pill.tsx'

/** The sources with where their newest run stands. */
export function SourceList({ sources }: { sources: readonly ImportSource[] }) {
  const t = useTexts()
  return (
    <ul className={styles.list} aria-label={t('workspace.title.import')}>
      {sources.map((source) => (
        <li key={source.id}>
          <SourceLine source={source} />
        </li>
      ))}
    </ul>
  )
}

function SourceLine({ source: { id, name, agency, kind, listings, due_at, read_at, run } }: { source: ImportSource }) {
  const t = useTexts()
  const language = useLanguage()
  const isStaff = useSession()?.user.role === 'staff'
  const facts = [t(`import.kind.${kind}`), isStaff && agency.name, t('import.listings', { count: listings })]
  return (
    <article className={styles.line}>
      <div className={styles.words}>
        <h2>
          <Link to={toWorkspacePath('import_source', language, id)}>{name}</Link>
        </h2>
        <p className="muted">{facts.filter(Boolean).join(' · ')}</p>
        {read_at && <p className="fine">{t('import.read', { time: formatShortMomentHere(read_at, language) })}</p>}
        {due_at && <p className="fine">{t('import.due', { time: formatShortMomentHere(due_at, language) })}</p>}
      </div>
      <div className={styles.end}>
        {run ? <RunPill state={run.state} /> : <span className="muted">{t('import.no_run')}</span>}
        {run && isResting(run.state) && (
          <ButtonLink
            isSmall
            to={toWorkspacePath('import_run', language, id, run.id)}
            aria-label={`${t('import.see')}: ${name}`}
          >
            {t('import.see')}
          </ButtonLink>
        )}
      </div>
    </article>
  )
}
