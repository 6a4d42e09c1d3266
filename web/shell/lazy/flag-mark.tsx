import type { Language } from '#contract/fields.ts'

import styles from './flag-mark.module.css'

/** The flag that stands for a language: the Dominican for Spanish, that of the United States for English. */
export function FlagMark({ language }: { language: Language }) {
  return (
    <svg className={styles.flag} width="24" height="16" viewBox="0 0 24 16" aria-hidden focusable="false">
      {language === 'es' ? <Dominican /> : <American />}
    </svg>
  )
}

function Dominican() {
  return (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path fill="#002d62" d="M0 0h10v6H0zM14 10h10v6H14z" />
      <path fill="#ce1126" d="M14 0h10v6H14zM0 10h10v6H0z" />
      <circle cx="12" cy="8" r="1.4" fill="#0b7a3b" />
    </>
  )
}

function American() {
  return (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path
        stroke="#b22234"
        strokeWidth="1.3"
        d="M0 .65h24M0 3.1h24M0 5.55h24M0 8h24M0 10.45h24M0 12.9h24M0 15.35h24"
      />
      <path fill="#3c3b6e" d="M0 0h11v8.6H0z" />
      <path
        stroke="#fff"
        strokeWidth=".9"
        strokeLinecap="round"
        d="M2 1.7h0m2.3 0h0m2.3 0h0m2.3 0h0M3.15 4.3h0m2.3 0h0m2.3 0h0M2 6.9h0m2.3 0h0m2.3 0h0m2.3 0h0"
      />
    </>
  )
}
