import { IconCalendarTime } from '@tabler/icons-react'
import { useState } from 'react'

import { visitEndpoints } from '#contract/lead/visit.ts'
import { readClock, type VisitHours, visitStep, type Weekday, weekdays } from '#contract/lead/visit-hours.ts'
import { perLanguage } from '#locales/per-language.ts'

import { useAnswer } from '../../account/session/use-answer.ts'
import { useSignedCall } from '../../account/session/use-signed-call.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { describeError } from '../../ui/form/describe-error.ts'
import form from '../../ui/form/form.module.css'
import { OpenDialog } from '../../ui/form/open-dialog.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { notify } from '../../ui/snackbar.ts'
import styles from './visit.module.css'

type Props = {
  /** Whose week staff look at; left out, it is one's own. */
  agent?: { id: number; name: string }
}

/** The week in which an agent shows homes: a button, and the dialog in which it is said. */
export function HoursButton({ agent }: Props) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const title = agent ? t('visit.hours_of', { name: agent.name }) : t('visit.hours')
  return (
    <>
      <Button look="secondary" isSmall onClick={() => setOpen(true)}>
        <IconCalendarTime size={18} stroke={1.75} aria-hidden />
        {title}
      </Button>
      {isOpen && (
        <OpenDialog title={title} onClose={() => setOpen(false)}>
          <p className={styles.lead}>{t('visit.hours_text')}</p>
          <Hours agentId={agent?.id} onSaved={() => setOpen(false)} />
        </OpenDialog>
      )}
    </>
  )
}

function Hours({ agentId, onSaved }: { agentId: number | undefined; onSaved: () => void }) {
  const t = useTexts()
  const whose = agentId === undefined ? {} : { agent_id: agentId }
  const { data, failure, again } = useAnswer(`hours ${agentId}`, (call, signal) =>
    call(visitEndpoints.hours, whose, signal),
  )
  if (failure) {
    return (
      <div role="alert">
        <p>{`${t('visit.hours_failed')} ${describeError(failure, t).join(' ')}`}</p>
        <Button look="secondary" isSmall onClick={again}>
          {t('visit.retry')}
        </Button>
      </div>
    )
  }
  if (!data) return <output>{t('ui.loading')}</output>
  return <Week hours={data.data} whose={whose} onSaved={onSaved} />
}

type WeekProps = { hours: VisitHours; whose: { agent_id?: number }; onSaved: () => void }

const usual = { from: '09:00', to: '18:00' }

function Week({ hours, whose, onSaved }: WeekProps) {
  const t = useTexts()
  const call = useSignedCall()
  const [week, setWeek] = useState(hours)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState('')
  const change = (day: Weekday, span: VisitHours[Weekday]) => setWeek({ ...week, [day]: span })
  async function save(): Promise<void> {
    setSending(true)
    setProblem('')
    try {
      await call(visitEndpoints.setHours, { ...whose, hours: week })
      onSaved()
      notify(t('visit.hours_saved'))
    } catch (error) {
      setProblem(describeError(error, t).join('\n'))
    }
    setSending(false)
  }
  return (
    <form
      className={styles.week}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) void save()
      }}
    >
      {weekdays.map((day) => (
        <DayOfWeek key={day} day={day} span={week[day]} onChange={(span) => change(day, span)} />
      ))}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <SendButton isSending={isSending} className="">
        {t('visit.hours_save')}
      </SendButton>
    </form>
  )
}

type DayProps = { day: Weekday; span: VisitHours[Weekday]; onChange: (span: VisitHours[Weekday]) => void }

function DayOfWeek({ day, span, onChange }: DayProps) {
  const t = useTexts()
  const name = nameDay(day, useLanguage())
  return (
    <div className={styles.weekday}>
      <label className={form.check}>
        <input
          type="checkbox"
          checked={span !== null}
          onChange={({ target }) => onChange(target.checked ? usual : null)}
        />
        <span>{name}</span>
      </label>
      {span ? (
        <>
          <Clock
            label={t('visit.hours_from', { day: name })}
            value={span.from}
            onChange={(from) => onChange({ ...span, from })}
          />
          <Clock
            label={t('visit.hours_to', { day: name })}
            value={span.to}
            after={span.from}
            onChange={(to) => onChange({ ...span, to })}
          />
        </>
      ) : (
        <span className="muted">{t('visit.hours_off')}</span>
      )}
    </div>
  )
}

const clocks = Array.from({ length: (24 * 60) / visitStep }, (_, at) => {
  const minutes = at * visitStep
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
})

type ClockProps = { label: string; value: string; after?: string; onChange: (value: string) => void }

/** A half hour of the day; only those in which a visit fits after another are offered. */
function Clock({ label, value, after, onChange }: ClockProps) {
  const language = useLanguage()
  const fits = (clock: string) => !after || clock === value || readClock(clock) - readClock(after) >= 2 * visitStep
  return (
    <span className={form.field}>
      <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
        {clocks.filter(fits).map((clock) => (
          <option key={clock} value={clock}>
            {clockIn(language).format(new Date(`2026-01-05T${clock}:00Z`))}
          </option>
        ))}
      </select>
    </span>
  )
}

const clockIn = perLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
)
const dayIn = perLanguage((tag) => new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }))

/** A Monday was the 5th of January 2026. */
function nameDay(day: Weekday, language: Parameters<typeof dayIn>[0]): string {
  return dayIn(language).format(new Date(Date.UTC(2026, 0, 5 + weekdays.indexOf(day))))
}
