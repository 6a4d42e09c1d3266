import { useState } from 'react'

import { currencies, type Currency } from '#contract/currency.ts'
import { readAmount } from '#contract/amount.ts'
import { offerEndpoints, type Offer } from '#contract/property/offer.ts'

import { ApiRefusal } from '../../api-client.ts'
import { useAnswer } from '../../account/session/use-answer.ts'
import { formatMoney } from '../../money.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import form from '../../ui/form/form.module.css'
import { MoneyInput } from '../../ui/form/money-input.tsx'
import { OpenDialog } from '../../ui/form/open-dialog.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { FailedScreen, Waiting } from '../workspace-states.tsx'
import { useOfferChange } from './use-offer-change.ts'

type Props = { code: string; onClose: () => void; onDone: () => void }

/** Changes what is asked for a listing, at once; a move of over a quarter is asked about. */
export function PriceDialog({ code, onClose, onDone }: Props) {
  const t = useTexts()
  const { data, failure, again } = useAnswer(`offer ${code}`, (call, signal) =>
    call(offerEndpoints.offer, { code }, signal),
  )
  return (
    <OpenDialog title={t('listings.change_price')} onClose={onClose}>
      {failure ? <FailedScreen failure={failure} onRetry={again} /> : null}
      {!failure && !data && <Waiting bars={2} />}
      {data && !failure && <PriceForm offer={data.data} onDone={onDone} />}
    </OpenDialog>
  )
}

function PriceForm({ offer, onDone }: { offer: Offer; onDone: () => void }) {
  const t = useTexts()
  const language = useLanguage()
  const [text, setText] = useState(String(offer.price))
  const [currency, setCurrency] = useState<Currency>(offer.currency)
  const { isSending, problem, failure, send } = useOfferChange(onDone)
  const isJump = failure instanceof ApiRefusal && failure.failure.code === 'listing.price_jump'
  const price = readAmount(text, currency)
  const submit = () =>
    send((call, key) =>
      call(
        offerEndpoints.changePrice,
        { code: offer.code, version: offer.version, price, currency, ...(isJump && { is_sure: true }) },
        undefined,
        key,
      ),
    )
  return (
    <form
      className={form.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (Number.isFinite(price)) submit()
      }}
    >
      <p className="muted">{t('listings.price_now', { price: formatMoney(offer.price, offer.currency, language) })}</p>
      <MoneyInput
        field={{ name: 'price', value: text, problem: undefined, onChange: setText, onBlur: () => {} }}
        label={t('listings.price')}
        currency={currency}
        isRequired
      />
      <label className={form.field}>
        <span className={form.label}>{t('listings.currency')}</span>
        <select value={currency} onChange={({ target }) => setCurrency(target.value as Currency)}>
          {currencies.map((one) => (
            <option key={one} value={one}>
              {one === 'USD' ? 'US$' : 'RD$'}
            </option>
          ))}
        </select>
      </label>
      <output>
        {Number.isFinite(price) ? formatMoney(price, currency, language, true) : t('listings.not_an_amount')}
      </output>
      {problem && (
        <p className={form.problem} role="alert">
          {problem}
        </p>
      )}
      <SendButton isSending={isSending}>{isJump ? t('listings.sure') : t('listings.change_price')}</SendButton>
    </form>
  )
}
