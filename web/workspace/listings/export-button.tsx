import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'

import { getDayHere } from '#contract/day.ts'
import { workspaceEndpoints } from '#contract/workspace/workspace.ts'

import { useSignedCall } from '../../account/session/use-signed-call.ts'
import { useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { describeError } from '../../ui/form/describe-error.ts'
import { saveFile } from '../../ui/save-file.ts'
import { notify } from '../../ui/snackbar.ts'
import { type ListingsQuery, toListingsFilter } from './listings-address.ts'

/** The same listings as a file for spreadsheets. */
export function ExportButton({ query }: { query: ListingsQuery }) {
  const t = useTexts()
  const call = useSignedCall()
  const [isFetching, setFetching] = useState(false)
  async function take(): Promise<void> {
    setFetching(true)
    try {
      const table = await call(workspaceEndpoints.export, toListingsFilter(query))
      // The mark by which spreadsheets know UTF-8, which reading the answer took away.
      saveFile(
        `${t('listings.file')}-${getDayHere()}.csv`,
        'text/csv;charset=utf-8',
        `\uFEFF${table.replace(/^\uFEFF/, '')}`,
      )
    } catch (error) {
      notify(describeError(error, t).join('\n'))
    }
    setFetching(false)
  }
  return (
    <Button isSmall look="secondary" disabled={isFetching} onClick={() => void take()}>
      <IconDownload size={18} stroke={1.75} aria-hidden />
      {t('listings.export')}
    </Button>
  )
}
