import { useState } from 'react'

import { ApiRefusal } from '../api-client.ts'
import { pathTo } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useIsLive } from '../ui/use-is-live.ts'
import { ConfirmNewsletter } from './confirm-newsletter.tsx'
import { ManageNewsletter } from './manage-newsletter.tsx'
import styles from './newsletter.module.css'

type Props = {
  link: { id: string; expires: string; signature: string }
  /** What the letter's link is for, as its address says. */
  deed: string | null
}

/** What a newsletter's link opens; until the browser has read its own address, the same for everybody. */
export function NewsletterLink({ link: { id: key, expires, signature }, deed }: Props) {
  const t = useTexts()
  const isLive = useIsLive()
  const [isOver, setOver] = useState(false)
  if (!isLive) return <output>{t('ui.loading')}</output>
  if (isOver || !signature) return <Over />
  const tell = (error: unknown) => {
    const isNone = isNoLink(error)
    if (isNone) setOver(true)
    return isNone
  }
  return deed === 'confirm' ? (
    <ConfirmNewsletter link={{ key, expires, signature }} isOver={tell} />
  ) : (
    <ManageNewsletter link={{ key, signature }} isOver={tell} />
  )
}

/** A link that leads to no subscription, or no longer. */
function Over() {
  const t = useTexts()
  return (
    <>
      <p role="alert">{t('newsletter.over')}</p>
      <div className={styles.actions}>
        <ButtonLink to={pathTo('home', useLanguage())}>{t('newsletter.home')}</ButtonLink>
      </div>
    </>
  )
}

/** Whether the API said that a link is none, whatever part of it is wrong. */
function isNoLink(error: unknown): boolean {
  return error instanceof ApiRefusal && [403, 404, 410, 422].includes(error.status)
}
