import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react'

import { toTelephoneLink } from '../../phone.ts'
import { useTexts } from '../../texts.ts'
import { useSite } from '../../use-site.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { useWhatsapp } from '../whatsapp/use-whatsapp.ts'
import styles from './contact-ways.module.css'

/** The three ways to reach the company, the first words of the message written already. */
export function ContactWays({ message }: { message: string }) {
  const t = useTexts()
  const { contact } = useSite().brand
  const whatsapp = useWhatsapp()
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const
  return (
    <div className={styles.ways}>
      <ButtonAnchor {...whatsapp({ phone: contact.whatsapp, message })}>
        <IconBrandWhatsapp {...icon} />
        {t('contact.write')}
      </ButtonAnchor>
      <ButtonAnchor href={toTelephoneLink(contact.phone)} look="secondary">
        <IconPhone {...icon} />
        {t('contact.call')}
      </ButtonAnchor>
      <ButtonAnchor href={`mailto:${contact.email}?subject=${encodeURIComponent(message)}`} look="secondary">
        <IconMail {...icon} />
        {t('contact.email')}
      </ButtonAnchor>
    </div>
  )
}
