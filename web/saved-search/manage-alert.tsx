import { alertEndpoints } from '#contract/saved-search/alert.ts'
import type { AlertRate } from '#contract/saved-search/saved-search.ts'

import type { Call } from '../api-client.ts'
import { useTexts } from '../texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import type { IsOver } from '../mail/link/mail-link.tsx'
import { LinkNotice } from '../mail/link/link-notice.tsx'
import { type LinkKey, useLinked } from '../mail/link/use-linked.ts'
import { RateSelect } from './save/rate-select.tsx'
import { CriteriaText } from './criteria-text.tsx'
import styles from './saved-search.module.css'
import { type DescribeCriteria, useDescribeCriteria } from './use-describe-criteria.ts'

const endpoints = {
  read: (call: Call, link: LinkKey, signal: AbortSignal) => call(alertEndpoints.show, link, signal),
  // Pausing is one of the frequencies: the endpoint of one click is for mail programs, which send no key.
  save: (call: Call, link: LinkKey, alert: AlertRate) => call(alertEndpoints.change, { ...link, alert }),
}

/** The search that an email spoke of: in words, paused at one press, or told of more or less often. */
export function ManageAlert({ link, say, isOver }: { link: LinkKey; say: DescribeCriteria; isOver: IsOver }) {
  const t = useTexts()
  const describeCriteria = useDescribeCriteria(say)
  const { known, hasFailed, isChanging, retry, change } = useLinked(endpoints, link, isOver, t('saved.rate_changed'))
  if (hasFailed) {
    return (
      <LinkNotice text={t('saved.alert.failed')}>
        <Button onClick={retry}>{t('saved.retry')}</Button>
      </LinkNotice>
    )
  }
  if (!known) return <output>{t('ui.loading')}</output>
  const { name, criteria, alert: rate } = known
  const said = describeCriteria(criteria)
  const isPaused = rate === 'off'
  return (
    <>
      <h2 className={styles.name}>{name}</h2>
      <CriteriaText said={said} name={name} />
      <output className={styles.state}>{t(isPaused ? 'saved.alert.paused' : 'saved.alert.on')}</output>
      <RateSelect value={rate} isDisabled={isChanging} onChange={(next) => void change(next)} />
      <div className={styles.actions}>
        {!isPaused && (
          <Button disabled={isChanging} onClick={() => void change('off')}>
            {t('saved.alert.pause')}
          </Button>
        )}
        <ButtonLink look={isPaused ? 'primary' : 'secondary'} to={said.href}>
          {t('saved.see')}
        </ButtonLink>
      </div>
    </>
  )
}
