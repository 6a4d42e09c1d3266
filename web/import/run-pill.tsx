import type { RunState } from '#contract/import/run.ts'

import { useTexts } from '../texts.ts'
import { getTone } from './describe-run.ts'
import styles from './import.module.css'

/** Where a run stands, in a word. */
export function RunPill({ state }: { state: RunState }) {
  const t = useTexts()
  return (
    <span className={styles.pill} data-tone={getTone(state)}>
      {t(`import.state.${state}`)}
    </span>
  )
}
