import type { ImportSource } from '#contract/import/import.ts'

import { useLanguage, useTexts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { toWorkspacePath } from '../workspace-paths.ts'
import { isResting } from './describe-run.ts'
import styles from './import.module.css'
import { RunWords } from './run-words.tsx'

/** Where the newest run stands, while it is not over. */
export function NewestRun({ source: { id, run } }: { source: ImportSource }) {
  const t = useTexts()
  const language = useLanguage()
  if (!run || run.ended_at) return null
  return (
    <section className={styles.card} data-asks={isResting(run.state) || undefined}>
      <h2>{t('import.newest')}</h2>
      <div className={styles.line}>
        <RunWords run={run} />
        <ButtonLink to={toWorkspacePath('import_run', language, id, run.id)}>{t('import.see')}</ButtonLink>
      </div>
    </section>
  )
}
