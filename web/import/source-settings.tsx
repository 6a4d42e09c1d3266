import { useState } from 'react'
import { useNavigate } from 'react-router'

import { importEndpoints, type ImportSource } from '#contract/import/import.ts'

import { useSession } from '../account/session/session.ts'
import { useSignedCall } from '../account/session/use-signed-call.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { describeError } from '../ui/form/describe-error.ts'
import { MessageDialog } from '../ui/form/message-dialog.tsx'
import { notify } from '../ui/snackbar.ts'
import { toWorkspacePath } from '../workspace-paths.ts'
import { SourceForm } from './source-form.tsx'
import { readSettings, writeSource } from './source-values.ts'
import { useRefused } from './use-refused.ts'

type Props = { source: ImportSource; onShow: (source: ImportSource) => void }

/** What may be changed of a source, and its end. */
export function SourceSettings({ source, onShow }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const call = useSignedCall()
  const isStaff = useSession()?.user.role === 'staff'
  const { failure, onRefused } = useRefused()
  const [isEnding, setEnding] = useState(false)
  const leave = () => void navigate(toWorkspacePath('import_source', language, source.id))
  return (
    <>
      <SourceForm
        start={writeSource(source)}
        isThere
        hasPassword={source.has_password}
        submit={t('import.save')}
        failure={failure}
        onRefused={onRefused}
        onCancel={leave}
        send={async (values) => {
          const { data } = await call(importEndpoints.changeSource, { id: source.id, ...readSettings(values, isStaff) })
          onShow(data)
          notify(t('import.saved'))
          leave()
        }}
      />
      <div>
        <Button look="secondary" onClick={() => setEnding(true)}>
          {t('import.end')}
        </Button>
      </div>
      {isEnding && <EndDialog source={source} onClose={() => setEnding(false)} />}
    </>
  )
}

function EndDialog({ source: { id, name }, onClose }: { source: ImportSource; onClose: () => void }) {
  const t = useTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const call = useSignedCall()
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState(t('import.end_text'))
  async function end(): Promise<void> {
    setBusy(true)
    try {
      await call(importEndpoints.deleteSource, { id })
      notify(t('import.ended', { name }))
      void navigate(toWorkspacePath('import', language))
    } catch (error) {
      setBusy(false)
      setSaid(describeError(error, t).join('\n'))
    }
  }
  return (
    <MessageDialog
      title={t('import.end')}
      lines={[said]}
      onClose={onClose}
      action={{ label: t('import.end'), act: () => void end(), isBusy }}
    />
  )
}
