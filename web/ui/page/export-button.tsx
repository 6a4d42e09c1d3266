import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'

import { getDayHere } from '#contract/day.ts'

import { useTexts } from '../../texts.ts'
import { Button } from '../button.tsx'
import { describeError } from '../form/describe-error.ts'
import { saveFile } from '../save-file.ts'
import { notify } from '../snackbar.ts'

type Props = {
  label: string
  /** The file's name without its day and ending. */
  name: string
  /** The table as CSV, or as a file of Excel. */
  fetchTable: () => Promise<string | Blob>
}

/** What a list shows as a file for spreadsheets. */
export function ExportButton({ label, name, fetchTable }: Props) {
  const t = useTexts()
  const [isFetching, setFetching] = useState(false)
  async function take(): Promise<void> {
    setFetching(true)
    try {
      const table = await fetchTable()
      const file = `${name}-${getDayHere()}`
      if (typeof table !== 'string') saveFile(`${file}.xlsx`, table.type, table)
      // The mark by which spreadsheets know UTF-8, which reading the answer took away.
      else saveFile(`${file}.csv`, 'text/csv;charset=utf-8', `\uFEFF${table.replace(/^\uFEFF/, '')}`)
    } catch (error) {
      notify(describeError(error, t).join('\n'))
    } finally {
      setFetching(false)
    }
  }
  return (
    <Button isSmall look="secondary" disabled={isFetching} onClick={() => void take()}>
      <IconDownload size={18} stroke={1.75} aria-hidden />
      {label}
    </Button>
  )
}
