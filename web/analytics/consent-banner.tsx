import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'

import { toPath } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import styles from './consent-banner.module.css'
import { readConsent, saveConsent } from './consent.ts'

type Props = {
  /** Whether it was asked for: then the focus goes to it. */
  isAsked: boolean
  onClose: () => void
}

/** Stands over the foot of the page and keeps nobody from reading; no is as near as yes, and Esc puts it off. */
export function ConsentBanner({ isAsked, onClose }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const title = useRef<HTMLHeadingElement>(null)
  const said = readConsent()

  useEffect(() => {
    if (isAsked) title.current?.focus()
  }, [isAsked])
  useRoomBelow()

  const say = (answer: 'granted' | 'refused') => {
    saveConsent(answer)
    onClose()
  }
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.banner}
      data-floats
      aria-labelledby="consent-title"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
    >
      <h2 ref={title} id="consent-title" tabIndex={-1}>
        {t('analytics.title')}
      </h2>
      <p>
        {t('analytics.text')} <Link to={toPath('privacy', language)}>{t('analytics.privacy')}</Link>
      </p>
      {isAsked && said && <p className={styles.said}>{t(`analytics.said.${said}`)}</p>}
      <div className={styles.answers}>
        <Button isSmall look="secondary" onClick={() => say('refused')}>
          {t('analytics.refuse')}
        </Button>
        <Button isSmall look="secondary" onClick={() => say('granted')}>
          {t('analytics.accept')}
        </Button>
      </div>
    </section>,
    document.body,
  )
}

/** What the keyboard comes to is scrolled to above the banner. */
function useRoomBelow(): void {
  useEffect(() => {
    const { style } = document.documentElement
    style.scrollPaddingBottom = '220px'
    return () => {
      style.scrollPaddingBottom = ''
    }
  }, [])
}
