import type { MailKind } from '#contract/mail/mail.ts'

import type { Writer } from '../mail/deliver-mails.ts'
import type { Tools } from '../tools.ts'
import { describeFailure } from './describe-failure.ts'
import { findRunOfMail } from './queries.ts'

/** How the letters about imports are written. */
export function createImportMails({ pageAddress, writeMail }: Tools) {
  const write =
    (kind: 'import_waiting' | 'import_failed' | 'import_finished'): Writer =>
    async (tx, { language, about }) => {
      const found = await findRunOfMail(tx, Number(about.run))
      if (!found) return null
      const { run, source } = found
      const problem = describeFailure(run, language)?.message ?? ''
      const { rows, changed, unchanged, refused, gone } = run
      return writeMail(kind, language, {
        full_name: typeof about.full_name === 'string' ? about.full_name : '',
        source,
        problem,
        rows,
        added: run.new,
        changed,
        unchanged,
        refused,
        gone,
        link: pageAddress('listings', language),
      })
    }
  return {
    import_waiting: write('import_waiting'),
    import_failed: write('import_failed'),
    import_finished: write('import_finished'),
  } satisfies Partial<Record<MailKind, Writer>>
}
