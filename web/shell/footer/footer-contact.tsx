import { formatAddress } from '../lazy/written-address.ts'
import { formatPhone, toTelephoneLink } from '../../phone.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { useSite } from '../../use-site.ts'
import styles from './footer-contact.module.css'

/** Where the company is and when it answers, without opening anything. */
export function FooterContact() {
  const t = useTexts()
  const language = useLanguage()
  const { contact } = useSite().brand
  return (
    <address className={styles.contact}>
      <h2>{t('contact.title')}</h2>
      <p>
        <a href={toTelephoneLink(contact.phone)}>{formatPhone(contact.phone)}</a>
      </p>
      <p>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </p>
      <p>{formatAddress(contact)}</p>
      <p className={styles.hours}>{contact.hours[language]}</p>
    </address>
  )
}
