import { useState } from 'react'

import { type Webhook, webhookEndpoints } from '#contract/connection/webhook.ts'

import { formatShortMoment } from '../dates.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { notify } from '../ui/snackbar.ts'
import { MessageDialog } from '../ui/form/message-dialog.tsx'
import team from '../team/team.module.css'
import styles from './connection.module.css'
import { DeliveryLog } from './delivery-log.tsx'
import type { Secret } from './secret-dialog.tsx'
import { useAct } from './use-act.ts'
import { WebhookActions } from './webhook-actions.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'

export type CardProps = {
  hook: Webhook
  isStaff: boolean
  onShow: (hook: Webhook) => void
  onSecret: (secret: Secret) => void
  /** What was sent has been looked at: it may stand otherwise than when it was asked for. */
  onSeen: () => void
  onDrop: () => void
}
export type Asking = 'log' | 'events' | 'delete' | null

/** One webhook: where it leads, how it is, what it is told of, and what can be done. */
export function WebhookCard(props: CardProps) {
  const t = useTexts()
  const { hook, isStaff, onShow, onSeen, onDrop } = props
  const { id, url, events, agency } = hook
  const { host } = new URL(url)
  const [asking, setAsking] = useState<Asking>(null)
  const close = () => setAsking(null)
  const { isBusy, act } = useAct()
  const drop = () =>
    act(async (call) => {
      await call(webhookEndpoints.deleteWebhook, { id })
      onDrop()
      return t('connection.deleted')
    })
  return (
    <li className={styles.card}>
      <div className={styles.title}>
        <b>{url}</b>
        <ul className={team.marks}>
          <State hook={hook} />
        </ul>
      </div>
      <ul className={team.marks}>
        {events.map((event) => (
          <li key={event}>{t(`connection.event.${event}`)}</li>
        ))}
      </ul>
      <div className={styles.lines}>
        {isStaff && <span>{agency.name}</span>}
        <Lines hook={hook} />
      </div>
      <WebhookActions {...props} onAsk={setAsking} />
      {asking === 'log' && (
        <DeliveryLog
          hook={hook}
          isStaff={isStaff}
          onClose={() => {
            close()
            onSeen()
          }}
        />
      )}
      {asking === 'events' && (
        <WebhookDialog
          hook={hook}
          onClose={close}
          onMade={(made) => {
            onShow(made)
            close()
            notify(t('connection.events_saved'))
          }}
        />
      )}
      {asking === 'delete' && (
        <MessageDialog
          title={t('connection.delete_title', { host })}
          lines={[t('connection.delete_text')]}
          onClose={close}
          action={{ label: t('connection.delete'), act: drop, isBusy }}
        />
      )}
    </li>
  )
}

/** Whether it works. */
function State({ hook: { is_on, failing_since } }: { hook: Webhook }) {
  const t = useTexts()
  const language = useLanguage()
  if (!is_on) return <li>{t('connection.off')}</li>
  if (!failing_since) return <li data-good="">{t('connection.on')}</li>
  return <li data-alarm="">{t('connection.failing', { moment: formatShortMoment(failing_since, language) })}</li>
}

function Lines({ hook: { off_reason, delivered_at, waiting, old_secret_until } }: { hook: Webhook }) {
  const t = useTexts()
  const language = useLanguage()
  return (
    <>
      {off_reason && <small>{t(`connection.off_${off_reason}`)}</small>}
      <small>
        {delivered_at
          ? t('connection.delivered_at', { moment: formatShortMoment(delivered_at, language) })
          : t('connection.never')}
        {waiting > 0 && ` · ${t('connection.waiting', { count: waiting })}`}
      </small>
      {old_secret_until && (
        <small>{t('connection.old_secret', { moment: formatShortMoment(old_secret_until, language) })}</small>
      )}
    </>
  )
}
