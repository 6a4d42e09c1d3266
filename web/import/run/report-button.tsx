import { importEndpoints, type Run } from '#contract/import/import.ts'

import { useSignedCall } from '../../account/session/use-signed-call.ts'
import { useTexts } from '../../texts.ts'
import { ExportButton } from '../../ui/page/export-button.tsx'

/** All that a run did and refused, as a file for spreadsheets. */
export function ReportButton({ run: { id, source } }: { run: Run }) {
  const t = useTexts()
  const call = useSignedCall()
  return (
    <ExportButton
      label={t('import.report')}
      name={t('import.report_name', { run: id })}
      fetchTable={() => call(importEndpoints.report, { id: source.id, run: id })}
    />
  )
}
