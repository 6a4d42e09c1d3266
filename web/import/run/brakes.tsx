import { IconHandStop } from '@tabler/icons-react'

import type { Run } from '#contract/import/import.ts'

import { useTexts } from '../../texts.ts'
import styles from '../import.module.css'

/** What makes a run wait for a person, and what that usually means. */
export function Brakes({ run: { brakes } }: { run: Run }) {
  const t = useTexts()
  if (brakes.length === 0) return null
  return (
    <section className={styles.brakes} aria-labelledby="brakes">
      <h2 id="brakes">
        <IconHandStop size={24} stroke={1.75} aria-hidden />
        {t('import.brakes')}
      </h2>
      <dl>
        {brakes.map(({ kind, count, of }) => (
          <div key={kind}>
            <dt>{t(`import.brake.${kind}`, { count, of })}</dt>
            <dd>{t(`import.brake_means.${kind}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
