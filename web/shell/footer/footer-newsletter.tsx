import { useEffect, useRef } from 'react'

import { useTexts } from '../../texts.ts'
import { createLazyPiece } from '../../lazy.tsx'
import { useHasNeared } from '../../ui/use-has-neared.ts'
import styles from './footer-newsletter.module.css'

// Whoever never reads as far as here fetches nothing of it.
let wake = () => {}
const isNear = new Promise<void>((resolve) => (wake = resolve))
const written = import.meta.env.SSR ? await import('../../lead/forms/newsletter-form.tsx') : null
const NewsletterForm = createLazyPiece(
  written,
  () => import('../../lead/forms/newsletter-form.tsx'),
  'forms',
  'NewsletterForm',
  isNear,
)

/** The newsletter, for whoever has read to the end. */
export function FooterNewsletter() {
  const t = useTexts()
  const box = useRef<HTMLElement>(null)
  const hasNeared = useHasNeared(box, '300px')
  useEffect(() => {
    if (hasNeared) wake()
  }, [hasNeared])
  return (
    <section ref={box} className={styles.newsletter} aria-labelledby="newsletter">
      <div>
        <h2 id="newsletter">{t('shell.newsletter')}</h2>
        <p>{t('shell.newsletter_text')}</p>
      </div>
      <NewsletterForm />
    </section>
  )
}
