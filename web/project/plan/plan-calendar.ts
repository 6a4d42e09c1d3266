import { writeCalendar as writeEvents } from '#contract/calendar.ts'
import type { Payment } from '#contract/project/payment-plan.ts'

type Calendar = {
  /** Names the calendar and, with its number, each of its days; unique in the world. */
  id: string
  name: string
  product: string
  /** When it was made. */
  at: Date
  url: string
  payments: Payment[]
  wordsOf: (payment: Payment) => { summary: string; description: string }
}

/** The payments as days of a calendar. */
export function writeCalendar({ id, name, product, at, url, payments, wordsOf }: Calendar): string {
  const events = payments.map((payment, number) => ({
    uid: `${number + 1}-${id}`,
    when: payment.date,
    url,
    ...wordsOf(payment),
  }))
  return writeEvents({ product, name, at, events })
}
