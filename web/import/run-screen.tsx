import { Link, useNavigate, useSearchParams } from 'react-router'

import type { Run } from '#contract/import/import.ts'

import { formatShortMomentHere } from '../dates.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { ScreenHead } from '../workspace/screen-head.tsx'
import { FailedScreen, Waiting } from '../workspace/workspace-states.tsx'
import type { ScreenProps } from '../workspace-screens.ts'
import { toWorkspacePath } from '../workspace-paths.ts'
import { ColumnsStep } from './columns/columns-step.tsx'
import styles from './import.module.css'
import { RunPill } from './run-pill.tsx'
import { chooseStep, type Step } from './run/choose-step.ts'
import { MovingStep } from './run/moving-step.tsx'
import { ReportStep } from './run/report-step.tsx'
import { StepBar } from './run/step-bar.tsx'
import { TrialStep } from './run/trial-step.tsx'
import { useRun } from './use-run.ts'

/** A run from its columns to its report, at the step where it is, or at the one before that its reader went back to. */
export default function RunScreen({ id, run: number }: ScreenProps) {
  const t = useTexts()
  const language = useLanguage()
  const [search] = useSearchParams()
  const { run, failure, isStale, again, show } = useRun(Number(id), Number(number))
  if (failure || !run) {
    return (
      <>
        <ScreenHead title={t('workspace.title.import_run')} />
        {failure ? (
          <FailedScreen failure={failure} title={t('import.run_failed')} onRetry={again} />
        ) : (
          <Waiting bars={6} />
        )}
      </>
    )
  }
  const step = chooseStep(run, search.get('step'))
  return (
    <>
      <p className={styles.back}>
        <Link to={toWorkspacePath('import_source', language, id)}>{run.source.name}</Link>
      </p>
      <ScreenHead title={run.file ?? t('workspace.title.import_run')} lead={describeOrigin(run, t, language)}>
        <RunPill state={run.state} />
      </ScreenHead>
      <StepBar run={run} step={step} />
      <output className="visually-hidden">{t(`import.state.${run.state}`)}</output>
      {isStale && <output className={styles.warning}>{t('import.stale')}</output>}
      <div className={styles.form}>
        <StepContent run={run} step={step} onShow={show} onAgain={again} />
      </div>
    </>
  )
}

type ContentProps = { run: Run; step: Step; onShow: (run: Run) => void; onAgain: () => void }

function StepContent({ run, step, onShow, onAgain }: ContentProps) {
  const language = useLanguage()
  const navigate = useNavigate()
  if (step === 'columns') {
    return (
      <ColumnsStep
        run={run}
        onSaved={() => {
          onAgain()
          void navigate(toWorkspacePath('import_run', language, run.source.id, run.id))
        }}
      />
    )
  }
  if (step === 'moving') return <MovingStep run={run} onShow={onShow} />
  if (step === 'trial') return <TrialStep run={run} onShow={onShow} />
  return <ReportStep run={run} onShow={onShow} />
}

function describeOrigin({ created_at, by }: Run, t: ReturnType<typeof useTexts>, language: 'es' | 'en'): string {
  const who = by ? t('import.by', { name: by.name }) : t('import.by_schedule')
  return `${formatShortMomentHere(created_at, language)} · ${who}`
}
