import { useId, useState } from 'react'

import { longestReason, type VisitChange } from '#contract/lead/visit.ts'
import { maxMoments } from '#contract/lead/visit-hours.ts'
import type { Visit, VisitAction, VisitSide } from '#contract/lead/visit-state.ts'

import { formatVisitMoment } from '../../mail/visit-moments.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import form from '../../ui/form/form.module.css'
import { ModeInput } from './mode-input.tsx'
import { MomentPicker } from './moment-picker.tsx'
import { readTimeZone } from './time-zone.ts'
import { useFreeMoments } from './use-free-moments.ts'
import styles from './visit.module.css'

type Act = (change: VisitChange) => Promise<void>
type Props = {
  visit: Visit
  side: VisitSide
  /** Whose moments are free; null where nobody has the visit yet. */
  agent: number | null
  act: Act
  isBusy: boolean
  children?: React.ReactNode
}
/** What needs more than a press. */
type Opened = Exclude<VisitAction, 'confirm'>

/** What whoever reads can do to a visit: at one press, or once a moment or a reason is said. */
export function VisitActions({ visit, side, agent, act, isBusy, children }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const [opened, setOpened] = useState<Opened | null>(null)
  const id = useId()
  const { state, moments, starts_at } = visit
  const confirm = (moment: string) => void act({ action: 'confirm', moment })
  const isAsked = side === 'agent' && agent !== null && (state === 'requested' || state === 'proposed')
  return (
    <div className={styles.actions}>
      {isAsked && (
        <div className={styles.actions}>
          {moments.map((moment) => (
            <Button key={moment} disabled={isBusy} onClick={() => confirm(moment)}>
              {t('visit.confirm_one', { moment: formatVisitMoment(moment, language) })}
            </Button>
          ))}
        </div>
      )}
      {side === 'visitor' && state === 'proposed' && starts_at && (
        <Button disabled={isBusy} onClick={() => confirm(starts_at)}>
          {t('visit.accept')}
        </Button>
      )}
      <div className="cluster">
        {children}
        {listOpenable(visit, side, agent).map((action) => (
          <Button
            key={action}
            look="secondary"
            aria-expanded={opened === action}
            aria-controls={id}
            onClick={() => setOpened(opened === action ? null : action)}
          >
            {t(`visit.${action}`)}
          </Button>
        ))}
      </div>
      <div id={id} className={opened ? styles.panel : undefined}>
        {opened && <Panel key={opened} action={opened} visit={visit} agent={agent ?? 0} act={act} isBusy={isBusy} />}
      </div>
    </div>
  )
}

function listOpenable({ state, is_over }: Visit, side: VisitSide, agent: number | null): Opened[] {
  if (is_over) return []
  const isOn = state === 'requested' || state === 'proposed' || state === 'confirmed'
  if (side === 'visitor') return agent === null ? (isOn ? ['cancel'] : []) : isOn ? ['change', 'cancel'] : ['change']
  if (!isOn) return []
  return [...(agent === null ? [] : (['propose'] as const)), state === 'confirmed' ? 'cancel' : 'decline']
}

type PanelProps = { action: Opened; visit: Visit; agent: number; act: Act; isBusy: boolean }

function Panel({ action, ...rest }: PanelProps) {
  return action === 'change' || action === 'propose' ? (
    <MomentPanel action={action} {...rest} />
  ) : (
    <ReasonPanel action={action} {...rest} />
  )
}

/** Another moment, or up to three. */
function MomentPanel({ action, visit, agent, act, isBusy }: PanelProps) {
  const t = useTexts()
  const moments = useFreeMoments(agent)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [mode, setMode] = useState(visit.mode)
  const [isMissing, setMissing] = useState(false)
  const isChange = action === 'change'
  async function send(): Promise<void> {
    if (chosen.length === 0) return setMissing(true)
    await act(
      isChange
        ? { action: 'change', visit_moments: [...chosen], visit_mode: mode }
        : { action: 'propose', moment: chosen[0] },
    )
    moments.retry()
  }
  return (
    <>
      {isChange && <ModeInput value={mode} onChange={setMode} />}
      <MomentPicker
        legend={t(isChange ? 'visit.moments' : 'visit.one_moment')}
        moments={moments}
        chosen={chosen}
        onChange={(next) => {
          setChosen(next)
          setMissing(false)
        }}
        max={isChange ? maxMoments : 1}
        problem={isMissing ? t('field.required') : undefined}
        zone={isChange ? readTimeZone() : null}
      />
      <SendButton type="button" isSending={isBusy} onClick={() => void send()}>
        {t(isChange ? 'visit.change_send' : 'visit.propose_send')}
      </SendButton>
    </>
  )
}

function ReasonPanel({ action, act, isBusy }: PanelProps) {
  const t = useTexts()
  const id = useId()
  const [reason, setReason] = useState('')
  return (
    <>
      <div className={form.field}>
        <label htmlFor={id}>{t('visit.reason_ask')}</label>
        <textarea
          id={id}
          rows={2}
          maxLength={longestReason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      <SendButton type="button" isSending={isBusy} onClick={() => void act({ action, reason })}>
        {t(action === 'decline' ? 'visit.decline_send' : 'visit.cancel_send')}
      </SendButton>
    </>
  )
}
