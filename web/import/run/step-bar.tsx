import { IconCheck } from '@tabler/icons-react'
import { Link } from 'react-router'

import type { Run } from '#contract/import/import.ts'

import { useLanguage, useTexts } from '../../texts.ts'
import { toWorkspacePath } from '../../workspace-paths.ts'
import styles from '../import.module.css'
import { chooseStep, countStep, hasTrial, type Step } from './choose-step.ts'

const names = ['source', 'columns', 'trial', 'apply', 'report'] as const

/** The five steps: where the run is, where its reader is, and the ways back. */
export function StepBar({ run, step }: { run: Run; step: Step }) {
  const t = useTexts()
  const language = useLanguage()
  const at = countStep(run, step)
  const through = countStep(run, chooseStep(run, null))
  const path = toWorkspacePath('import_run', language, run.source.id, run.id)
  const ways: Record<(typeof names)[number], string | null> = {
    source: `${toWorkspacePath('import_source', language, run.source.id)}?edit`,
    columns: run.may.map ? `${path}?step=columns` : null,
    trial: hasTrial(run) ? `${path}?step=trial` : through === 3 ? path : null,
    apply: through === 4 ? path : null,
    report: through === 5 ? path : null,
  }
  return (
    <nav className={styles.steps} aria-label={t('import.steps')}>
      <ol>
        {names.map((name, index) => {
          const number = index + 1
          const to = ways[name]
          const content = (
            <>
              <span aria-hidden>{number < through ? <IconCheck size={16} stroke={2.5} /> : number}</span>
              <b>{t(`import.step.${name}`)}</b>
            </>
          )
          return (
            <li key={name} data-done={number < through || undefined}>
              {to && number !== at ? (
                <Link to={to}>{content}</Link>
              ) : (
                <span aria-current={number === at ? 'step' : undefined}>{content}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
