import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react'

import type { AgentCard } from '#contract/agent.ts'

import { telephoneLink, whatsappLink } from '../../phone.ts'
import { useTexts } from '../../texts.ts'
import { ButtonAnchor } from '../button.tsx'
import styles from './contact-bar.module.css'

type Props = {
  agent: Pick<AgentCard, 'phone' | 'whatsapp'>
  message: string
  /** The price. */
  children: React.ReactNode
}

/** On phones: the price and both ways to reach the agent, at hand while the page is read. */
export function ContactBar({ agent: { phone, whatsapp }, message, children }: Props) {
  const t = useTexts()
  return (
    <div className={styles.bar}>
      <div className={styles.price}>{children}</div>
      <ButtonAnchor look="secondary" className={styles.way} href={telephoneLink(phone)} aria-label={t('pieces.call')}>
        <IconPhone size={20} stroke={1.75} aria-hidden />
      </ButtonAnchor>
      <ButtonAnchor
        className={styles.way}
        href={whatsappLink(whatsapp, message)}
        target="_blank"
        rel="noopener"
        aria-label={t('pieces.whatsapp')}
      >
        <IconBrandWhatsapp size={20} stroke={1.75} aria-hidden />
        WhatsApp
      </ButtonAnchor>
    </div>
  )
}
