import { IconRss } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'

import { feedEndpoints, type OwnFeeds } from '#contract/exchange/feed.ts'

import { useAnswer } from '../account/session/use-answer.ts'
import { formatMediumDate } from '../dates.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { MessageDialog } from '../ui/form/message-dialog.tsx'
import { copy } from '../ui/page/copy.ts'
import { ListState } from '../ui/page/list-state.tsx'
import { FailedScreen, Waiting } from '../workspace/workspace-states.tsx'
import team from '../team/team.module.css'
import styles from './connection.module.css'
import { LeftOutList } from './left-out.tsx'
import { PartHead } from './part-head.tsx'
import { useAct } from './use-act.ts'

const kinds = ['kyero_xml', 'meta_xml', 'reso_json', 'reso_api'] as const

/** The addresses under which others read what the agency offers. */
export function FeedPart() {
  const t = useTexts()
  const { data, failure, again, keep } = useAnswer('feeds', (call, signal) => call(feedEndpoints.own, {}, signal))
  const { isBusy, act } = useAct()
  const feeds = data?.data
  const show = (changed: OwnFeeds) => keep({ data: changed })
  const open = () =>
    act(async (call) => {
      show((await call(feedEndpoints.change, {})).data)
      return t('connection.feeds_opened')
    })
  return (
    <section className={styles.part} aria-labelledby="feeds">
      <PartHead id="feeds" title={t('connection.feeds')} text={t('connection.feeds_text')} />
      {failure ? (
        <FailedScreen failure={failure} onRetry={again} />
      ) : feeds === undefined ? (
        <Waiting bars={2} />
      ) : feeds === null ? (
        <ListState icon={IconRss} title={t('connection.feeds_none')} text={t('connection.feeds_none_text')}>
          <Button disabled={isBusy} onClick={open}>
            {t('connection.feeds_open')}
          </Button>
        </ListState>
      ) : (
        <FeedCard feeds={feeds} onChange={show} />
      )}
    </section>
  )
}

type Shown = { feeds: NonNullable<OwnFeeds>; onChange: (feeds: OwnFeeds) => void }

function FeedCard({ feeds, onChange }: Shown) {
  const t = useTexts()
  const language = useLanguage()
  const [asked, setAsked] = useState<'change' | 'close' | null>(null)
  const { data, failure, again } = useAnswer('left-out', (call, signal) => call(feedEndpoints.leftOut, {}, signal))
  const leftOut = data?.data
  const { isBusy, act } = useAct()
  const change = () =>
    act(async (call) => {
      onChange((await call(feedEndpoints.change, {})).data)
      setAsked(null)
      return t('connection.feeds_changed')
    })
  const close = () =>
    act(async (call) => {
      await call(feedEndpoints.close, {})
      onChange(null)
      return t('connection.feeds_closed')
    })
  return (
    <div className={styles.card}>
      <ul className={styles.log}>
        {kinds.map((kind) => (
          <FeedAddress key={kind} name={t(`connection.feed.${kind}`)} address={feeds[kind]}>
            {leftOut && (kind === 'kyero_xml' || kind === 'meta_xml') && <LeftOutList {...leftOut[kind]} />}
          </FeedAddress>
        ))}
      </ul>
      {failure ? <FailedScreen failure={failure} onRetry={again} /> : null}
      <small>{t('connection.feeds_since', { date: formatMediumDate(feeds.made_at, language) })}</small>
      <div className={team.actions}>
        <Button look="secondary" isSmall onClick={() => setAsked('change')}>
          {t('connection.feeds_change')}
        </Button>
        <Button look="secondary" isSmall className={team.danger} onClick={() => setAsked('close')}>
          {t('connection.feeds_close')}
        </Button>
      </div>
      {asked && (
        <MessageDialog
          title={t(`connection.feeds_${asked}_title`)}
          lines={[t(`connection.feeds_${asked}_text`)]}
          onClose={() => setAsked(null)}
          action={{ label: t(`connection.feeds_${asked}`), act: asked === 'change' ? change : close, isBusy }}
        />
      )}
    </div>
  )
}

function FeedAddress({ name, address, children }: { name: string; address: string; children: ReactNode }) {
  const t = useTexts()
  return (
    <li>
      <div>
        <b>{name}</b>
        <br />
        <code className={styles.address}>{address}</code>
        {children}
      </div>
      <Button
        look="secondary"
        isSmall
        aria-label={t('connection.feed_copy', { name })}
        onClick={() => void copy(address, t('connection.copied'), t('connection.not_copied'))}
      >
        {t('connection.copy')}
      </Button>
    </li>
  )
}
