import { IconBrandWhatsapp, IconCalendarPlus, IconMail, IconPhone } from '@tabler/icons-react'

import { formatPhone, toTelephoneLink } from '../phone.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { ButtonAnchor, ButtonLink } from '../ui/button.tsx'
import { toSchedulePath } from '../lead/visit/schedule-address.ts'
import { useWhatsapp } from '../lead/whatsapp/use-whatsapp.ts'
import type { Agent } from './load-agent.ts'
import styles from './contact-ways.module.css'

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

/** The three ways to reach an agent, the first words written already. */
export function ContactWays({ agent, url }: { agent: Agent; url: string }) {
  const t = useTexts()
  const { id, name, whatsapp, phone, email } = agent
  const chat = useWhatsapp()
  const message = `${t('agent.first_message', { name: name.split(' ')[0]! })}\n${url}`
  return (
    <section className={styles.ways} aria-label={t('agent.contact', { name })}>
      <ButtonAnchor
        {...chat({ phone: whatsapp, message, to: { agent_id: id } })}
        aria-label={t('agent.whatsapp_to', { name })}
      >
        <IconBrandWhatsapp {...icon} />
        {t('agent.whatsapp')}
      </ButtonAnchor>
      <ButtonLink look="secondary" to={toSchedulePath({ agent: id }, useLanguage())} rel="nofollow">
        <IconCalendarPlus {...icon} />
        {t('pieces.visit')}
      </ButtonLink>
      <ButtonAnchor
        look="secondary"
        href={toTelephoneLink(phone)}
        aria-label={t('agent.call_to', { name, phone: formatPhone(phone) })}
      >
        <IconPhone {...icon} />
        {formatPhone(phone)}
      </ButtonAnchor>
      <ButtonAnchor look="secondary" href={`mailto:${email}`} aria-label={t('agent.mail_to', { name })}>
        <IconMail {...icon} />
        {t('agent.mail')}
      </ButtonAnchor>
    </section>
  )
}
