import { getDayHere, getMomentHere } from '#contract/day.ts'

/** Days without a confirmation after which its agent is asked, asked again, and the listing paused. */
export const days = { firstLetter: 11, secondLetter: 21, pause: 28 } as const

/** Days since a person last said that a home is available, after which its source's word alone counts no more. */
export const daysOfFeed = 60

/** Days between the second letter and the pause, however late it went out: nobody is paused who was not asked. */
export const daysToAnswer = 3

/** Days for which a letter's links work. */
export const daysOfLink = 21

/** Days after which a listing that is reserved is paused when nobody had anything to say of it. */
export const daysReserved = { lease: 60, sale: 240 } as const

/** Hours in which an agent may answer what visitors reported, before the listing sinks. */
export const hoursToAnswer = 48

/** Different visitors whose reports within so many days ask the agent. */
export const reportsThatAsk = { visitors: 2, days: 7 } as const

const lettersAt = 8 * 60
/** Sunday and Monday nobody reads letters of the office: what falls due then goes on Tuesday. */
const daysOfLetters = [2, 3, 4, 5, 6]

/** The moment today's letters go, once it has come; null on days and at hours without letters. */
export function findLetterMoment(now: Date): Date | null {
  const today = getDayHere(now)
  const moment = getMomentHere(today, lettersAt)
  return daysOfLetters.includes(new Date(`${today}T00:00:00Z`).getUTCDay()) && moment <= now ? moment : null
}
