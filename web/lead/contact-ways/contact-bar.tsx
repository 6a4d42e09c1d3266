import { IconBrandWhatsapp, IconCalendarPlus, IconMessage, IconPhone } from '@tabler/icons-react'

import type { AgentCard } from '#contract/agent/agent.ts'

import { toTelephoneLink } from '../../phone.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { toSchedulePath } from '../visit/schedule-address.ts'
import { useWhatsapp } from '../whatsapp/use-whatsapp.ts'
import styles from './contact-bar.module.css'

type Props = {
  agent: Pick<AgentCard, 'id' | 'phone' | 'whatsapp'>
  message: string
  /** The listing that it is about. */
  code?: string
  /** A project that is not a listing. */
  project?: { project: string }
  /** The price. */
  children: React.ReactNode
}

/** On phones: the price and the ways to reach the agent, at hand while the page is read. */
export function ContactBar({ agent: { id, phone, whatsapp }, message, code, project, children }: Props) {
  const t = useTexts()
  const chat = useWhatsapp()
  const to = { agent_id: id, ...(code && { property_code: code }) }
  return (
    <div className={styles.bar} data-bottom-bar>
      <div className={styles.price}>{children}</div>
      <div className={styles.ways}>
        <ButtonLink
          look="secondary"
          to={toSchedulePath({ agent: id, ...(code ? { property: code } : project) }, useLanguage())}
          rel="nofollow"
          aria-label={t('pieces.visit')}
        >
          <IconCalendarPlus size={20} stroke={1.75} aria-hidden />
          {t('pieces.visit_short')}
        </ButtonLink>
        <ButtonAnchor look="secondary" href={toTelephoneLink(phone)} aria-label={t('pieces.call')}>
          <IconPhone size={20} stroke={1.75} aria-hidden />
          {t('pieces.call_short')}
        </ButtonAnchor>
        <ButtonAnchor look="secondary" href="#mensaje">
          <IconMessage size={20} stroke={1.75} aria-hidden />
          {t('pieces.message')}
        </ButtonAnchor>
        <ButtonAnchor {...chat({ phone: whatsapp, message, to })} aria-label={t('pieces.whatsapp')}>
          <IconBrandWhatsapp size={20} stroke={1.75} aria-hidden />
          WhatsApp
        </ButtonAnchor>
      </div>
    </div>
  )
}
