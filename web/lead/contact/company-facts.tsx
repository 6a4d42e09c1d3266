import { IconBrandWhatsapp, IconClock, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react'

import { formatPhone, toTelephoneLink } from '../../phone.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { useWhatsapp } from '../whatsapp/use-whatsapp.ts'
import { useSite } from '../../use-site.ts'
import styles from './company-facts.module.css'

/** Telephone, WhatsApp, mail, address and hours of the company. */
export function CompanyFacts() {
  const t = useTexts()
  const language = useLanguage()
  const { phone, whatsapp, email, address, hours } = useSite().brand.contact
  const chat = useWhatsapp()
  const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const
  return (
    <dl>
      <Fact icon={<IconPhone {...icon} />} name={t('contact.phone')}>
        <a href={toTelephoneLink(phone)}>{formatPhone(phone)}</a>
      </Fact>
      <Fact icon={<IconBrandWhatsapp {...icon} />} name={t('contact.page.whatsapp')}>
        <a {...chat({ phone: whatsapp, message: t('contact.page.message') })}>
          {formatPhone(whatsapp)}
          <span className="visually-hidden"> {t('shell.new_tab')}</span>
        </a>
      </Fact>
      <Fact icon={<IconMail {...icon} />} name={t('contact.email')}>
        <a href={`mailto:${email}`}>{email}</a>
      </Fact>
      <Fact icon={<IconMapPin {...icon} />} name={t('contact.address')}>
        {address.street}
        {'\n'}
        {address.city}, {address.province}
      </Fact>
      <Fact icon={<IconClock {...icon} />} name={t('contact.hours')}>
        {hours[language]}
      </Fact>
    </dl>
  )
}

function Fact({ icon, name, children }: { icon: React.ReactNode; name: string; children: React.ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>
        {icon}
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
