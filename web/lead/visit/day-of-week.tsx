import type { VisitHours, Weekday } from '#contract/lead/visit-hours.ts'

import { useLanguage, useTexts } from '../../texts.ts'
import form from '../../ui/form/form.module.css'
import { Clock } from './clock.tsx'
import { nameDay } from './name-day.ts'
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
