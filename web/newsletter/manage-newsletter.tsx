import { useState } from 'react'

import { newsletterEndpoints, type Interest } from '#contract/newsletter/newsletter.ts'

import type { Call } from '../api-client.ts'
import { useTexts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { InterestsInput } from '../lead/forms/newsletter-form.tsx'
import type { IsOver } from '../mail/link/mail-link.tsx'
import { LinkNotice } from '../mail/link/link-notice.tsx'
import { type LinkKey, useLinked } from '../mail/link/use-linked.ts'
import styles from './newsletter.module.css'

type Change = { interests?: Interest[]; is_subscribed?: boolean }

const endpoints = {
  read: (call: Call, link: LinkKey, signal: AbortSignal) => call(newsletterEndpoints.show, link, signal),
  save: (call: Call, link: LinkKey, change: Change) => call(newsletterEndpoints.change, { ...link, ...change }),
}

/** A subscription by an email's link: ended at one press, begun again, or about other things. */
export function ManageNewsletter({ link, isOver }: { link: LinkKey; isOver: IsOver }) {
  const t = useTexts()
  const { known, hasFailed, isChanging, retry, change } = useLinked(endpoints, link, isOver, t('newsletter.saved'))
  if (hasFailed) {
    return (
      <LinkNotice text={t('newsletter.failed')}>
        <Button onClick={retry}>{t('newsletter.retry')}</Button>
      </LinkNotice>
    )
  }
  if (!known) return <output>{t('ui.loading')}</output>
  const { is_subscribed } = known
  return (
    <>
      <output>{t(is_subscribed ? 'newsletter.on' : 'newsletter.off', { name: known.name })}</output>
      <div className="actions">
        <Button
          look={is_subscribed ? 'secondary' : 'primary'}
          disabled={isChanging}
          onClick={() => void change({ is_subscribed: !is_subscribed })}
        >
          {t(is_subscribed ? 'newsletter.leave' : 'newsletter.come_back')}
        </Button>
      </div>
      {is_subscribed && (
        <Interests
          key={known.interests.join()}
          interests={known.interests}
          isChanging={isChanging}
          onSave={(interests) => void change({ interests: [...interests] })}
        />
      )}
    </>
  )
}

type InterestsProps = {
  interests: readonly Interest[]
  isChanging: boolean
  onSave: (interests: readonly Interest[]) => void
}

function Interests({ interests, isChanging, onSave }: InterestsProps) {
  const t = useTexts()
  const [chosen, setChosen] = useState(interests)
  const problem = chosen.length === 0 ? t('field.at_least_one') : undefined
  return (
    <div className={styles.part}>
      <InterestsInput
        field={{ name: 'interests', value: chosen, problem, onChange: setChosen, onBlur: () => undefined }}
      />
      <div className="actions">
        <Button disabled={isChanging || Boolean(problem)} onClick={() => onSave(chosen)}>
          {t('newsletter.save')}
        </Button>
      </div>
    </div>
  )
}
