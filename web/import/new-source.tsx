import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { importEndpoints, type ImportSource } from '#contract/import/import.ts'

import { useSession } from '../account/session/session.ts'
import { useSignedCall } from '../account/session/use-signed-call.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { toWorkspacePath } from '../workspace-paths.ts'
import { keepForTab, readForTab } from './keep-for-tab.ts'
import { SourceForm } from './source-form.tsx'
import { emptySource, isByAddress, readSettings, type SourceValues } from './source-values.ts'
import { useRefused } from './use-refused.ts'

/** What is written of a source that is not made yet; a password is kept nowhere. */
const keptAs = 'import-new'

/** A source that is to be made: what was written stays while its writer looks elsewhere. */
export function NewSource({ agencyId }: { agencyId: number | undefined }) {
  const t = useTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const call = useSignedCall()
  const isStaff = useSession()?.user.role === 'staff'
  const { failure, onRefused } = useRefused()
  const [start] = useState(() => ({
    ...emptySource,
    agency_id: agencyId ? String(agencyId) : '',
    ...(readForTab(keptAs) as Partial<SourceValues> | null),
  }))
  const written = useRef(start)
  useEffect(() => () => keepForTab(keptAs, { ...written.current, password: '' }), [])
  return (
    <SourceForm
      start={start}
      submit={t('import.create')}
      failure={failure}
      onRefused={onRefused}
      onCancel={() => void navigate(toWorkspacePath('import', language))}
      onChange={(values) => {
        written.current = values
      }}
      send={async (values) => {
        const { data } = await call(
          importEndpoints.createSource,
          {
            ...readSettings(values, isStaff),
            kind: values.kind as ImportSource['kind'],
            arrival: isByAddress(values) ? 'address' : 'file',
            ...(isStaff && { agency_id: Number(values.agency_id) }),
          },
          undefined,
          crypto.randomUUID(),
        )
        written.current = emptySource
        void navigate(toWorkspacePath('import_source', language, data.id))
      }}
    />
  )
}
