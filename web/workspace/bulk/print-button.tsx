import { lazy, Suspense, useState } from 'react'

import { useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/snackbar.ts'

/** Sheets of one press: each is a page with a picture. */
export const maxSheets = 50

const PrintSheets = lazy(() => import('./print-sheets.tsx'))

/** Prints a sheet of each marked listing that is on offer, one to a page. */
export function PrintButton({ codes }: { codes: readonly string[] }) {
  const t = useTexts()
  const [printed, setPrinted] = useState<readonly string[] | null>(null)
  return (
    <>
      <Button isSmall look="secondary" disabled={printed !== null} onClick={() => setPrinted(codes)}>
        {t(printed ? 'bulk.printing' : 'bulk.print')}
      </Button>
      {printed && (
        <Suspense>
          <PrintSheets
            codes={printed}
            onEnd={(problem) => {
              setPrinted(null)
              if (problem) notify(problem)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
