import { useState } from 'react'

import { type AskedListing, freshnessEndpoints } from '#contract/freshness/freshness.ts'

import { formatLongDate } from '../dates.ts'
import { MailLink, type IsOver } from '../mail/link/mail-link.tsx'
import { LinkRead } from '../mail/link/link-read.tsx'
import { formatMoney } from '../money.ts'
import { toPath } from '../paths.ts'
import { useLanguage, useTexts, type Text } from '../texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { describeError } from '../ui/form/describe-error.ts'
import form from '../ui/form/form.module.css'
import { useCall } from '../use-call.ts'

type Link = { key: string; codes: string; expires: string; signature: string }
type Props = {
  link: Link
  /** Whether the letter's reader pressed that it is gone. */
  isGone: boolean
}

/** What a letter's link opens: the homes it asks about, and the press that answers. Opening it answers nothing. */
export function AvailableLink({ link, isGone }: Props) {
  const t = useTexts()
  const call = useCall()
  const way = <ButtonLink to={toPath('home', useLanguage())}>{t('freshness.home')}</ButtonLink>
  return (
    <MailLink signature={link.signature} over={t('freshness.over')} way={way}>
      {(isOver) => (
        <LinkRead
          read={(signal) => call(freshnessEndpoints.asked, link, signal)}
          about={`${link.key} ${link.codes} ${link.signature}`}
          isOver={isOver}
        >
          {({ data }) => <Asked link={link} asked={data} isGone={isGone} isOver={isOver} />}
        </LinkRead>
      )}
    </MailLink>
  )
}

type AskedProps = Props & { asked: AskedListing[]; isOver: IsOver }
type State = { asked: AskedListing[]; isSending?: boolean; said?: string; problem?: string }

function Asked({ link, asked, isGone, isOver }: AskedProps) {
  const t = useTexts()
  const language = useLanguage()
  const call = useCall()
  const [state, setState] = useState<State>({ asked })
  const open = state.asked.filter(({ is_open }) => is_open)

  async function answer(is_available: boolean): Promise<void> {
    setState({ asked: state.asked, isSending: true })
    try {
      const { data } = await call(freshnessEndpoints.answer, { ...link, is_available })
      setState({ asked: data, said: t(is_available ? 'freshness.thanks' : 'freshness.paused', { count: open.length }) })
    } catch (error) {
      if (!isOver(error)) setState({ asked: state.asked, problem: describeError(error, t).join('\n') })
    }
  }

  const stays = (
    <Button
      key="stays"
      look={isGone ? 'secondary' : 'primary'}
      disabled={state.isSending}
      onClick={() => void answer(true)}
    >
      {t('freshness.still', { count: open.length })}
    </Button>
  )
  const goes = (
    <Button
      key="goes"
      look={isGone ? 'primary' : 'secondary'}
      disabled={state.isSending}
      onClick={() => void answer(false)}
    >
      {t('freshness.gone', { count: open.length })}
    </Button>
  )
  return (
    <>
      <div className={form.form}>
        {state.said ? (
          <output>{state.said}</output>
        ) : (
          <p>{t(open.length > 0 ? 'freshness.lead' : 'freshness.nothing')}</p>
        )}
        <ul className="stack">
          {state.asked.map((listing) => (
            <li key={listing.code}>
              <b>{listing.title}</b>
              <br />
              {formatMoney(listing.price, listing.currency, language)} · {listing.place} · {listing.code}
              <br />
              <span className="muted">{describeAsked(listing, t, (iso) => formatLongDate(iso, language))}</span>
            </li>
          ))}
        </ul>
        {state.problem && (
          <p className={form.problem} role="alert">
            {state.problem}
          </p>
        )}
      </div>
      {!state.said && open.length > 0 && <div className="actions">{isGone ? [goes, stays] : [stays, goes]}</div>}
    </>
  )
}

function describeAsked({ status, confirmed_at }: AskedListing, t: Text, format: (iso: string) => string): string {
  if (status !== 'published') return t(`freshness.state_${status as 'inactive'}`)
  return confirmed_at ? t('freshness.confirmed', { date: format(confirmed_at) }) : t('freshness.state_published')
}
