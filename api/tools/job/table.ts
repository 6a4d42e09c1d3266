import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

/** What is done in the background by one process at a time, however many could. */
export const jobs = pgTable('job', {
  name: text().primaryKey(),
  /** From then on any process may take it: when it is to be done again, or when who has it was not heard of for too long. */
  due_at: moment().notNull().defaultNow(),
  /** The process that has it. */
  taken_by: text(),
  taken_at: moment(),
  /** When it was last done without a failure. */
  done_at: moment(),
})
