import { IconWebhook } from '@tabler/icons-react'
import { useState } from 'react'

import { type Webhook, webhookEndpoints } from '#contract/connection/webhook.ts'

import { useAnswer } from '../account/session/use-answer.ts'
import { useTexts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { ListState } from '../ui/page/list-state.tsx'
import { FailedScreen, Waiting } from '../workspace/workspace-states.tsx'
import team from '../team/team.module.css'
import styles from './connection.module.css'
import { PartHead } from './part-head.tsx'
import { type Secret, SecretDialog } from './secret-dialog.tsx'
import { WebhookCard } from './webhook-card.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'

/** The addresses that are told what happens. */
export function WebhookPart({ isStaff }: { isStaff: boolean }) {
  const t = useTexts()
  const { data, failure, again, keep } = useAnswer('webhooks', (call, signal) =>
    call(webhookEndpoints.webhooks, {}, signal),
  )
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<Secret | null>(null)
  const hooks = data?.data
  const add = !isStaff && <Button onClick={() => setAdding(true)}>{t('connection.add_webhook')}</Button>
  const put = (next: Webhook) =>
    hooks &&
    keep({
      data: hooks.some(({ id }) => id === next.id)
        ? hooks.map((hook) => (hook.id === next.id ? next : hook))
        : [...hooks, next],
    })
  return (
    <section className={styles.part} aria-labelledby="webhooks">
      <PartHead id="webhooks" title={t('connection.webhooks')} text={t('connection.webhooks_text')}>
        {hooks && hooks.length > 0 && add}
      </PartHead>
      {failure ? (
        <FailedScreen failure={failure} onRetry={again} />
      ) : !hooks ? (
        <Waiting bars={2} />
      ) : hooks.length === 0 ? (
        <ListState
          icon={IconWebhook}
          title={t('connection.webhooks_none')}
          text={t(isStaff ? 'connection.none_staff' : 'connection.webhooks_none_text')}
        >
          {add}
        </ListState>
      ) : (
        <ul className={team.people}>
          {hooks.map((hook) => (
            <WebhookCard
              key={hook.id}
              hook={hook}
              isStaff={isStaff}
              onShow={put}
              onSecret={setSecret}
              onSeen={again}
              onDrop={() => keep({ data: hooks.filter(({ id }) => id !== hook.id) })}
            />
          ))}
        </ul>
      )}
      {isAdding && (
        <WebhookDialog
          onClose={() => setAdding(false)}
          onMade={(made, text) => {
            put(made)
            setAdding(false)
            if (text) setSecret({ of: 'webhook', text })
          }}
        />
      )}
      {secret && <SecretDialog {...secret} onClose={() => setSecret(null)} />}
    </section>
  )
}
