import { useState } from 'react'
import * as z from 'zod/mini'

import { searchName } from '#contract/saved-search/saved-search.ts'

import { useTexts } from '../texts.ts'
import form from '../ui/form/form.module.css'
import { describeError } from '../ui/form/describe-error.ts'
import { SendButton } from '../ui/form/send-button.tsx'
import { TextInput } from '../ui/form/text-input.tsx'
import { useForm } from '../ui/form/use-form.ts'

type Props = { name: string; onSave: (change: { name: string }) => Promise<void>; onDone: () => void }

const schema = z.object({ name: searchName })

/** Another name for a saved search. */
export function RenameForm({ name, onSave, onDone }: Props) {
  const t = useTexts()
  const [failure, setFailure] = useState<readonly string[]>([])
  const { formProps, field, isSending } = useForm({
    start: { name },
    schema,
    send: async (values) => {
      await onSave(values)
      onDone()
    },
    onRefused: (error) => setFailure(describeError(error, t)),
  })
  return (
    <form {...formProps} className={form.form}>
      <TextInput field={field('name')} label={t('saved.name')} maxLength={120} isRequired />
      {failure.length > 0 && (
        <p className={form.problem} role="alert">
          {failure.join('\n')}
        </p>
      )}
      <SendButton isSending={isSending}>{t('saved.submit')}</SendButton>
    </form>
  )
}
