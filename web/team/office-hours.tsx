import { usualHours, weekdays } from '#contract/lead/visit-hours.ts'
import type { OfficeHours as Hours } from '#contract/agency/office-hours.ts'

import { DayOfWeek } from '../lead/visit/day-of-week.tsx'
import { useTexts } from '../texts.ts'
import form from '../ui/form/form.module.css'

type Props = { hours: Hours | null; onChange: (hours: Hours | null) => void }

/** When an office is open, day by day; or nothing is said of it. */
export function OfficeHours({ hours, onChange }: Props) {
  const t = useTexts()
  return (
    <>
      <label className={form.check}>
        <input
          type="checkbox"
          checked={hours !== null}
          onChange={({ target }) => onChange(target.checked ? usualHours : null)}
        />
        <span>{t('team.agency.hours_shown')}</span>
      </label>
      {hours &&
        weekdays.map((day) => (
          <DayOfWeek
            key={day}
            day={day}
            span={hours[day]}
            off={t('team.agency.closed')}
            onChange={(span) => onChange({ ...hours, [day]: span })}
          />
        ))}
    </>
  )
}
