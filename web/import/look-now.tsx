import { useState } from 'react'
import { useNavigate } from 'react-router'

import { importEndpoints, type ImportSource } from '#contract/import/import.ts'

import { useSignedCall } from '../account/session/use-signed-call.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { SendButton } from '../ui/form/send-button.tsx'
import { toWorkspacePath } from '../workspace-paths.ts'
import styles from './import.module.css'
import { RefusedLines } from './refused-lines.tsx'
import { useRefused } from './use-refused.ts'

/** Looks at the address of a source at once, as a trial. */
export function LookNow({ source: { id, address }, onRetry }: { source: ImportSource; onRetry: () => void }) {
  const t = useTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const call = useSignedCall()
  const [isSending, setSending] = useState(false)
  const { failure, onRefused } = useRefused()
  async function begin(): Promise<void> {
    setSending(true)
    try {
      const { data } = await call(importEndpoints.createRun, { id, is_trial: true }, undefined, crypto.randomUUID())
      void navigate(toWorkspacePath('import_run', language, id, data.id))
    } catch (error) {
      setSending(false)
      onRefused(error)
      onRetry()
    }
  }
  return (
    <section className={styles.card}>
      <p>{t('import.look_text', { host: findHost(address) })}</p>
      <RefusedLines failure={failure} />
      <div>
        <SendButton type="button" isSending={isSending} className="" onClick={() => void begin()}>
          {t('import.look_now')}
        </SendButton>
      </div>
    </section>
  )
}

function findHost(address: string | null): string {
  return address && URL.canParse(address) ? new URL(address).host : (address ?? '')
}
