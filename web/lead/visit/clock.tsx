import { readClock, visitStep } from '#contract/lead/visit-hours.ts'
import { perLanguage } from '#locales/per-language.ts'

import { useLanguage } from '../../texts.ts'
import form from '../../ui/form/form.module.css'

const clocks = Array.from({ length: (24 * 60) / visitStep }, (_, at) => {
  const minutes = at * visitStep
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
})

type ClockProps = { label: string; value: string; after?: string; onChange: (value: string) => void }

/** A half hour of the day; only those in which a visit fits after another are offered. */
export function Clock({ label, value, after, onChange }: ClockProps) {
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
