import { IconBrandWhatsapp, IconClock, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react'

import { useLanguage, useTexts } from '../../texts.ts'
import { pathTo } from '../../paths.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useSite } from '../../use-site.ts'
import { shownPhone, telephoneLink, whatsappLink } from '../../phone.ts'
import { contactDialogId } from '../dialog-ids.ts'
import { writtenAddress } from './written-address.ts'
import styles from './contact-dialog.module.css'

/** How to reach the company. */
export function ContactDialog() {
  const t = useTexts()
  const language = useLanguage()
  const { contact } = useSite().brand
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const
  return (
    <Dialog id={contactDialogId} title={t('contact.title')}>
      <p className={styles.lead}>{t('contact.lead')}</p>
      <dl className={styles.ways}>
        <Way icon={<IconPhone {...icon} />} name={t('contact.phone')}>
          <a href={telephoneLink(contact.phone)}>{shownPhone(contact.phone)}</a>
        </Way>
        <Way icon={<IconMail {...icon} />} name={t('contact.email')}>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </Way>
        <Way icon={<IconMapPin {...icon} />} name={t('contact.address')}>
          {writtenAddress(contact)}
        </Way>
        <Way icon={<IconClock {...icon} />} name={t('contact.hours')}>
          {contact.hours[language]}
        </Way>
      </dl>
      <div className={styles.actions}>
        <ButtonAnchor href={whatsappLink(contact.whatsapp)} target="_blank" rel="noopener">
          <IconBrandWhatsapp {...icon} />
          {t('contact.write')}
        </ButtonAnchor>
        <ButtonAnchor href={telephoneLink(contact.phone)} look="secondary">
          <IconPhone {...icon} />
          {t('contact.call')}
        </ButtonAnchor>
        <ButtonLink to={pathTo('contact', language)} look="secondary">
          {t('contact.offices')}
        </ButtonLink>
      </div>
    </Dialog>
  )
}

function Way({ icon, name, children }: { icon: React.ReactNode; name: string; children: React.ReactNode }) {
  return (
    <div className={styles.way}>
      {icon}
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
