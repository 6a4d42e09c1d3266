import { useEffect, useState } from 'react'

import { type Delivery, type Webhook, webhookEndpoints } from '#contract/connection/webhook.ts'

import { useAnswer } from '../account/session/use-answer.ts'
import { formatShortMoment } from '../dates.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { OpenDialog } from '../ui/form/open-dialog.tsx'
import { FailedScreen, Waiting } from '../workspace/workspace-states.tsx'
import team from '../team/team.module.css'
import styles from './connection.module.css'
import { useAct } from './use-act.ts'

type Props = { hook: Webhook; isStaff: boolean; onClose: () => void }

const lookMs = 2000
const atOnce = 50

/** What a webhook was sent, the newest first; while something is on its way it is looked at again. */
export function DeliveryLog({ hook, isStaff, onClose }: Props) {
  const t = useTexts()
  const { id, url, is_on } = hook
  const { data, failure, again, isWaiting, at } = useAnswer(`log ${id}`, (call, signal) =>
    call(webhookEndpoints.deliveries, { id }, signal),
  )
  const [older, setOlder] = useState<{ rows: readonly Delivery[]; isAll: boolean }>({ rows: [], isAll: false })
  const { isBusy, act } = useAct()
  const newest = data?.data
  const isUnderWay = newest?.some(({ state }) => state === 'waiting') ?? false
  useEffect(() => {
    if (!isUnderWay || isWaiting) return undefined
    const timer = setTimeout(() => document.visibilityState === 'visible' && again(), lookMs)
    return () => clearTimeout(timer)
    // Each answer is followed by the next look.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isUnderWay, isWaiting, at])

  const rows = newest && [...newest, ...older.rows.filter((one) => newest.every((other) => other.id !== one.id))]
  const mayBeMore = rows && rows.length >= atOnce && !older.isAll
  const showMore = () =>
    act(async (call) => {
      const { data: more } = await call(webhookEndpoints.deliveries, { id, before: rows!.at(-1)!.id })
      setOlder({ rows: [...older.rows, ...more], isAll: more.length < atOnce })
      return null
    })
  const send = (delivery: number) =>
    act(async (call) => {
      await call(webhookEndpoints.sendAgain, { id, delivery })
      again()
      return t('connection.sent_again')
    })
  return (
    <OpenDialog title={t('connection.log_of', { host: new URL(url).host })} onClose={onClose}>
      <p>{t('connection.log_text')}</p>
      {failure && !rows ? (
        <FailedScreen failure={failure} onRetry={again} />
      ) : !rows ? (
        <Waiting bars={3} />
      ) : rows.length === 0 ? (
        <p>{t('connection.log_none')}</p>
      ) : (
        <ul className={styles.log}>
          {rows.map((row) => (
            <LogRow key={row.id} row={row} onSend={isStaff || !is_on ? null : () => send(row.id)} isBusy={isBusy} />
          ))}
        </ul>
      )}
      {mayBeMore && (
        <Button look="secondary" isSmall disabled={isBusy} onClick={showMore}>
          {t('connection.log_more')}
        </Button>
      )}
    </OpenDialog>
  )
}

type RowProps = { row: Delivery; onSend: (() => void) | null; isBusy: boolean }

function LogRow({ row, onSend, isBusy }: RowProps) {
  const t = useTexts()
  const language = useLanguage()
  const { type, code, at, state, attempts, next_at, status, problem } = row
  const what = `${t(`connection.event.${type}`)}${code ? ` · ${code}` : ''}`
  const moment = formatShortMoment(at, language)
  const said = [
    problem && t(`connection.problem.${problem}`, { status: status ?? 0 }),
    attempts > 0 && t('connection.attempts', { count: attempts }),
    attempts > 0 && next_at && t('connection.next_at', { moment: formatShortMoment(next_at, language) }),
  ].filter(Boolean)
  return (
    <li>
      <div className={styles.lines}>
        <b>{what}</b>
        <small>{[moment, ...said].join(' · ')}</small>
      </div>
      <ul className={team.marks}>
        <li data-good={state === 'delivered' || undefined} data-alarm={state === 'failed' || undefined}>
          {t(`connection.state.${state}`)}
        </li>
      </ul>
      {onSend && (
        <Button
          look="secondary"
          isSmall
          disabled={isBusy}
          aria-label={t('connection.again_of', { what, moment })}
          onClick={onSend}
        >
          {t('connection.again')}
        </Button>
      )}
    </li>
  )
}
