import { webhookEndpoints } from '#contract/connection/webhook.ts'

import { useTexts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import team from '../team/team.module.css'
import { useAct } from './use-act.ts'
import type { Asking, CardProps } from './webhook-card.tsx'

type Props = CardProps & { onAsk: (asking: Asking) => void }

/** What can be done with a webhook; the network's staff look at its log and end it. */
export function WebhookActions({ hook, isStaff, onShow, onSecret, onAsk }: Props) {
  const t = useTexts()
  const { isBusy, act } = useAct()
  const { id, is_on, url } = hook
  const { host } = new URL(url)
  const test = () =>
    act(async (call) => {
      await call(webhookEndpoints.testWebhook, { id })
      onAsk('log')
      return t('connection.tested')
    })
  const turn = () =>
    act(async (call) => {
      onShow((await call(webhookEndpoints.changeWebhook, { id, is_on: !is_on })).data)
      return t(is_on ? 'connection.turned_off' : 'connection.turned_on')
    })
  const renew = () =>
    act(async (call) => {
      const { secret, ...changed } = (await call(webhookEndpoints.changeSecret, { id })).data
      onShow(changed)
      onSecret({ of: 'webhook', text: secret, note: t('connection.secret_changed') })
      return null
    })
  const way = is_on ? 'turn_off' : 'turn_on'
  const presses = [
    ...(isStaff || !is_on ? [] : [{ key: 'test' as const, press: test }]),
    { key: 'log' as const, press: () => onAsk('log') },
    ...(isStaff
      ? []
      : [
          { key: 'events' as const, press: () => onAsk('events') },
          { key: 'secret' as const, press: renew },
          { key: way, press: turn } as const,
        ]),
    { key: 'delete' as const, press: () => onAsk('delete') },
  ]
  return (
    <div className={team.actions}>
      {presses.map(({ key, press }) => (
        <Button
          key={key}
          look="secondary"
          isSmall
          disabled={isBusy}
          className={key === 'delete' ? team.danger : ''}
          aria-label={t(`connection.${key}_of`, { host })}
          onClick={press}
        >
          {t(`connection.${key}`)}
        </Button>
      ))}
    </div>
  )
}
