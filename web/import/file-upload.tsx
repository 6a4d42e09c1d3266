import { useState } from 'react'
import { useNavigate } from 'react-router'

import { importEndpoints, type ImportSource } from '#contract/import/import.ts'
import type { SourceKind } from '#contract/import/source.ts'
import { uploadBytes } from '#contract/picture/picture.ts'

import { useSignedCall } from '../account/session/use-signed-call.ts'
import { FilePicker } from '../draft/pictures/file-picker.tsx'
import { useLanguage, useTexts } from '../texts.ts'
import { CheckInput } from '../ui/form/check-input.tsx'
import { describeError } from '../ui/form/describe-error.ts'
import form from '../ui/form/form.module.css'
import { toWorkspacePath } from '../workspace-paths.ts'
import { formatBytes } from './describe-run.ts'
import styles from './import.module.css'
import { UploadProgress } from './upload-progress.tsx'
import { useFileUpload } from './use-file-upload.ts'

const accepted: Record<SourceKind, string> = {
  table: '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values',
  kyero: '.xml,text/xml,application/xml',
  houzez: '.xml,text/xml,application/xml',
  reso: '.json,application/json',
  reso_api: '.json,application/json',
}
const hints = { table: 'table', kyero: 'xml', houzez: 'xml', reso: 'json', reso_api: 'json' } as const
const mostXlsx = 20 * 2 ** 20

/** A file of a source: chosen or dropped, sent in pieces, and read as soon as it is there. */
export function FileUpload({ source }: { source: ImportSource }) {
  const t = useTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const call = useSignedCall()
  const [problem, setProblem] = useState('')
  const [isDirect, setDirect] = useState(false)
  const { id, kind } = source
  const { sending, send, pause, drop } = useFileUpload({
    sourceId: id,
    onWhole: (upload) => void begin(upload),
    onRefused: setProblem,
  })

  async function begin(upload: string): Promise<void> {
    try {
      const { data } = await call(importEndpoints.createRun, { id, upload, is_trial: !isDirect }, undefined, upload)
      void navigate(toWorkspacePath('import_run', language, id, data.id))
    } catch (error) {
      drop()
      setProblem(describeError(error, t).join('\n'))
    }
  }

  function take([file]: File[]): void {
    if (!file) return
    const size = formatBytes(file.size, language)
    const isTable = /\.xlsx$/i.test(file.name)
    if (file.size === 0) setProblem(t('import.empty_file'))
    else if (file.size > uploadBytes.import) setProblem(t('import.too_big', { size }))
    else if (isTable && file.size > mostXlsx) setProblem(t('import.too_big_xlsx', { size }))
    else {
      setProblem('')
      send(file)
    }
  }

  return (
    <section className={styles.card} aria-labelledby="upload">
      <h2 id="upload">{t('import.upload')}</h2>
      <p className="muted">{t('import.upload_safe')}</p>
      {!sending && (
        <FilePicker
          label={t('import.upload_choose')}
          accept={accepted[kind]}
          hint={t(`import.upload_hint.${hints[kind]}`)}
          onFiles={take}
        />
      )}
      {sending && <UploadProgress {...{ sending, pause, drop }} resume={() => send(sending.file)} />}
      {problem && (
        <p className={form.problem} role="alert">
          {problem}
        </p>
      )}
      {source.read_at && !sending && (
        <CheckInput
          field={{ name: 'direct', value: isDirect, problem: undefined, onChange: setDirect, onBlur: () => {} }}
        >
          {t('import.upload_direct')}
        </CheckInput>
      )}
    </section>
  )
}
