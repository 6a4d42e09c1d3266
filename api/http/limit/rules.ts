import { minFillTime } from '#contract/lead/alongside.ts'

/** Whether rather a machine has filled in a form: a field that nobody sees, or the whole of it in no time. */
export function isSuspect({ website, fill_ms }: { website?: string | undefined; fill_ms?: number | undefined }) {
  return Boolean(website) || (fill_ms !== undefined && fill_ms < minFillTime)
}
