import { workspaceEndpoints } from '#contract/workspace/workspace.ts'

import { useSignedCall } from '../account/session/use-signed-call.ts'
import { useTexts } from '../texts.ts'
import { ExportButton } from '../ui/page/export-button.tsx'
import { useFile } from '../workspace/use-file.ts'

/** The table that needs no words about its columns, to be filled in. */
export function TemplateLinks() {
  const t = useTexts()
  const call = useSignedCall()
  const fetchFile = useFile()
  const name = t('import.template_name')
  return (
    <>
      <ExportButton
        label={t('import.template_xlsx')}
        name={name}
        fetchTable={() => fetchFile(workspaceEndpoints.templateSheet, {})}
      />
      <ExportButton
        label={t('import.template_csv')}
        name={name}
        fetchTable={() => call(workspaceEndpoints.template, {})}
      />
    </>
  )
}
