import { IconChevronDown } from '@tabler/icons-react'

import { comparablesEndpoints, leastComparables, type Comparables } from '#contract/draft/comparables.ts'

import { useAnswer } from '../../account/session/use-answer.ts'
import { formatMoney } from '../../money.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { convertMoney } from '../convert-money.ts'
import { useDraft } from '../draft-context.ts'
import { useRate } from '../use-rate.ts'
import styles from './sections.module.css'

/** What homes of the same kind ask for a square metre: a help to whoever sets a price, never shown to the public. */
export function Comparing() {
  const t = useTexts()
  const { id, document } = useDraft(({ draft }) => draft)
  const { business_type, type, city, sector } = document
  // As of what was saved last: the API compares what it has.
  const question = ['comparables', id, business_type, type, city, sector].join(' ')
  const { data } = useAnswer(question, (call, signal) => call(comparablesEndpoints.comparables, { id }, signal))
  if (!data) return null
  return (
    <details className={styles.more} open={data.data.per_m2 !== null || undefined}>
      <summary>
        {t('draft.comparables')}
        <IconChevronDown size={20} stroke={1.75} aria-hidden />
      </summary>
      <Compared {...data.data} />
    </details>
  )
}

function Compared({ count, place, area, per_m2 }: Comparables) {
  const t = useTexts()
  const language = useLanguage()
  const rate = useRate()
  const document = useDraft((snapshot) => snapshot.document)
  const { price, currency: own } = document
  if (!place) return <p className="muted">{t('draft.comparables_unknown')}</p>
  if (!per_m2) {
    return <p className="muted">{t('draft.comparables_few', { count, least: leastComparables, place: place.name })}</p>
  }
  const currency = own === 'DOP' && rate ? 'DOP' : 'USD'
  const say = (usd: number) =>
    formatMoney(currency === 'DOP' ? convertMoney(usd, 'USD', rate!.rate) : usd, currency, language)
  const size = document[area]
  return (
    <>
      <p className="fine">{t('draft.comparables_in', { count, place: place.name })}</p>
      <dl className={styles.quarters}>
        {(['low', 'median', 'high'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`draft.comparables_${name}`)}</dt>
            <dd>{say(per_m2[name])}</dd>
          </div>
        ))}
      </dl>
      {price && size && own ? (
        <p>{t('draft.comparables_own', { price: formatMoney(price / size, own, language) })}</p>
      ) : null}
      <p className="fine">{t('draft.comparables_private')}</p>
    </>
  )
}
