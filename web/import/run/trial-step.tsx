import { useNavigate } from 'react-router'

import type { Run } from '#contract/import/import.ts'

import { formatShortMomentHere } from '../../dates.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { SendButton } from '../../ui/form/send-button.tsx'
import { toWorkspacePath } from '../../workspace-paths.ts'
import { describeHours } from '../describe-run.ts'
import styles from '../import.module.css'
import { RefusedLines } from '../refused-lines.tsx'
import { Brakes } from './brakes.tsx'
import { CountTiles } from './count-tiles.tsx'
import { ProblemTable } from './problem-table.tsx'
import { ReportButton } from './report-button.tsx'
import { RowList } from './row-list.tsx'
import { isSameBrakes, useRunAct } from './use-run-act.ts'

type Props = { run: Run; onShow: (run: Run) => void }

/** What a file would change, before it does. */
export function TrialStep({ run, onShow }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const { approved_by, approved_at } = run
  return (
    <>
      <Brakes run={run} />
      <CountTiles run={run} />
      <Decision run={run} onShow={onShow} />
      {approved_by && approved_at && (
        <p className="muted">
          {t('import.applied_by', { name: approved_by.name, time: formatShortMomentHere(approved_at, language) })}
        </p>
      )}
      <ProblemTable run={run} />
      <RowList run={run} step="trial" />
      <div>
        <ReportButton run={run} />
      </div>
    </>
  )
}

/** The press that applies, with what is to be known before it. */
function Decision({ run, onShow }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const { act: does, doing, failure } = useRunAct(run, onShow)
  /** Whoever went back to this step is led to where the run is now. */
  async function act(name: 'apply' | 'approve' | 'stop') {
    const next = await does(name)
    if (next) void navigate(toWorkspacePath('import_run', language, run.source.id, run.id))
    return next
  }
  const { may, counts, brakes, pictures } = run
  const changes = counts.new + counts.changed + counts.back + counts.gone
  /** One yes is enough where nothing was found beside what stood here. */
  async function apply(): Promise<void> {
    const next = await act('apply')
    if (next?.state === 'waiting' && next.may.approve && brakes.length > 0 && isSameBrakes(brakes, next.brakes)) {
      await act('approve')
    }
  }
  if (!may.apply && !may.approve && !may.stop) return null
  const label =
    may.approve || brakes.length > 0
      ? t('import.apply_yes')
      : changes > 0
        ? t('import.apply', { count: changes })
        : t('import.apply_none')
  return (
    <section className={styles.card}>
      {pictures.waiting > 0 && (
        <p>{t('import.pictures_will', { count: pictures.waiting, time: describeHours(pictures.hours, t) })}</p>
      )}
      <p className="fine">{t('import.letters')}</p>
      <RefusedLines failure={failure} />
      <div className="cluster">
        {(may.apply || may.approve) && (
          <SendButton
            type="button"
            className=""
            isSending={doing === 'apply' || doing === 'approve'}
            onClick={() => void (may.approve ? act('approve') : apply())}
          >
            {label}
          </SendButton>
        )}
        {may.stop && (
          <SendButton
            type="button"
            look="secondary"
            className=""
            isSending={doing === 'stop'}
            onClick={() => void act('stop')}
          >
            {t('import.put_aside')}
          </SendButton>
        )}
      </div>
    </section>
  )
}
