/** The day on which the world was told: prices, ages and the progress of works are true of it. */
const toldOn = '2026-01-20'
const dayLength = 86_400_000

/**
 * The world's last day, and how a date told on `toldOn` stands to it. By moving years and months whole, the same
 * listings are told whatever the day; only their dates follow.
 */
export type Calendar = {
  /** The afternoon of the last day: nothing is dated later. */
  now: Date
  /** `2026-01-20`. */
  day: string
  /** A year then is which year now. */
  year: (then: number) => number
  /** A date of a month then, such as a delivery, is which date now; never past the end of its month. */
  month: (then: string) => string
  /** A date so many days from then is the one as many days from now. */
  date: (then: string) => string
}

/** The calendar of a world whose last day is the one of that moment; by default the day on which it was told. */
export function createCalendar(moment = new Date(toldOn)): Calendar {
  const day = moment.toISOString().slice(0, 10)
  const years = yearOf(day) - yearOf(toldOn)
  const months = years * 12 + monthOf(day) - monthOf(toldOn)
  const days = (Date.parse(day) - Date.parse(toldOn)) / dayLength
  return {
    now: new Date(`${day}T14:00:00Z`),
    day,
    year: (then) => then + years,
    month: (then) => addMonths(then, months),
    date: (then) => new Date(Date.parse(then) + days * dayLength).toISOString().slice(0, 10),
  }
}

/** The day before a moment: what is loaded today has news of yesterday. */
export function getDayBefore(moment: Date): Date {
  return new Date(moment.getTime() - dayLength)
}

export function addMonths(date: string, months: number): string {
  const first = new Date(Date.UTC(yearOf(date), monthOf(date) - 1 + months, 1)).toISOString()
  const lastDay = new Date(Date.UTC(yearOf(first), monthOf(first), 0)).getUTCDate()
  const day = Math.min(Number(date.slice(8)), lastDay)
  return `${first.slice(0, 8)}${String(day).padStart(2, '0')}`
}

const yearOf = (date: string): number => Number(date.slice(0, 4))
const monthOf = (date: string): number => Number(date.slice(5, 7))
