import { IconCalendarTime, IconCloudOff, IconLock } from '@tabler/icons-react'

import { type OwnVisit, visitEndpoints } from '#contract/lead/visit.ts'

import { useAccountList } from '../../account/session/use-account-list.ts'
import type { Call } from '../../api-client.ts'
import { toPath } from '../../paths.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { ListState } from '../../ui/page/list-state.tsx'
import { VisitFacts, VisitState } from './visit-facts.tsx'
import styles from './visit.module.css'

const read = (call: Call, signal: AbortSignal) => call(visitEndpoints.own, {}, signal)

/** The visits of whoever is signed in, those to come first: how each stands, and the way to change it. */
export function OwnVisits() {
  const t = useTexts()
  const language = useLanguage()
  const list = useAccountList(read)
  if (list.state === 'signed-out') {
    return (
      <ListState icon={IconLock} title={t('visit.own.signed_out')} text={t('visit.own.signed_out_text')}>
        <ButtonLink to={toPath('sign_in', language)} data-dialog="signin">
          {t('visit.own.sign_in')}
        </ButtonLink>
      </ListState>
    )
  }
  if (list.state === 'loading') return <WaitingVisits />
  if (list.state === 'failed') {
    return (
      <ListState icon={IconCloudOff} title={t('visit.own.failed')} text={t('visit.own.failed_text')} isAlarm>
        <Button onClick={list.retry}>{t('visit.retry')}</Button>
      </ListState>
    )
  }
  if (list.rows.length === 0) {
    return (
      <ListState icon={IconCalendarTime} title={t('visit.own.empty')} text={t('visit.own.empty_text')}>
        <ButtonLink to={toPath('properties', language)}>{t('visit.link.home')}</ButtonLink>
      </ListState>
    )
  }
  return (
    <>
      <output className="visually-hidden">{t('visit.own.count', { count: list.rows.length })}</output>
      <ul className={styles.own}>
        {list.rows.map((visit) => (
          <li key={visit.key}>
            <OwnVisitCard visit={visit} />
          </li>
        ))}
      </ul>
    </>
  )
}

function OwnVisitCard({ visit }: { visit: OwnVisit }) {
  const t = useTexts()
  const { agent, property, about, link, state, is_over } = visit
  const name = property?.title ?? about ?? (agent ? t('visit.own.agent', { name: agent.name }) : t('visit.link.title'))
  const isOn = !is_over && state !== 'declined' && state !== 'cancelled'
  return (
    <article className={styles.one}>
      <h2>{property ? <a href={property.link}>{name}</a> : name}</h2>
      <VisitState visit={visit} side="visitor" />
      <VisitFacts visit={visit} side="visitor" known={{ agent }} />
      <ButtonAnchor
        look="secondary"
        isSmall
        href={link}
        aria-label={`${t(isOn ? 'visit.own.open' : 'visit.own.see')}: ${name}`}
      >
        {t(isOn ? 'visit.own.open' : 'visit.own.see')}
      </ButtonAnchor>
    </article>
  )
}

/** The outlines of a list that is being read. */
function WaitingVisits() {
  const t = useTexts()
  return (
    <>
      <output className="visually-hidden">{t('ui.loading')}</output>
      <div className={styles.own} aria-hidden>
        <div className={styles.awaited} />
        <div className={styles.awaited} />
      </div>
    </>
  )
}
