import { readClock, type VisitHours, visitStep, type Weekday, weekdays } from '#contract/lead/visit-hours.ts'
import { perLanguage } from '#locales/per-language.ts'

import { useLanguage, useTexts } from '../../texts.ts'
import form from '../../ui/form/form.module.css'
import styles from './visit.module.css'

type DayProps = {
  day: Weekday
  span: VisitHours[Weekday]
  /** What stands there on a day without hours. */
  off: string
  onChange: (span: VisitHours[Weekday]) => void
}

const usual = { from: '09:00', to: '18:00' }

/** From when to when on a day of the week, or not at all. */
export function DayOfWeek({ day, span, off, onChange }: DayProps) {
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
        <span className="muted">{off}</span>
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
