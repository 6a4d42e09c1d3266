import { useState } from 'react'

import {
  type Webhook,
  webhookEndpoints,
  type WebhookEvent,
  webhookEvents,
  webhookInput,
} from '#contract/connection/webhook.ts'

import { useSignedCall } from '../account/session/use-signed-call.ts'
import { ApiRefusal } from '../api-client.ts'
import { useTexts } from '../texts.ts'
import { ChoicesInput } from '../ui/form/choices-input.tsx'
import { describeError } from '../ui/form/describe-error.ts'
import form from '../ui/form/form.module.css'
import { OpenDialog } from '../ui/form/open-dialog.tsx'
import { SendButton } from '../ui/form/send-button.tsx'
import { TextInput } from '../ui/form/text-input.tsx'
import { useForm } from '../ui/form/use-form.ts'

type Props = {
  /** Whose events are changed; a new one without. */
  hook?: Webhook
  /** With the secret of a new one. */
  onMade: (made: Webhook, secret?: string) => void
  onClose: () => void
}

type Written = { url: string; events: readonly WebhookEvent[] }
const start: Written = { url: '', events: webhookEvents }

/** Where a webhook leads, and what it is told of; where one leads stays as it is. */
export function WebhookDialog({ hook, onMade, onClose }: Props) {
  const t = useTexts()
  const call = useSignedCall()
  const [failure, setFailure] = useState<readonly string[]>([])
  const { formProps, field, isSending } = useForm({
    start: hook ? { url: hook.url, events: hook.events } : start,
    schema: webhookInput,
    send: async ({ url, events }) => {
      setFailure([])
      if (hook) {
        const { data } = await call(webhookEndpoints.changeWebhook, { id: hook.id, events: [...events] })
        return onMade(data)
      }
      const { data } = await call(webhookEndpoints.createWebhook, { url, events: [...events] })
      const { secret, ...made } = data
      return onMade(made, secret)
    },
    onRefused: (error) =>
      setFailure(error instanceof ApiRefusal && error.failure.errors ? [] : describeError(error, t)),
  })
  return (
    <OpenDialog
      title={hook ? t('connection.events_title', { host: new URL(hook.url).host }) : t('connection.add_webhook')}
      onClose={onClose}
    >
      <form {...formProps} className={form.form}>
        {!hook && (
          <TextInput
            field={field('url')}
            label={t('connection.webhook_url')}
            hint={t('connection.webhook_url_text')}
            autoComplete="off"
            inputMode="url"
            isRequired
          />
        )}
        <ChoicesInput
          field={field('events')}
          title={t('connection.webhook_events')}
          choices={webhookEvents.map((value) => ({ value, label: t(`connection.event.${value}`) }))}
          isRequired
        />
        {failure.length > 0 && (
          <p className={form.problem} role="alert">
            {failure.join('\n')}
          </p>
        )}
        <SendButton isSending={isSending}>
          {t(hook ? 'connection.events_submit' : 'connection.webhook_submit')}
        </SendButton>
      </form>
    </OpenDialog>
  )
}
