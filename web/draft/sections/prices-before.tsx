import { IconChevronDown } from '@tabler/icons-react'

import { workspaceEndpoints } from '#contract/workspace/workspace.ts'

import { useAnswer } from '../../account/session/use-answer.ts'
import { formatMediumDate } from '../../dates.ts'
import { formatMoney } from '../../money.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { useDraft } from '../draft-context.ts'
import styles from './sections.module.css'

/** What was asked for a listing before; nothing for what was never published. */
export function PricesBefore() {
  const code = useDraft(({ draft }) => (draft.state === 'draft' ? null : draft.code))
  return code && <Prices code={code} />
}

function Prices({ code }: { code: string }) {
  const t = useTexts()
  const language = useLanguage()
  const { data } = useAnswer(`prices ${code}`, (call, signal) => call(workspaceEndpoints.figures, { code }, signal))
  // Where it cannot be had, nothing that is needed to write a price is missing.
  if (!data) return null
  const { prices, price, currency } = data.data
  return (
    <details className={styles.more}>
      <summary>
        {t('draft.prices_before')}
        <IconChevronDown size={20} stroke={1.75} aria-hidden />
      </summary>
      {prices.length === 0 ? (
        <p className="muted">{t('draft.prices_none')}</p>
      ) : (
        <ul className={styles.prices}>
          {prices.map((one) => (
            <li key={one.until}>
              <b>{formatMoney(one.price, one.currency, language)}</b>{' '}
              {t('draft.price_until', { date: formatMediumDate(one.until, language) })}
            </li>
          ))}
          <li>
            <b>{formatMoney(price, currency, language)}</b> {t('draft.price_now')}
          </li>
        </ul>
      )}
    </details>
  )
}
