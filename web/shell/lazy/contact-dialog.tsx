import { IconBrandWhatsapp, IconClock, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react'
import { useEffect, useState } from 'react'

import { useLanguage, useTexts } from '../../texts.ts'
import { toPath } from '../../paths.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { createLazyPieces } from '../../create-lazy-pieces.ts'
import { useSite } from '../../use-site.ts'
import { useWhatsapp } from '../../lead/whatsapp/use-whatsapp.ts'
import { formatPhone, toTelephoneLink } from '../../phone.ts'
import { contactDialogId } from '../../dialog-ids.ts'
import { formatAddress } from './written-address.ts'
import styles from './contact-dialog.module.css'

const form = createLazyPieces(() => import('../../lead/forms/contact-form.tsx'), ['forms'])

// Whoever is about to open it finds the form there.
if (!import.meta.env.SSR) {
  const begin = ({ target }: Event) => {
    if (target instanceof Element && target.closest(`[commandfor=${contactDialogId}]`)) void form.load()
  }
  document.addEventListener('pointerover', begin)
  document.addEventListener('focusin', begin)
}

/** A message to the company, and how to reach it otherwise. What was written is there when it is opened again. */
export function ContactDialog() {
  const t = useTexts()
  const language = useLanguage()
  const { contact } = useSite().brand
  const whatsapp = useWhatsapp()
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const
  return (
    <Dialog id={contactDialogId} title={t('contact.title')}>
      <p className={styles.lead}>{t('contact.lead')}</p>
      <Message />
      <dl className={styles.ways}>
        <Way icon={<IconPhone {...icon} />} name={t('contact.phone')}>
          <a href={toTelephoneLink(contact.phone)}>{formatPhone(contact.phone)}</a>
        </Way>
        <Way icon={<IconMail {...icon} />} name={t('contact.email')}>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </Way>
        <Way icon={<IconMapPin {...icon} />} name={t('contact.address')}>
          {formatAddress(contact)}
        </Way>
        <Way icon={<IconClock {...icon} />} name={t('contact.hours')}>
          {contact.hours[language]}
        </Way>
      </dl>
      <div className={styles.actions}>
        <ButtonAnchor {...whatsapp({ phone: contact.whatsapp, message: t('contact.first_message') })} look="secondary">
          <IconBrandWhatsapp {...icon} />
          {t('contact.write')}
        </ButtonAnchor>
        <ButtonAnchor href={toTelephoneLink(contact.phone)} look="secondary">
          <IconPhone {...icon} />
          {t('contact.call')}
        </ButtonAnchor>
        <ButtonLink to={toPath('contact', language)} look="secondary">
          {t('contact.offices')}
        </ButtonLink>
      </div>
    </Dialog>
  )
}

/** The form, from the first time that the dialog is opened: until then it is written nowhere. */
function Message() {
  const pieces = form.use()
  const isOpened = useOpened()
  const [isWaiting, setWaiting] = useState(true)
  useEffect(() => {
    if (isOpened) void form.load().then(() => setWaiting(false))
  }, [isOpened])
  if (!isOpened || (!pieces && !isWaiting)) return null
  return (
    <div className={styles.message}>
      {pieces && (
        <pieces.ContactForm
          place="dialog"
          onSent={() => (document.getElementById(contactDialogId) as HTMLDialogElement).close()}
        />
      )}
    </div>
  )
}

/** Whether the dialog stands open or has stood so: the browser opens it by itself. */
function useOpened(): boolean {
  const [isOpened, setOpened] = useState(false)
  useEffect(() => {
    const dialog = document.getElementById(contactDialogId) as HTMLDialogElement
    const look = () => setOpened((was) => was || dialog.open)
    const watch = new MutationObserver(look)
    watch.observe(dialog, { attributeFilter: ['open'] })
    look()
    return () => watch.disconnect()
  }, [])
  return isOpened
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
