import * as z from 'zod/mini'

import { problem } from '../fields.ts'

/** Regions that have a name and are no country: exceptional reservations and groups. */
const notCountries = /^(AC|CP|CQ|DG|EA|EU|EZ|IC|QO|TA|UN|XA|XB|ZZ)$/

const regionNames = new Intl.DisplayNames('es', { type: 'region', fallback: 'none' })

/** Whether a code is of a country of ISO 3166-1 alpha-2 that is in use; one that was given up is written as its successor. */
export function isCountry(code: string): boolean {
  return (
    /^[A-Z]{2}$/.test(code) &&
    !notCountries.test(code) &&
    Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}` &&
    regionNames.of(code) !== undefined
  )
}

/** A country by its code. */
export const country = z.string().check(z.refine(isCountry, problem('field.not_an_option')))
