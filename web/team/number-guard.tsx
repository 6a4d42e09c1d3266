import { useState } from 'react'

import { ApiRefusal } from '../api-client.ts'
import { useTexts } from '../texts.ts'
import { describeError } from '../ui/form/describe-error.ts'
import { MessageDialog } from '../ui/form/message-dialog.tsx'
import { PasswordInput } from '../ui/form/password-input.tsx'
import type { Field } from '../ui/form/use-form.ts'
import styles from './team.module.css'

/** Asked for where a public number changes, with the reason why. */
export function NumberGuard({ field }: { field: Field }) {
  const t = useTexts()
  return (
    <div className={styles.form}>
      <p className={styles.note}>{t('team.password_why')}</p>
      <PasswordInput field={field} label={t('team.password')} autoComplete="current-password" />
    </div>
  )
}

/** Says what was refused and stands at no field; what somebody else changed meanwhile can be looked at. */
export function useRefusal(onReload: () => void) {
  const t = useTexts()
  const [refused, setRefused] = useState<{ lines: readonly string[]; isStale: boolean } | null>(null)
  const onRefused = (error: unknown) => {
    const failure = error instanceof ApiRefusal ? error.failure : null
    if (!failure?.errors) setRefused({ lines: describeError(error, t), isStale: failure?.code === 'team.stale' })
  }
  const reload = {
    label: t('team.reload'),
    isBusy: false,
    act: () => {
      setRefused(null)
      onReload()
    },
  }
  const dialog = refused && (
    <MessageDialog
      title={t('form.notice')}
      lines={refused.lines}
      onClose={() => setRefused(null)}
      {...(refused.isStale && { action: reload })}
    />
  )
  return { dialog, onRefused }
}
