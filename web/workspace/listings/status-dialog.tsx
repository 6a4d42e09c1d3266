import { useState } from 'react'

import { isBlankAmount, longestAmountText, readAmount } from '#contract/amount.ts'
import { getDayHere } from '#contract/day.ts'
import { closedBy, offerEndpoints, type Offer, type OfferAction } from '#contract/property/offer.ts'

import { useAnswer } from '../../account/session/use-answer.ts'
import { useTexts } from '../../texts.ts'
import form from '../../ui/form/form.module.css'
import { OpenDialog } from '../../ui/form/open-dialog.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { FailedScreen, Waiting } from '../workspace-states.tsx'
import { useOfferChange } from './use-offer-change.ts'

type Props = { code: string; action: OfferAction; onClose: () => void; onDone: () => void }

/** Says what an action does to a listing, asks what belongs to it, and does it. */
export function StatusDialog({ code, action, onClose, onDone }: Props) {
  const t = useTexts()
  const { data, failure, again } = useAnswer(`offer ${code}`, (call, signal) =>
    call(offerEndpoints.offer, { code }, signal),
  )
  return (
    <OpenDialog title={t(`listings.action.${action}`)} onClose={onClose}>
      {failure ? <FailedScreen failure={failure} onRetry={again} /> : null}
      {!failure && !data && <Waiting bars={2} />}
      {data && !failure && <StatusForm offer={data.data} action={action} onDone={onDone} />}
    </OpenDialog>
  )
}

function StatusForm({
  offer: { code, version, currency },
  action,
  onDone,
}: {
  offer: Offer
  action: OfferAction
  onDone: () => void
}) {
  const t = useTexts()
  const today = getDayHere()
  const isClosing = action === 'mark_sold' || action === 'mark_rented'
  const [closed_on, setClosedOn] = useState(today)
  const [price, setPrice] = useState('')
  const [by, setBy] = useState('')
  const [reason, setReason] = useState('')
  const { isSending, problem, send } = useOfferChange(onDone)
  const closing_price = isBlankAmount(price) ? null : readAmount(price, currency)
  const isAmount = closing_price === null || Number.isFinite(closing_price)
  const submit = () =>
    send((call, key) =>
      call(
        offerEndpoints.changeStatus,
        {
          code,
          version,
          action,
          ...(isClosing && { closed_on, closing_price }),
          ...(isClosing && { closed_by: closedBy.find((one) => one === by) ?? null }),
          ...(action === 'reopen' && { reason }),
        },
        undefined,
        key,
      ),
    )
  return (
    <form
      className={form.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (isAmount) submit()
      }}
    >
      <p>{t(`listings.means.${action}`)}</p>
      {isClosing && (
        <>
          <label className={form.field}>
            <span className={form.label}>{t('listings.closed_on')}</span>
            <input
              type="date"
              required
              max={today}
              value={closed_on}
              onChange={({ target }) => setClosedOn(target.value)}
            />
          </label>
          <label className={form.field}>
            <span className={form.label}>{t('listings.closing_price', { currency })}</span>
            <input
              inputMode="decimal"
              maxLength={longestAmountText}
              value={price}
              onChange={({ target }) => setPrice(target.value)}
            />
          </label>
          <output>{isAmount ? null : t('listings.not_an_amount')}</output>
          <label className={form.field}>
            <span className={form.label}>{t('listings.closed_by')}</span>
            <select value={by} onChange={({ target }) => setBy(target.value)}>
              <option value="">{t('listings.not_said')}</option>
              {closedBy.map((one) => (
                <option key={one} value={one}>
                  {t(`listings.closed_by.${one}`)}
                </option>
              ))}
            </select>
          </label>
          <p className="muted">{t('listings.closing_private')}</p>
        </>
      )}
      {action === 'reopen' && (
        <label className={form.field}>
          <span className={form.label}>{t('listings.reason')}</span>
          <textarea required maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
        </label>
      )}
      {problem && (
        <p className={form.problem} role="alert">
          {problem}
        </p>
      )}
      <SendButton isSending={isSending} data-first>
        {t(`listings.action.${action}`)}
      </SendButton>
    </form>
  )
}
