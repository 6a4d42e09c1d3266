import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react'

import type { Property } from '#contract/property.ts'

import { telephoneLink, whatsappLink } from '../../phone.ts'
import { useTexts } from '../../texts.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { PropertyPrice } from '../property-price.tsx'
import styles from './contact-bar.module.css'

/** On phones: the price and both ways to reach the agent, at hand while the page is read. */
export function ContactBar({ property, message }: { property: Property; message: string }) {
  const t = useTexts()
  const { phone, whatsapp } = property.agent
  return (
    <div className={styles.bar}>
      <PropertyPrice property={property} className={styles.price} />
      <ButtonAnchor look="secondary" className={styles.way} href={telephoneLink(phone)} aria-label={t('property.call')}>
        <IconPhone size={20} stroke={1.75} aria-hidden />
      </ButtonAnchor>
      <ButtonAnchor
        className={styles.way}
        href={whatsappLink(whatsapp, message)}
        target="_blank"
        rel="noopener"
        aria-label={t('property.whatsapp')}
      >
        <IconBrandWhatsapp size={20} stroke={1.75} aria-hidden />
        WhatsApp
      </ButtonAnchor>
    </div>
  )
}
