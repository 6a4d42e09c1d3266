import { visitHours } from '../lead/visit-hours.ts'

/** When an office is open: of each day from when to when, or null. */
export const officeHours = visitHours
export type { VisitHours as OfficeHours } from '../lead/visit-hours.ts'
