import { useEffect, useRef, useState } from 'react'

import { createLazyPieces } from '../create-lazy-pieces.ts'
import { useConsent } from './consent.ts'
import styles from './consent-choice.module.css'

const { use: useBanner, load: loadBanner } = createLazyPieces(() => import('./consent-banner.tsx'), ['analytics'])

/** Asks once whether events may be counted; the button in the footer asks again, whenever its reader likes. */
export function ConsentChoice({ label }: { label: string }) {
  const banner = useBanner()
  const said = useConsent()
  const button = useRef<HTMLButtonElement>(null)
  const [asked, setAsked] = useState<'once' | 'again' | 'put off' | null>(null)
  const isAsked = asked === 'again' || (said === null && asked !== 'put off')

  useEffect(() => {
    if (isAsked) void loadBanner()
  }, [isAsked])

  return (
    <>
      <button ref={button} type="button" className={styles.choice} onClick={() => setAsked('again')}>
        {label}
      </button>
      {isAsked && banner && (
        <banner.ConsentBanner
          isAsked={asked === 'again'}
          onClose={() => {
            setAsked('put off')
            if (asked === 'again') button.current?.focus()
          }}
        />
      )}
    </>
  )
}
