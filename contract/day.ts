/** Where the country's clocks stand, for whatever formats a moment. */
export const timeZone = 'America/Santo_Domingo'
const day = 86_400_000
/** Santo Domingo keeps UTC−4 all year. */
const behind = 4 * 3_600_000

/** The ISO date of the day that it is in the country, or that is so many days later. */
export function getDayHere(now = new Date(), later = 0): string {
  return new Date(now.getTime() - behind + later * day).toISOString().slice(0, 10)
}

export function getYearHere(now = new Date()): number {
  return Number(getDayHere(now).slice(0, 4))
}

/** The ISO date of the last day of the month before. */
export function getLastMonthsEnd(now = new Date()): string {
  const [year = 0, month = 0] = getDayHere(now).split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, 0)).toISOString().slice(0, 10)
}

/** Whole years that have passed since a year, on whichever of its days it was and it is: more than these. */
export function countYearsSince(founded: number, year: number): number {
  return Math.max(0, year - founded - 1)
}
